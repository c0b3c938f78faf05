import { classList } from "../class-list.ts";
import styles from "./Icon.module.css";
import { type IconName, iconIdOf } from "./icon-names.ts";

interface Props {
  name: IconName;
  className?: string | undefined;
}

/** A small picture beside words. It is hidden from assistive technology: the words carry the meaning. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={classList(styles["root"], className)} aria-hidden="true">
      <use href={`#${iconIdOf(name)}`} />
    </svg>
  );
}
