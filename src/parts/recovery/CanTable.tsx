import table from "../../ui/DataTable.module.css";
import styles from "./CanTable.module.css";

interface Props {
  /** Id of its heading. */
  labelledBy: string;
  rows: readonly { what: string; when: string }[];
}

/** "When can I …?": what a patient may do again, and when, in two columns at every width. */
export function CanTable({ labelledBy, rows }: Props) {
  return (
    <table className={`${table["root"]} ${styles["root"]}`} aria-labelledby={labelledBy}>
      <tbody>
        {rows.map(({ what, when }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
