import type { ReactNode } from "react";
import { useHref } from "../../languages/use-words.ts";
import styles from "../ArrowLink/ArrowLink.module.css";
import { classList } from "../class-list.ts";
import { Icon } from "../Icon/Icon.tsx";

interface Props {
  href: string;
  children: ReactNode;
}

/** A text link back to the parent page, arrow first. */
export function BackLink({ href, children }: Props) {
  const hrefOf = useHref();
  return (
    <a className={classList(styles["root"], styles["before"], styles["back"])} href={hrefOf(href)}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
