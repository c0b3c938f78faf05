import { paths } from "../../data/paths.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./EmergencyLine.module.css";

/** What a page that welcomes says of emergencies: one line, the same everywhere. The signs are where it leads. */
export function EmergencyLine() {
  const hrefOf = useHref();
  const words = useWords().danger;
  return (
    <p className={styles["root"]}>
      <Icon name="siren" />
      <span>
        <b className="nowrap">{words.emergency}</b>{" "}
        <a className="nowrap" href={hrefOf(`${paths.contact}#emergency`)}>
          {words.title}
        </a>
      </span>
    </p>
  );
}
