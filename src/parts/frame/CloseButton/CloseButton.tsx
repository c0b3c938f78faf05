import type { ButtonHTMLAttributes } from "react";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./CloseButton.module.css";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children"> & {
  label: string;
};

/** The close button in the corner of a dialog, menu or panel. */
export function CloseButton({ label, type = "button", ...rest }: Props) {
  return (
    <button className={styles["root"]} type={type} {...rest}>
      <Icon name="close" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
