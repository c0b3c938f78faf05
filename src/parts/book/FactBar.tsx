import { Children, type ReactNode } from "react";
import { classList } from "../../ui/class-list.ts";
import { Wrap } from "../../ui/Wrap.tsx";
import styles from "./FactBar.module.css";

interface Props {
  label: string;
  /** Not printed. */
  screenOnly?: boolean;
  /** Three or four parts, each with a heading. */
  children: ReactNode;
}

/**
 * Facts side by side, over the lower edge of a page's hero. Its columns are filled by BookingBar and ContactBar;
 * their widths are in FactBar.module.css.
 */
export function FactBar({ label, screenOnly, children }: Props) {
  return (
    <section aria-label={label} data-print={screenOnly ? "hide" : undefined}>
      <Wrap>
        <div className={classList(styles["box"], Children.count(children) > 3 && styles["four"])}>
          {children}
        </div>
      </Wrap>
    </section>
  );
}
