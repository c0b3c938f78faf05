import type { ReactNode } from "react";
import { useHref } from "../languages/use-words.ts";
import styles from "./ArrowLink.module.css";
import { classList } from "./class-list.ts";
import { Icon } from "./Icon.tsx";

interface Props {
  href: string;
  /** To the page above this one, arrow first. */
  back?: boolean;
  children: ReactNode;
}

/** A text link with an arrow, on its own line, to a page of this site. */
export function ArrowLink({ href, back, children }: Props) {
  const hrefOf = useHref();
  return (
    <a className={classList(styles["root"], back && styles["back"])} href={hrefOf(href)}>
      {back && <Icon name="arrow-left" />}
      {children}
      {!back && <Icon name="arrow-right" />}
    </a>
  );
}
