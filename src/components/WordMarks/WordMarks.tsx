import type { Picture } from "../HeadDrawing/HeadDrawing.tsx";
import styles from "./WordMarks.module.css";

/** A company or society, by name, or by a logo that shows it. */
export interface Mark {
  name: string;
  logo: Picture | undefined;
}

interface Props {
  marks: readonly Mark[];
  /** Three across instead of five. */
  few?: boolean;
  label: string;
}

/** Names of insurers or affiliations, each replaceable by a logo. */
export function WordMarks({ marks, few, label }: Props) {
  return (
    <ul className={few ? `${styles["root"]} ${styles["few"]}` : styles["root"]} aria-label={label}>
      {marks.map(({ name, logo }) => (
        <li key={name}>
          {logo === undefined ? name : <img {...logo} alt={name} loading="lazy" />}
        </li>
      ))}
    </ul>
  );
}
