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
  /** In a narrow column beside the name, which is wider where there is room. */
  beside?: boolean;
  /** Covers the positioned box around it instead of keeping a ratio of 6:7. */
  fill?: boolean;
  /** Rises out of its band. */
  rises?: boolean;
  /** In view when the page opens, so fetched at once. */
  first?: boolean;
}

/** A physician, or the initials of one without a picture. */
export function Portrait({
  of,
  plate,
  compact = false,
  beside = false,
  fill = false,
  rises,
  first,
}: Props) {
  return (
    <div
      className={classList(
        styles[fill ? "fill" : "root"],
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
          sizes={sizesOf({ compact, beside, fill })}
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

function sizesOf({ compact, beside, fill }: Record<"compact" | "beside" | "fill", boolean>) {
  if (fill) return "(min-width: 62rem) 42rem, (min-width: 44rem) 40vw, 100vw";
  if (beside) return "(min-width: 62rem) 25rem, (min-width: 44rem) 17rem, 8.75rem";
  return `(min-width: 30rem) ${compact ? 21 : 26}rem, 90vw`;
}

/** "JD" for "Jane Doe, MD". */
function initialsOf(name: string): string {
  const [person = ""] = name.split(",");
  const letters = person.split(/\s+/).map((word) => word.charAt(0));
  return `${letters[0] ?? ""}${letters.length > 1 ? letters.at(-1) : ""}`;
}
