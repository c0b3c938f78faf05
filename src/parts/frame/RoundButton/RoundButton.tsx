import type { ButtonHTMLAttributes } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icon-names.ts";
import styles from "./RoundButton.module.css";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children" | "type"> & {
  icon: IconName;
  label: string;
};

/** A step forward or back, up or down. */
export function RoundButton({ icon, label, ...rest }: Props) {
  return (
    <button className={styles["root"]} type="button" {...rest}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
