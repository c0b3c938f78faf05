import { Actions } from "../../components/Actions/Actions.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { LinkIndex } from "../../components/LinkIndex/LinkIndex.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { NotLoaded } from "../../islands/NotLoaded.tsx";
import { useHref, useWords } from "../../languages/use-words.ts";
import styles from "./SiteSearch.module.css";

/** What is said before all results to a query with one of the words, and none of `unless`. */
export interface SearchAnswer {
  words: readonly string[];
  unless?: readonly string[] | undefined;
  title: string;
  text: string;
  urgent?: boolean;
}

interface Props {
  label: string;
  button: string;
  /** URL of the search index. */
  indexPath: string;
  /** On the page for unknown URLs: suggests pages instead of searching. */
  guess?: boolean;
  /** Shown instead of results when JavaScript is off. */
  scriptless?: string;
  /** Follows the words that nothing was found: other ways to go on. */
  otherwise?: string;
  answers?: readonly SearchAnswer[];
}

/** Searches the whole site. Without its script the form leads to the search page, which lists every page. */
export function SiteSearch({
  label,
  button,
  indexPath,
  guess,
  scriptless,
  otherwise,
  answers = [],
}: Props) {
  const hrefOf = useHref();
  const words = useWords().search;
  return (
    <div
      className={styles["root"]}
      data-island="SiteSearch"
      data-start=""
      data-index={indexPath}
      data-words={JSON.stringify(words)}
      data-guess={guess || undefined}
      data-print="hide"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <form action={hrefOf("/search")} role="search">
        <label htmlFor="site-search">{label}</label>
        <Actions>
          <input
            id="site-search"
            type="search"
            name="q"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{button}</Button>
        </Actions>
      </form>
      {scriptless !== undefined && (
        <p className={styles["scriptless"]}>
          <Prose text={scriptless} />
        </p>
      )}
      <div aria-live="polite">
        {answers.map(({ words, unless, ...note }) => (
          <div
            key={note.title}
            hidden
            tabIndex={-1}
            data-answer={JSON.stringify({ words, unless })}
          >
            <Note {...note} level={2} />
          </div>
        ))}
      </div>
      <p role="status" tabIndex={-1} />
      {!guess && <NotLoaded />}
      {otherwise !== undefined && (
        <p hidden data-otherwise="">
          <Prose text={otherwise} />
        </p>
      )}
      <LinkIndex entries={[]} long />
    </div>
  );
}
