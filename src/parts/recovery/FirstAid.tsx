import type { Recovery } from "../../schemas/recovery.ts";
import type { Picture } from "../../ui/picture.ts";
import styles from "./FirstAid.module.css";
import { LineList } from "./LineList.tsx";

interface Props {
  aid: NonNullable<Recovery["firstAid"]>;
  /** The drawing that shows it, where there is one. */
  picture?: (Picture & { alt: string }) | undefined;
  level?: 2 | 3;
}

/** What to do at once, as numbered steps, with room for a drawing beside them. */
export function FirstAid({ aid: { title, steps }, picture, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles["root"]} data-picture={picture && ""}>
      <div>
        <Heading id="first-aid">{title}</Heading>
        <LineList className={styles["steps"]} lines={steps} ordered />
      </div>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
    </div>
  );
}
