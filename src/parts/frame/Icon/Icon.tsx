import { createContext, useContext } from "react";
import styles from "./Icon.module.css";
import { type IconName, iconId } from "./icon-names.ts";

interface Props {
  name: IconName;
  className?: string | undefined;
}

/** Collects the names of the icons on a page while it is rendered, for its `IconSprite`. */
export const Icons = createContext<Set<IconName> | undefined>(undefined);

/** A small picture beside words. It is hidden from assistive technology: the words carry the meaning. */
export function Icon({ name, className }: Props) {
  useContext(Icons)?.add(name);
  return (
    <svg
      className={className === undefined ? styles["root"] : `${styles["root"]} ${className}`}
      aria-hidden="true"
    >
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
