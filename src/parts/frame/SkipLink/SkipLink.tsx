import { useWords } from "../../../languages/use-words.ts";
import { classList } from "../../layout/class-list.ts";
import { buttonClasses } from "../../text/Button/button-classes.ts";
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
