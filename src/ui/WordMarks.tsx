import type { Picture } from "./picture.ts";
import styles from "./WordMarks.module.css";

/** A company or society, by name, or by a logo that shows it. */
export interface Mark {
  name: string;
  logo: Picture | undefined;
}

interface Props {
  marks: readonly Mark[];
  label: string;
}

/** Names of insurers or affiliations, each replaceable by a logo. */
export function WordMarks({ marks, label }: Props) {
  return (
    <ul className={styles["root"]} aria-label={label}>
      {marks.map(({ name, logo }) => (
        <li key={name}>
          {logo === undefined ? name : <img {...logo} alt={name} loading="lazy" />}
        </li>
      ))}
    </ul>
  );
}
