import type { ReactNode } from "react";
import styles from "./ArrowLink.module.css";
import { classList } from "./class-list.ts";
import { Icon } from "./Icon.tsx";
import { NewTabMark } from "./NewTabMark.tsx";

interface Props {
  href: string;
  /** Links to a document and shows its icon. */
  document?: boolean;
  children: ReactNode;
}

/** A text link that opens in a new tab: another site, or a document. */
export function NewTabLink({ href, document, children }: Props) {
  return (
    <a
      className={classList(styles["root"], document && styles["before"])}
      href={href}
      target="_blank"
      rel="noopener"
    >
      {document && <Icon name="document" />}
      {children}
      <NewTabMark />
    </a>
  );
}
