import styles from "./BrandMark.module.css";

/** The logo: an ear, a breath and the letter E in three strokes. The name stands beside it in words. */
export function BrandMark() {
  return (
    <svg className={styles["root"]} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M37 5H20a15 15 0 0 0 0 30h8M31 12H20a8 8 0 0 0 0 16h14M37 20H20" />
    </svg>
  );
}
