import styles from "./CanTable.module.css";

interface Props {
  rows: readonly { what: string; when: string }[];
}

/** "When can I …?": what a patient may do again, and when, a row each. */
export function CanTable({ rows }: Props) {
  return (
    <dl className={styles["root"]}>
      {rows.map(({ what, when }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  );
}
