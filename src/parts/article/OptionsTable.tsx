// biome-ignore-all lint/a11y/noRedundantRoles: written out because `display: block` removes them
// biome-ignore-all lint/a11y/useSemanticElements: the element is there, and needs its role as well
import { useWords } from "../../languages/use-words.ts";
import type { Option } from "../../schemas/sections.ts";
import { classList } from "../../ui/class-list.ts";
import table from "../../ui/DataTable.module.css";
import styles from "./OptionsTable.module.css";

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  options: readonly Option[];
}

/**
 * The nearest choices compared: a table where there is room for five columns, a card for each where there is not.
 * An empty cell is a dash in the table, and left out of a card.
 */
export function OptionsTable({ labelledBy, options }: Props) {
  const { options: words } = useWords();
  const columns = (["does", "suits", "tradeoffs", "recovery"] as const).filter((column) =>
    options.some((row) => row[column] !== undefined),
  );
  return (
    <table
      className={classList(table["root"], styles["root"])}
      role="table"
      aria-labelledby={labelledBy}
    >
      <thead role="rowgroup">
        <tr role="row">
          {(["treatment", ...columns] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles[column]}>
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {options.map((row) => (
          <tr key={row.id} role="row" id={row.id}>
            <th role="rowheader" scope="row">
              {row.name} {row.remark !== undefined && <small>{row.remark}</small>}
            </th>
            {columns.map((column) => (
              <td
                key={column}
                role="cell"
                className={classList(row[column] === undefined && styles["empty"])}
              >
                {/* In a card; the table has it at the head of the column. */}
                <span aria-hidden="true">{words[column]}</span>{" "}
                {row[column] ?? (
                  <>
                    <i aria-hidden="true">–</i>
                    <b className="visually-hidden">{words.none}</b>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
