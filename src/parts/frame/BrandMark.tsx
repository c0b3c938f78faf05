import { useContext } from "react";
import { classList } from "../../ui/class-list.ts";
import { PracticeLookContext } from "../pictures/practice-look.ts";
import styles from "./BrandMark.module.css";

/** The practice's mark, where it has one. The name is beside it in words. */
export function BrandMark() {
  const { mark } = useContext(PracticeLookContext);
  if (mark === undefined) return null;
  return (
    <svg
      className={classList(styles["root"], mark.filled && styles["filled"])}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <path d={mark.d} />
    </svg>
  );
}
