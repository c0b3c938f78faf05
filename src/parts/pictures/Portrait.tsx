import { classList } from "../../ui/class-list.ts";
import { DrawingOrPhotograph } from "../../ui/DrawingOrPhotograph.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import styles from "./Portrait.module.css";

/** A physician to be shown. */
export interface Portrayed {
  /** Name with degree. */
  name: string;
  title: string;
  /** Undefined where the practice has neither a photograph nor a drawing. */
  portrait: ShownPicture | undefined;
}

interface Props {
  of: Portrayed;
  /** Name and title on a plate over the lower edge, where the name is not the heading beside it. */
  plate?: boolean;
  compact?: boolean;
  /** Covers the positioned box around it instead of keeping a ratio of 6:7. */
  fill?: boolean;
  /** Rises out of its band. */
  rises?: boolean | undefined;
  /** In view when the page opens, so fetched at once. */
  first?: boolean | undefined;
}

/** A physician, or the initials of one without a picture. On a phone no wider than 8.75rem. */
export function Portrait({ of, plate, compact = false, fill = false, rises, first }: Props) {
  return (
    <div
      className={classList(
        styles[fill ? "fill" : "root"],
        plate && styles["plated"],
        compact && styles["compact"],
        rises && styles["rises"],
      )}
    >
      {of.portrait === undefined ? (
        <span className={styles["initials"]} aria-hidden="true">
          {initialsOf(of.name)}
        </span>
      ) : (
        <DrawingOrPhotograph
          picture={of.portrait}
          sizes={sizesOf({ compact, fill })}
          first={first}
        />
      )}
      {plate && (
        <p className={styles["plate"]}>
          <b>{of.name}</b>
          {of.title}
        </p>
      )}
    </div>
  );
}

function sizesOf({ compact, fill }: Record<"compact" | "fill", boolean>) {
  const wide = fill ? "42rem" : compact ? "18rem" : "20rem";
  const middle = fill ? "40vw" : compact ? "18rem" : "17rem";
  return `(min-width: 62rem) ${wide}, (min-width: 44rem) ${middle}, 8.75rem`;
}

/** "JD" for "Jane Doe, MD". */
function initialsOf(name: string): string {
  const [person = ""] = name.split(",");
  const letters = person.split(/\s+/).map((word) => word.charAt(0));
  return `${letters[0] ?? ""}${letters.length > 1 ? letters.at(-1) : ""}`;
}
