import { DrawingOrPhotograph } from "../../ui/DrawingOrPhotograph.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import styles from "./RoomPictures.module.css";

/** The door and the rooms, side by side where there is room. */
export function RoomPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <ul className={styles["root"]} data-print="hide">
      {pictures.map((picture) => (
        <li key={picture.src}>
          <DrawingOrPhotograph
            picture={picture}
            sizes="(min-width: 62rem) 30vw, (min-width: 44rem) 45vw, 90vw"
          />
        </li>
      ))}
    </ul>
  );
}
