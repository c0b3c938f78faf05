import { useWords } from "../../languages/use-words.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { classList } from "../../ui/class-list.ts";
import styles from "./SkipLink.module.css";

/** The first stop of the Tab key: skips header and navigation. */
export function SkipLink() {
  const words = useWords();
  return (
    <a className={classList(buttonClasses({}), styles["root"])} href="#main" data-print="hide">
      {words.frame.skipToContent}
    </a>
  );
}
