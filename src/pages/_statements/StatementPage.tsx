import { useWords } from "../../languages/use-words.ts";
import { CalendarDay } from "../../parts/hours/CalendarDay/CalendarDay.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { Split } from "../../parts/layout/Split/Split.tsx";
import { OnThisPage } from "../../parts/service/OnThisPage/OnThisPage.tsx";
import { ArrowLink } from "../../parts/text/ArrowLink/ArrowLink.tsx";
import { Article } from "../../parts/text/Article/Article.tsx";
import { Note } from "../../parts/text/Note/Note.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import type { Statement } from "../../schemas/statement.ts";
import type { ViewProps } from "../_view-props.ts";
import styles from "./StatementPage.module.css";

/** Privacy, terms or accessibility: a list of sections that stays in view, and the sections. */
export function StatementPage({
  trail,
  page: { title, updated, template, sections },
}: ViewProps<Statement>) {
  const words = useWords();
  return (
    <Band top>
      <PageHead trail={trail} title={title}>
        <p className="soft">
          {words.statement.updated} <CalendarDay date={updated} />
        </p>
        {template && <Note {...template} urgent level={2} />}
      </PageHead>
      <Split>
        <div className={styles["contents"]}>
          <OnThisPage entries={sections.map(({ id, title: name }) => ({ id, name }))} />
        </div>
        <div className={styles["sections"]}>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id}>
              <h2>{name}</h2>
              <Article text={body} />
            </section>
          ))}
          <ArrowLink back href="/">
            {words.returnHome}
          </ArrowLink>
        </div>
      </Split>
    </Band>
  );
}
