import styles from "./PreviewNotice.module.css";

/** One small line on every page of a preview, so that nobody mistakes its examples for facts. */
export function PreviewNotice() {
  return (
    <aside className={styles["root"]} aria-label="About this preview">
      <p>This is a preview. The site is not open yet, and its facts may be examples.</p>
    </aside>
  );
}
