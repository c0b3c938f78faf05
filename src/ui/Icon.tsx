import { createContext, useContext } from "react";
import styles from "./Icon.module.css";
import { type IconName, iconId } from "./icon-names.ts";

interface Props {
  name: IconName;
  className?: string | undefined;
}

/** Collects the names of the icons on a page while it is rendered, for its `IconSprite`. */
export const Icons = createContext<Set<IconName> | undefined>(undefined);

/** Puts icons into the sprite that the browser alone renders. */
export function useIcons(names: readonly IconName[]): void {
  const icons = useContext(Icons);
  for (const name of names) icons?.add(name);
}

/** A small picture beside words. It is hidden from assistive technology: the words carry the meaning. */
export function Icon({ name, className }: Props) {
  useIcons([name]);
  return (
    <svg
      className={className === undefined ? styles["root"] : `${styles["root"]} ${className}`}
      aria-hidden="true"
    >
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
