import office from "../../art/office.svg";
import styles from "./OfficePicture.module.css";

/** A drawing of the building, in view when its page opens. */
export function OfficePicture({ alt }: { alt: string }) {
  return (
    <img
      className={styles["root"]}
      src={office.src}
      alt={alt}
      width={office.width}
      height={office.height}
      fetchPriority="high"
      data-print="hide"
    />
  );
}
