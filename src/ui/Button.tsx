import type { ButtonHTMLAttributes } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";

type Props = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** A button that acts on this page. */
export function Button({ outline, size, wide, type = "button", ...rest }: Props) {
  return <button type={type} className={buttonClasses({ outline, size, wide })} {...rest} />;
}
