import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Slot } from "../../browser/Slot.tsx";
import type { OpeningTimes } from "../../data/hours.ts";
import { paths } from "../../data/paths.ts";
import { type Language, languages } from "../../languages/languages.ts";
import { LanguageContext, useHref, useLanguage, useWords } from "../../languages/use-words.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon, useIcons } from "../../ui/Icon.tsx";
import { LinkedText } from "../../ui/LinkedText.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { NoteFrame } from "../../ui/NoteFrame.tsx";
import { CallOffice } from "../book/CallOffice.tsx";
import { isClosed } from "../office/OpenStatus/open-status.ts";
import { CrisisNote } from "../signs/CrisisNote.tsx";
import { LevelCard } from "../signs/LevelCard.tsx";
import { isEmergency } from "../signs/level-looks.ts";
import type { UrgentSign } from "./alarms.ts";
import styles from "./SiteSearch.module.css";
import type { Care, PageEntry, Results, SearchUrls } from "./search-engine.ts";

/** Debounce: milliseconds after the last keystroke before searching and announcing. */
const debounceTime = 300;

/** In characters, so that an emoji is never cut in two. Longer queries are cut. */
const maxQueryLength = 100;

/** Results that are listed; the others are folded. */
const listed = 5;

export interface SiteSearchProps {
  label: string;
  button: string;
  /** The office, for what a box says to do. */
  office: { phone: string; phoneHref: string; opening: OpeningTimes };
  /** The files of each language that has any, and its page of the search. */
  urls: SearchUrls & Readonly<Partial<Record<Language, { page: string }>>>;
  /** On the page for unknown URLs: suggests pages instead of searching. */
  guess?: boolean;
  /** What the server alone renders. */
  slots?: {
    /** Below the field: where else to look. */
    fallback?: ReactNode;
    /** After "Nothing was found": other ways to go on. */
    otherwise?: ReactNode;
    /** The signs for everybody, until something is found. */
    signs?: ReactNode;
    /** Every page, until something is found. */
    pages?: ReactNode;
  };
}

/** What was asked and what answers it. */
interface Answered {
  query: string;
  language: Language;
  /** Undefined where a file did not come, and while no query is typed. */
  results?: Results;
  care?: Care;
  isWhole: boolean;
}

/** Searches the whole site. Without its script the form leads to the search page, which has signs and all pages. */
export function SiteSearch({ label, button, office, urls, guess, slots = {} }: SiteSearchProps) {
  const hrefOf = useHref();
  const field = useRef<HTMLInputElement>(null);
  const { answered, guesses, ask } = useSearch(field, urls, guess);
  const { results } = answered ?? {};
  useIcons(["siren", "hospital", "phone", "chevron-right", "chevron-down"]);
  const hasAnswers = results !== undefined && hasAny(results);
  const isFound = hasAnswers || (results?.pages.length ?? 0) > 0;
  const isNothing = answered?.isWhole === true && !isFound && answered.query !== "";

  const { answers, status, lead } = useLead(field, isFound || answered?.isWhole === true, guess);

  function submit(event: FormEvent) {
    if (guess) return;
    event.preventDefault();
    lead();
    ask(0);
  }

  return (
    <div className={styles["root"]} data-found={isFound || undefined} data-print="hide">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <form action={hrefOf(paths.search)} role="search" onSubmit={submit}>
        <label htmlFor="site-search">{label}</label>
        <Actions>
          <input
            ref={field}
            className="field"
            id="site-search"
            type="search"
            name="q"
            required
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            onInput={() => guess || ask(debounceTime)}
          />
          <Button type="submit">{button}</Button>
        </Actions>
      </form>
      <div className={styles["said"]}>
        <Slot hidden={answered !== undefined && answered.query !== ""}>{slots.fallback}</Slot>
        <p ref={status} role="status" tabIndex={-1}>
          <Status answered={answered} guesses={guesses} />
        </p>
        <Slot hidden={!isNothing}>{slots.otherwise}</Slot>
      </div>
      <div ref={answers} className={styles["answers"]} aria-live="polite" tabIndex={-1}>
        {answered?.results && answered.care && hasAnswers && (
          <Answers
            {...answered}
            results={answered.results}
            care={answered.care}
            office={office}
            urls={urls}
          />
        )}
      </div>
      <Pages
        pages={results?.pages ?? guesses}
        language={answered?.language}
        care={answered?.care}
      />
      <Slot hidden={isFound}>{slots.signs}</Slot>
      <Slot hidden={isFound}>{slots.pages}</Slot>
    </div>
  );
}

/**
 * Leads who arrives with a query, and who submits one, to what was found: the keyboard of a phone closes, and it is in
 * view and announced.
 */
function useLead(
  field: React.RefObject<HTMLInputElement | null>,
  isAnswered: boolean,
  guess: boolean | undefined,
) {
  const answers = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isLed = useRef(false);
  useEffect(() => {
    if (!isLed.current || !isAnswered) return;
    isLed.current = false;
    const target = answers.current?.hasChildNodes() ? answers.current : status.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "start", behavior: "instant" });
  });
  useEffect(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // Who comes by Back or a reload, or has begun something else, is not moved.
    const isIdle = document.activeElement === document.body && scrollY === 0;
    isLed.current = !guess && field.current?.value !== "" && visit?.type === "navigate" && isIdle;
  }, [guess, field]);
  const lead = () => {
    isLed.current = true;
  };
  return { answers, status, lead };
}

const hasAny = ({ isCrisis, boxes, line, answers }: Results) =>
  isCrisis || boxes.length > 0 || line !== undefined || answers.length > 0;

/** Keeps a query in the URL, for a reload, a bookmark and Back. */
function keepInUrl(query: string): void {
  const url = query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`;
  history.replaceState(history.state, "", url);
}

/** Answers what the field holds: first from the file of signs, then from that of pages too. */
function useSearch(
  field: React.RefObject<HTMLInputElement | null>,
  urls: SiteSearchProps["urls"],
  isGuess: boolean | undefined,
) {
  const own = useLanguage();
  const [answered, setAnswered] = useState<Answered>();
  const [guesses, setGuesses] = useState<readonly PageEntry[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts queries, since an earlier one may be answered later. */
  const latest = useRef(0);

  async function answer(): Promise<void> {
    latest.current += 1;
    const count = latest.current;
    const typed = field.current?.value.trim() ?? "";
    const query = [...typed].slice(0, maxQueryLength).join("");
    keepInUrl(query);
    const show = (given: Partial<Answered>) => {
      if (count === latest.current) setAnswered({ query, language: own, isWhole: false, ...given });
    };
    if (query === "") return show({});
    try {
      const { find, signsFor, allIn } = await import("./search-engine.ts");
      const index = await signsFor(urls, own, query);
      const { language, file } = index;
      const { care } = file;
      const first = find(index, query);
      if (hasAny(first)) show({ language, care, results: { ...first, pages: [] } });
      await allIn(urls, language);
      show({ language, care, results: find(index, query), isWhole: true });
    } catch (reason) {
      console.warn("The search did not come.", reason);
      show({ isWhole: true });
    }
  }

  function ask(delay: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(answer, delay);
  }

  async function suggest(): Promise<void> {
    try {
      const { allIn, guess } = await import("./search-engine.ts");
      setGuesses(guess(await allIn(urls, own), location.pathname));
    } catch (reason) {
      // The main pages are listed below in any case.
      console.warn("No pages can be suggested.", reason);
    }
  }

  // Once: what the URL or the visitor has put into the field before is answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing that it reads changes
  useEffect(() => {
    if (isGuess) {
      suggest();
      return;
    }
    if (field.current) field.current.value ||= new URLSearchParams(location.search).get("q") ?? "";
    if (field.current?.value) ask(0);
    else import("./search-engine.ts").then(({ allIn }) => allIn(urls, own)).catch(() => undefined);
  }, []);

  return { answered, guesses, ask };
}

/** How much was found, in the language of the page. */
function Status({
  answered,
  guesses,
}: {
  answered: Answered | undefined;
  guesses: readonly unknown[];
}) {
  const words = useWords().search;
  if (guesses.length > 0) return words.guesses;
  if (answered === undefined || answered.query === "") return null;
  const { query, results, isWhole } = answered;
  if (results === undefined) return isWhole ? words.notLoaded : null;
  if (!isWhole) return null;
  const { isCrisis, boxes, line, answers, pages } = results;
  const count =
    Number(isCrisis) +
    boxes.length +
    Number(line !== undefined) +
    answers.length +
    Math.min(pages.length, listed);
  const text = [words.nothing, words.one][count] ?? words.several.replace("{count}", String(count));
  const short = [...query].length > 40 ? `${[...query].slice(0, 40).join("")}…` : query;
  return text.replace("{query}", () => short);
}

type AnswersProps = Pick<SiteSearchProps, "office" | "urls"> &
  Omit<Answered, "isWhole"> & { results: Results; care: Care };

/** Thoughts of suicide, signs, practical questions: each in the language of the query. */
function Answers({ query, language, results, care, office, urls }: AnswersProps) {
  const own = useLanguage();
  const { isCrisis, isYoung, boxes, line, answers } = results;
  return (
    <LanguageContext value={language}>
      <div className={styles["answers"]} lang={language === own ? undefined : language}>
        {language !== own && (
          <h2>
            <a href={`${urls[language]?.page}?q=${encodeURIComponent(query)}`} hrefLang={language}>
              {languages[language].search.inThis}
            </a>
          </h2>
        )}
        {isCrisis && care.crisis && <CrisisNote {...care.crisis} />}
        {boxes.map((sign) => (
          <Box key={sign.path} sign={sign} care={care} office={office} isYoung={isYoung} />
        ))}
        {answers.map(({ title, text }) => (
          <NoteFrame key={title} title={title} level={2}>
            <p>
              <LinkedText text={text} />
            </p>
          </NoteFrame>
        ))}
        {line && (
          <p>
            <a href={line.path} lang={line.language}>
              {line.title}
            </a>{" "}
            <b>{care.levels[line.level].short}</b>
          </p>
        )}
      </div>
    </LanguageContext>
  );
}

interface BoxProps extends Pick<SiteSearchProps, "office"> {
  sign: UrgentSign;
  care: Care;
  isYoung: boolean;
}

/** A sign as its place says it: how soon, its name with a link to what to do, and whom to call. */
function Box({ sign, care, office, isYoung }: BoxProps) {
  const { level, path, title, language, call, until } = sign;
  const { title: what, text } = care.levels[level];
  const isToday = level === "call-today";
  const isForOffice = isToday && call === undefined;
  // What to do while the office is closed is said then alone, and not to whom another number answers.
  const isSaid = !isToday || (isForOffice && isClosed(Date.now(), office.opening));
  const rule = until ?? (isSaid ? text : undefined);
  const young = !isEmergency(level) && care.youngChild !== undefined && (
    <p>
      <LinkedText text={care.youngChild} />
    </p>
  );
  return (
    <LevelCard level={level} title={what} headingLevel={2}>
      {isYoung && young}
      <p>
        <a href={path} lang={language} hrefLang={language}>
          {title}
        </a>
      </p>
      {rule !== undefined && (
        <p>
          <LinkedText text={rule} />
        </p>
      )}
      {isForOffice && <CallOffice practice={office} />}
      {call !== undefined && <CallOffice practice={inUse(call)} />}
      {!isYoung && young}
    </LevelCard>
  );
}

/** A number in E.164, as it is read and as it is dialed. */
function inUse(phone: string) {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return { phone: area ? `(${area}) ${office}-${line}` : phone, phoneHref: `tel:${phone}` };
}

interface PagesProps {
  pages: readonly PageEntry[];
  language: Language | undefined;
  care: Care | undefined;
}

/** What was found on pages, the first few in view. */
function Pages({ pages, language, care }: PagesProps) {
  const own = useLanguage();
  const words = useWords().search;
  const entries = pages.map(({ path, title, language: tag = language, level, summary }) => ({
    path,
    label: title,
    language: tag === own ? undefined : tag,
    text: level ? care?.levels[level].title : summary,
  }));
  const [first, rest] = [entries.slice(0, listed), entries.slice(listed)];
  return (
    <div data-results="">
      {first.length > 0 && <LinkIndex entries={first} long />}
      {rest.length > 0 && (
        <details>
          <summary>
            {words.more}
            <Icon name="chevron-down" />
          </summary>
          <LinkIndex entries={rest} long />
        </details>
      )}
    </div>
  );
}
