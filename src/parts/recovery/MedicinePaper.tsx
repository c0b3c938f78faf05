import type { Practice } from "../../data/practice.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Prose } from "../../ui/Prose.tsx";
import { Doses } from "./Doses.tsx";
import { LineList } from "./LineList.tsx";
import type { Line } from "./line.ts";
import styles from "./MedicinePaper.module.css";

interface Props {
  page: PageContent<"pain-medicine">;
  /** Heading of the operation, and what applies to it. */
  operation: string;
  lines: readonly Line[];
  words: PageContent<"recovery">["operation"];
  office: Pick<Practice, "brand" | "addressLines" | "phone" | "fax" | "siteUrl" | "onCall">;
}

/** Days that fit into the table of what was given. */
const logged = 7;

const countTo = (count: number) => [...Array(count).keys()];

/** The page on pain medicine as the second page of a sheet: on paper alone. */
export function MedicinePaper({ page, operation, lines, words, office }: Props) {
  const { hero, doses, poison, log, parts } = page;
  const { phone } = office.onCall ?? office;
  const numbers = [
    { title: words.cards.night.title, number: phone },
    { title: poison.title, number: poison.number },
  ];
  return (
    <div className={styles["root"]} inert>
      <div className={styles["head"]}>
        <div>
          <p className={styles["title"]}>{hero.title}</p>
          <p>
            {operation}. {words.paper.page}.
          </p>
        </div>
        {numbers.map(({ title, number }) => (
          <div key={title}>
            <p>
              <b>{title}</b>
            </p>
            <p className={styles["number"]}>{number}</p>
          </div>
        ))}
      </div>
      <LineList className={styles["lines"]} lines={lines} />
      <Doses doses={doses} toFill />
      <p>
        <Prose text={doses.note} />
      </p>
      <table className={styles["log"]}>
        <caption>{log.title}</caption>
        <thead>
          <tr>
            <th scope="col">{log.day}</th>
            {log.medicines.map(({ name, times }) => (
              <th key={name} scope="colgroup" colSpan={times}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countTo(logged).map((day) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {log.medicines.flatMap(({ name, times }) =>
                countTo(times).map((at) => <td key={`${name} ${at}`} />),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles["parts"]}>
        {parts.map(({ id, title, lines: rules }) => (
          <div key={id}>
            <p className={styles["part"]}>{title}</p>
            <LineList className={styles["lines"]} lines={rules} />
          </div>
        ))}
      </div>
      <p className={styles["foot"]}>
        {[
          office.brand,
          ...office.addressLines,
          office.phone,
          office.fax && `Fax ${office.fax}`,
          new URL(office.siteUrl).host,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}
