import type { ReactNode } from "react";
import styles from "./Checklist.module.css";
import { classList } from "./class-list.ts";

interface Props {
  name: string;
  className?: string | undefined;
  /** Rows of a list, each a label with a checkbox that has no name, and what is around it. */
  children: ReactNode;
}

/**
 * Boxes to tick. They have no name, so nothing can be sent, and their form keeps browsers from ticking
 * them again after a reload, or in a restored tab: on a box itself HTML knows no autocomplete.
 */
export function Checklist({ name, className, children }: Props) {
  return (
    <form className={classList(styles["root"], className)} autoComplete="off" aria-label={name}>
      {/* Without one, HTML lets Enter on a box submit the form, which would load the page again. */}
      <button type="submit" disabled hidden />
      {children}
    </form>
  );
}
