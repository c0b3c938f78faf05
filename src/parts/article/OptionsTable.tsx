// biome-ignore-all lint/a11y/noRedundantRoles: written out because `display: block` removes them
// biome-ignore-all lint/a11y/useSemanticElements: the element is there, and needs its role as well
import { useHref, useWords } from "../../languages/use-words.ts";
import type { Option } from "../../schemas/sections.ts";
import { classList } from "../../ui/class-list.ts";
import table from "../../ui/DataTable.module.css";
import styles from "./OptionsTable.module.css";

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Those of this page. */
  options: readonly Option[];
  /** Those of other pages, to compare with. */
  others?: readonly (Option & { path: string })[] | undefined;
}

/**
 * The nearest choices compared: a table where there is room for five columns, a card for each where there is not.
 * An empty cell is a dash in the table, and left out of a card.
 */
export function OptionsTable({ labelledBy, options, others = [] }: Props) {
  const { options: words } = useWords();
  const hrefOf = useHref();
  const rows = [...options.map((option) => ({ ...option, path: undefined })), ...others];
  const columns = (["does", "suits", "tradeoffs", "recovery"] as const).filter((column) =>
    rows.some((row) => row[column] !== undefined),
  );
  // Marks where the reader is, among the choices of other pages.
  const [here] = options.length === 1 && others.length > 0 ? options : [];
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
        {rows.map((row) => (
          <tr
            key={`${row.path} ${row.id}`}
            role="row"
            id={row.path === undefined ? row.id : undefined}
            className={classList(
              row.path === undefined && row.id === here?.id && `${styles["here"]} framed`,
            )}
          >
            <th role="rowheader" scope="row">
              {row.path === undefined ? row.name : <a href={hrefOf(row.path)}>{row.name}</a>}{" "}
              {row.remark !== undefined && <small>{row.remark}</small>}
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
