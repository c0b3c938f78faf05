import styles from "./Button.module.css";
import { classList } from "./class-list.ts";

/** How a button looks, whether it is a `<button>` or a link. */
export interface ButtonLook {
  /** Outline for the second action beside a solid one. */
  outline?: boolean | undefined;
  /** Small: 44 px high, for the header. Tall: 60 px within its border, for booking. */
  size?: "small" | "tall" | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export function buttonClasses({ outline, size, wide }: ButtonLook): string | undefined {
  return classList(
    styles["root"],
    outline && styles["outline"],
    size && styles[size],
    wide && styles["wide"],
  );
}
