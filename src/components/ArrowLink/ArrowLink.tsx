import type { ReactNode } from "react";
import { NewTabMark } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./ArrowLink.module.css";

interface Props {
  href: string;
  children: ReactNode;
}

/** A text link with an arrow, on its own line, to a page of this site. */
export function ArrowLink({ href, children }: Props) {
  return (
    <a className={styles["root"]} href={href}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}

/** The way back, arrow first. */
export function BackLink({ href, children }: Props) {
  return (
    <a className={`${styles["root"]} ${styles["back"]}`} href={href}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}

/** A text link that opens in a new tab: another site, or a document. */
export function NewTabLink({ href, document = false, children }: Props & { document?: boolean }) {
  return (
    <a className={styles["root"]} href={href} target="_blank" rel="noopener">
      {document && <Icon name="document" />}
      {children}
      <NewTabMark />
    </a>
  );
}
