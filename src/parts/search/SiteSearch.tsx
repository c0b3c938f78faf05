import { useContext } from "react";
import { paths } from "../../data/paths.ts";
import type { Practice } from "../../data/practice.ts";
import type { Sign } from "../../data/signs.ts";
import { type Language, languages } from "../../languages/languages.ts";
import { PathsContext, useHref, useLanguage, useWords } from "../../languages/use-words.ts";
import type { Level } from "../../schemas/levels.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { Note } from "../../ui/Note.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { CallOffice } from "../book/CallOffice.tsx";
import { CrisisNote } from "../signs/CrisisNote.tsx";
import { LevelCard } from "../signs/LevelCard.tsx";
import { isEmergency } from "../signs/level-looks.ts";
import { SignsCard } from "../signs/SignsCard.tsx";
import styles from "./SiteSearch.module.css";
import { remarkId } from "./search-engine.ts";

interface Props {
  practice: Pick<Practice, "levels" | "youngChild" | "otherLanguages" | "phone" | "phoneHref">;
  /** Those for everybody, for when the search cannot say what is urgent. */
  signs: readonly Sign[];
  label: string;
  button: string;
  /** URL of the search index. */
  indexPath: string;
  /** On the page for unknown URLs: suggests pages instead of searching. */
  guess?: boolean;
  /** Below the field: where else to look. Always rendered, since the script may never load. */
  fallback?: string;
  /** After "Nothing was found": other ways to go on. */
  otherwise?: string;
  /** Answers that no other page has. */
  /** With a number that takes calls and texts for thoughts of suicide. */
  remarks?: readonly { title: string; text: string; number?: string }[];
}

/** Searches the whole site. Without its script the form leads to the search page, which lists every page. */
export function SiteSearch({
  practice,
  signs,
  label,
  button,
  indexPath,
  guess,
  fallback,
  otherwise,
  remarks = [],
}: Props) {
  const words = useWords().search;
  return (
    <div
      className={styles["root"]}
      data-module="site-search"
      data-index={indexPath}
      data-words={JSON.stringify(words)}
      data-guess={guess || undefined}
      data-print="hide"
    >
      <SearchForm label={label} button={button} />
      {fallback !== undefined && (
        <p className="soft">
          <Prose text={fallback} />
        </p>
      )}
      {!guess && <Cards practice={practice} remarks={remarks} />}
      <div aria-live="polite">
        {!guess && <Offers practice={practice} />}
        <div className={styles["answers"]} tabIndex={-1} data-answers="" />
        {/* Without the index, the search cannot say what is urgent. */}
        <div hidden data-unknown="">
          <SignsCard id="emergency" practice={practice} signs={signs} />
        </div>
      </div>
      <p role="status" tabIndex={-1} />
      {otherwise !== undefined && (
        <p hidden data-otherwise="">
          <Prose text={otherwise} />
        </p>
      )}
      <div data-results="">
        <LinkIndex entries={[]} long />
        {!guess && (
          <details hidden>
            <summary>
              {words.more}
              <Icon name="chevron-down" />
            </summary>
            <LinkIndex entries={[]} long />
          </details>
        )}
      </div>
    </div>
  );
}

/** The answers for the script to copy: one for each level, and those that no other page has. */
function Cards({ practice, remarks }: Required<Pick<Props, "practice" | "remarks">>) {
  return (
    <>
      {(Object.keys(practice.levels) as Level[]).map((level) => (
        <div key={level} hidden data-level={level}>
          <LevelCard level={level} title={practice.levels[level].title} headingLevel={2}>
            <p />
            {practice.levels[level].text !== undefined && (
              <p>
                <Prose text={practice.levels[level].text} />
              </p>
            )}
            {level === "call-today" && <CallOffice practice={practice} />}
            {practice.youngChild !== undefined && !isEmergency(level) && (
              <p>
                <Prose text={practice.youngChild} />
              </p>
            )}
          </LevelCard>
        </div>
      ))}
      {remarks.map((remark, index) => (
        <div key={remark.title} id={remarkId(index)} hidden>
          {remark.number === undefined ? (
            <Note {...remark} level={2} />
          ) : (
            <CrisisNote {...remark} number={remark.number} />
          )}
        </div>
      ))}
    </>
  );
}

/**
 * For a query in another language: a link to the same search there, or the practice’s line in it until its pages are
 * public.
 */
function Offers({ practice }: Pick<Props, "practice">) {
  const current = useLanguage();
  const { translations } = useContext(PathsContext);
  const others = (Object.keys(languages) as Language[]).filter((language) => language !== current);
  return others.map((language) => {
    const path = translations[language];
    const line = language === "en" ? undefined : practice.otherLanguages?.[language];
    return (
      <p key={language} hidden lang={language} tabIndex={-1} data-offer="">
        {path === undefined ? (
          line && <Prose text={line} />
        ) : (
          <a href={path} hrefLang={language} data-query="">
            {languages[language].search.inThis}
          </a>
        )}
      </p>
    );
  });
}

function SearchForm({ label, button }: Pick<Props, "label" | "button">) {
  const hrefOf = useHref();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search>
    <form action={hrefOf(paths.search)} role="search">
      <label htmlFor="site-search">{label}</label>
      <Actions>
        <input
          className="field"
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
  );
}
