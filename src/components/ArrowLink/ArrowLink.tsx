import type { ReactNode } from "react";
import { useHref } from "../../languages/use-words.ts";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./ArrowLink.module.css";

interface Props {
  href: string;
  children: ReactNode;
}

/** A text link with an arrow, on its own line, to a page of this site. */
export function ArrowLink({ href, children }: Props) {
  const hrefOf = useHref();
  return (
    <a className={styles["root"]} href={hrefOf(href)}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
