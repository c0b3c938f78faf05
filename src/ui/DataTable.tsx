// biome-ignore-all lint/a11y/noRedundantRoles: written out because `display: block` removes them
// biome-ignore-all lint/a11y/useSemanticElements: the element is there, and needs its role as well
import styles from "./DataTable.module.css";

interface Props {
  caption: string;
  columns: readonly string[];
  /** Cells, row by row. The first of a row is its heading. */
  rows: readonly (readonly string[])[];
}

/**
 * A small table. Where its columns do not fit, each cell is below the name of its column. Roles are written
 * out, because `display: block` would remove them.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <table className={`${styles["root"]} ${styles["cards"]}`} role="table">
      <caption className="title">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first = "", ...rest]) => (
          <tr key={first} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]} role="cell">
                <span aria-hidden="true">{columns[index + 1]}</span> {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
