import styles from "./SkipLink.module.css";

/** The first stop of the Tab key: skips header and navigation. */
export function SkipLink() {
  return (
    <a className={styles["root"]} href="#main" data-print="hide">
      Skip to main content
    </a>
  );
}
