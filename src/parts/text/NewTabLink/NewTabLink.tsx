import type { ReactNode } from "react";
import { Icon } from "../../frame/Icon/Icon.tsx";
import { classList } from "../../layout/class-list.ts";
import styles from "../ArrowLink/ArrowLink.module.css";
import { NewTabMark } from "../NewTabMark/NewTabMark.tsx";

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
