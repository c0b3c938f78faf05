import { classList } from "../../layout/class-list.ts";
import type { Picture } from "../../layout/picture.ts";
import styles from "./WordMarks.module.css";

/** A company or society, by name, or by a logo that shows it. */
export interface Mark {
  name: string;
  logo: Picture | undefined;
}

interface Props {
  marks: readonly Mark[];
  /** Most columns, where there is room. */
  columns?: 3 | 5;
  label: string;
}

/** Names of insurers or affiliations, each replaceable by a logo. */
export function WordMarks({ marks, columns = 5, label }: Props) {
  return (
    <ul className={classList(styles["root"], columns === 3 && styles["three"])} aria-label={label}>
      {marks.map(({ name, logo }) => (
        <li key={name}>
          {logo === undefined ? name : <img {...logo} alt={name} loading="lazy" />}
        </li>
      ))}
    </ul>
  );
}
