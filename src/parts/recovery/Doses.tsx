import type { PageContent } from "../../schemas/pages.ts";
import table from "../../ui/DataTable.module.css";
import { Prose } from "../../ui/Prose.tsx";

type Page = PageContent<"pain-medicine">;

/** Every dose: how long to wait, and how much in a day. On paper with a column to write our own. */
export function Doses({ doses, toFill }: { doses: Page["doses"]; toFill?: boolean }) {
  const { title, wait, most, ours, rows } = doses;
  return (
    <table className={`${table["root"]} ${table["cards"]}`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{title}</span>
          </th>
          <th scope="col">{wait}</th>
          <th scope="col">{most}</th>
          {toFill && <th scope="col">{ours}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>
              <span>{wait}</span>
              <Prose text={row.wait} />
            </td>
            <td>
              <span>{most}</span>
              <Prose text={row.most} />
            </td>
            {toFill && <td />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
