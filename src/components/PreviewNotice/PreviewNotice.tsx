import { useWords } from "../../languages/use-words.ts";
import styles from "./PreviewNotice.module.css";

/** One small line on every page of a preview, so that nobody mistakes its examples for facts. */
export function PreviewNotice() {
  const words = useWords();
  return (
    <aside className={styles["root"]} aria-label={words.frame.aboutPreview}>
      <p>{words.frame.preview}</p>
    </aside>
  );
}
