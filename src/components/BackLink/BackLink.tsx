import type { ReactNode } from "react";
import styles from "../ArrowLink/ArrowLink.module.css";
import { classList } from "../class-list.ts";
import { Icon } from "../Icon/Icon.tsx";

interface Props {
  href: string;
  children: ReactNode;
}

/** A text link back to the parent page, arrow first. */
export function BackLink({ href, children }: Props) {
  return (
    <a className={classList(styles["root"], styles["back"])} href={href}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
