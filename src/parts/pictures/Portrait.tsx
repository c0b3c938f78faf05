import { classList } from "../../ui/class-list.ts";
import { DrawingOrPhotograph } from "../../ui/DrawingOrPhotograph.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import styles from "./Portrait.module.css";

interface Props {
  picture: ShownPicture;
  /** Name and title on a plate over the lower edge; left out where the name is the heading beside it. */
  plate?: { name: string; title: string };
  compact?: boolean;
  /** Covers the positioned box around it instead of keeping a ratio of 6:7. */
  fill?: boolean;
  /** Rises out of its band. */
  rises?: boolean;
  /** In view when the page opens, so fetched at once. */
  first?: boolean;
}

/** A physician. */
export function Portrait({ picture, plate, compact, fill, rises, first }: Props) {
  return (
    <div
      className={classList(
        styles[fill ? "fill" : "root"],
        compact && styles["compact"],
        rises && styles["rises"],
      )}
    >
      <DrawingOrPhotograph
        picture={picture}
        sizes={
          fill
            ? "(min-width: 62rem) 42rem, (min-width: 44rem) 40vw, 100vw"
            : `(min-width: 30rem) ${compact ? 21 : 26}rem, 90vw`
        }
        first={first}
      />
      {plate && (
        <p className={styles["plate"]}>
          <b>{plate.name}</b>
          {plate.title}
        </p>
      )}
    </div>
  );
}
