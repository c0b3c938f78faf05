import type { ButtonHTMLAttributes } from "react";
import { classList } from "./class-list.ts";
import { Icon } from "./Icon.tsx";
import styles from "./IconButton.module.css";
import type { IconName } from "./icon-names.ts";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children" | "type"> & {
  icon: IconName;
  label: string;
  /** A step forward or back, up or down. */
  round?: boolean;
};

/** A button with a sign in place of words, as in the corner of a dialog. */
export function IconButton({ icon, label, round, ...rest }: Props) {
  return (
    <button className={classList(styles["root"], round && styles["round"])} type="button" {...rest}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
