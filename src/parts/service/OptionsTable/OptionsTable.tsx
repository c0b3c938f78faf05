// biome-ignore-all lint/a11y/noRedundantRoles: written out because `display: block` takes them away
// biome-ignore-all lint/a11y/useSemanticElements: the element is there, and needs its role as well
import { useWords } from "../../../languages/use-words.ts";
import type { SectionOf } from "../../../schemas/sections.ts";
import styles from "./OptionsTable.module.css";

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  groups: SectionOf<"options">["groups"];
}

/**
 * Treatments compared: a table where there is room for six columns, a card for each treatment where
 * there is not. Roles are written out, because `display: block` would take them away.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function OptionsTable({ labelledBy, groups }: Props) {
  const { options: words } = useWords();
  const columns = ["does", "suits", "tradeoffs", "recovery", "plans"] as const;
  return (
    <table className={styles["root"]} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.treatment}
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, options }) => (
        <tbody key={title} role="rowgroup">
          <tr className={styles["group"]} role="row">
            <th role="rowheader" colSpan={columns.length + 1} scope="rowgroup">
              {title}
            </th>
          </tr>
          {options.map((option) => (
            <tr key={option.id} role="row">
              <th role="rowheader" scope="row">
                {option.name}
                {option.remark !== undefined && <small>{option.remark}</small>}
              </th>
              {columns.map((column) => (
                <td key={column} role="cell">
                  {/* In a card; the table has it at the head of the column. */}
                  <span aria-hidden="true">{words[column]}</span> {option[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
