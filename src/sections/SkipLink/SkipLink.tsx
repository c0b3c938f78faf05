import styles from "./SkipLink.module.css";

/** The first stop of the Tab key: past header and navigation, straight to what the page says. */
export function SkipLink() {
  return (
    <a className={styles["root"]} href="#main" data-print="hide">
      Skip to main content
    </a>
  );
}
