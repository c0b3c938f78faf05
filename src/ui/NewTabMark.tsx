import { useWords } from "../languages/use-words.ts";
import { Icon } from "./Icon.tsx";
import styles from "./NewTabMark.module.css";

/** An arrow, and words for assistive technology: the link opens in a new tab (WCAG 3.2.5). */
export function NewTabMark() {
  return (
    <>
      <Icon name="arrow-up-right" className={styles["root"]} />
      <span className="visually-hidden">{useWords().opensInNewTab}</span>
    </>
  );
}
