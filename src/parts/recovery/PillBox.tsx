import type { PageContent } from "../../schemas/pages.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { LineList } from "./LineList.tsx";
import type { Line } from "./line.ts";
import styles from "./PillBox.module.css";

interface Props {
  title: string;
  lines: readonly Line[];
  /** Doses for children are here too. */
  forChildren: boolean;
  /** The page on pain medicine, which alone has doses; undefined where there is none. */
  page: PageContent<"pain-medicine"> | undefined;
  link: { label: string; path: string };
}

/** Pain medicine after one operation: a few lines, and a small table drawn from the page on pain medicine. */
export function PillBox({ title, lines, forChildren, page, link }: Props) {
  const rows = page?.doses.rows.filter(
    ({ brief, whom }) => brief !== undefined && (forChildren || whom !== "child"),
  );
  return (
    <div className={styles["root"]}>
      <h2 id="pain-medicine">{title}</h2>
      <LineList className={styles["lines"]} lines={lines} />
      {page && rows && (
        <>
          <table className={styles["doses"]} aria-labelledby="pain-medicine">
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{title}</span>
                </th>
                <th scope="col">{page.doses.wait}</th>
                <th scope="col">{page.doses.most}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, brief, whom, wait, most }) => (
                <tr key={name} data-whom={whom}>
                  <th scope="row">{brief}</th>
                  <td>
                    <Prose text={wait} />
                  </td>
                  <td>
                    <Prose text={most} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles["foot"]}>
            <p>
              <Prose text={page.poison.brief} />
            </p>
            <ArrowLink href={link.path}>{link.label}</ArrowLink>
          </div>
        </>
      )}
    </div>
  );
}
