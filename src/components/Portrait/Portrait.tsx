import type { Picture } from "../HeadDrawing/HeadDrawing.tsx";
import styles from "./Portrait.module.css";

interface Props {
  picture: Picture;
  alt: string;
  /** Name and title on a plate over the lower edge; left out where the name is the heading beside it. */
  plate?: { name: string; title: string };
  small?: boolean;
  rises?: boolean;
  /** In view when the page opens, so fetched at once. */
  first?: boolean;
}

/** The physician, six wide to seven high. */
export function Portrait({ picture, alt, plate, small, rises, first }: Props) {
  return (
    <div
      className={[styles["root"], small && styles["small"], rises && styles["rises"]]
        .filter(Boolean)
        .join(" ")}
    >
      <img {...picture} alt={alt} {...(first ? { fetchPriority: "high" } : { loading: "lazy" })} />
      {plate && (
        <p className={styles["plate"]}>
          <b>{plate.name}</b>
          {plate.title}
        </p>
      )}
    </div>
  );
}
