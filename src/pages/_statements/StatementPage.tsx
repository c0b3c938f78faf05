import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { Article } from "../../components/Article/Article.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { CalendarDay } from "../../components/CalendarDay/CalendarDay.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { OnThisPage } from "../../components/OnThisPage/OnThisPage.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { useWords } from "../../languages/use-words.ts";
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
