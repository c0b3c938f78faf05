import { useEnglishMark, useWords } from "../../languages/use-words.ts";
import type { Reference } from "../../schemas/reference.ts";
import { NewTabMark } from "../../ui/NewTabMark.tsx";
import { ReadMore } from "../../ui/ReadMore.tsx";
import styles from "./References.module.css";

interface Props {
  references: readonly Reference[];
}

/** The sources of a page, folded: each source with its year and a link. */
export function References({ references }: Props) {
  const { title: heading, show, hide } = useWords().references;
  const english = useEnglishMark();
  return (
    <section className={styles["root"]} aria-labelledby="references">
      <h2 id="references" className="title">
        {heading}
      </h2>
      <ReadMore labels={{ more: show, less: hide }}>
        <ol>
          {references.map(({ authors, title, source, year, url }) => (
            <li key={url}>
              <p>
                {sentence(authors)}{" "}
                <a href={url} target="_blank" rel="noopener">
                  <span lang={english}>{title}</span>&nbsp;
                  <NewTabMark />
                </a>{" "}
                {source === undefined ? "" : `${source}, `}
                {year}.
              </p>
            </li>
          ))}
        </ol>
      </ReadMore>
    </section>
  );
}

/** With a full stop, unless it ends in one. */
function sentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
