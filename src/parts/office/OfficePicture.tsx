import { DrawingOrPhotograph } from "../../ui/DrawingOrPhotograph.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import styles from "./OfficePicture.module.css";

/** The building or a room of the office, in view when its page opens. */
export function OfficePicture({ picture }: { picture: ShownPicture }) {
  return (
    <div className={styles["root"]} data-print="hide">
      <DrawingOrPhotograph
        picture={picture}
        sizes="(min-width: 76rem) 36rem, (min-width: 44rem) 45vw, 90vw"
        first
      />
    </div>
  );
}
