import type { ReactNode } from "react";
import { classList } from "./class-list.ts";
import styles from "./Split.module.css";

interface Props {
  /** Halves instead of 5:7. */
  even?: boolean;
  /** Centered against each other instead of aligned at the top. */
  middle?: boolean;
  /** One below the other up to 62rem, where a list at the right has room for two columns. */
  late?: boolean;
  children: ReactNode;
}

/** Two parts side by side, heading left and content right, one below the other where it is narrow. */
export function Split({ even, middle, late, children }: Props) {
  return (
    <div
      className={classList(
        styles["root"],
        even && styles["even"],
        middle && styles["middle"],
        late && styles["late"],
      )}
    >
      {children}
    </div>
  );
}
