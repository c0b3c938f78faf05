import { useWords } from "../../languages/use-words.ts";
import { OnThisPage } from "../../parts/article/OnThisPage.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import type { Statement } from "../../schemas/statement.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Article } from "../../ui/Article.tsx";
import { Band } from "../../ui/Band.tsx";
import { CalendarDay } from "../../ui/CalendarDay.tsx";
import { Note } from "../../ui/Note.tsx";
import { Split } from "../../ui/Split.tsx";
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
