import type { Language } from "../languages/languages.ts";
import type { Words } from "../languages/words.ts";
import type { IslandModule } from "./fetch-module.ts";
import { type Found, find, guess, mentions, readIndex, type SearchIndex } from "./search-engine.ts";

/** Debounce: milliseconds after the last keystroke before searching and announcing. */
const rest = 300;

/** Longer queries are cut. */
const longest = 100;

/** An entry as LinkIndex draws it, made of text alone. */
function entryOf({ path, title, language, summary }: Found): HTMLLIElement {
  const link = document.createElement("a");
  link.href = path;
  if (language !== undefined) Object.assign(link, { lang: language, hreflang: language });
  const text = document.createElement("small");
  text.textContent = summary;
  const name = link.appendChild(document.createElement("span"));
  name.append(`${title} `, text);
  const entry = document.createElement("li");
  entry.append(link);
  return entry;
}

function languageHere(): Language {
  return document.documentElement.lang as Language;
}

/** Fetches the index once; retries after a failure. */
function indexFrom(url: string): () => Promise<SearchIndex> {
  let index: Promise<SearchIndex> | undefined;
  async function load(): Promise<SearchIndex> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`);
    return readIndex(await response.text(), languageHere());
  }
  return () => {
    index ??= load().catch((reason: unknown) => {
      index = undefined;
      throw reason;
    });
    return index;
  };
}

/** What the search says, in the language of the page. */
type SearchWords = Words["search"];

function wordsFor(count: number, query: string, words: SearchWords): string {
  const text = [words.nothing, words.one][count] ?? words.several.replace("{count}", String(count));
  return text.replace("{query}", () => query);
}

/** What stands before the results, on the server hidden: see SiteSearch.tsx. */
interface Answer {
  words: string[];
  unless?: string[];
}

/** Shows the answers to a query, and no others. */
function showAnswers(answers: readonly HTMLElement[], query: string): void {
  for (const answer of answers) {
    const { words, unless = [] }: Answer = JSON.parse(answer.dataset["answer"] ?? "");
    const says = (phrases: string[]) => mentions(query, phrases, languageHere());
    answer.hidden = !says(words) || says(unless);
  }
}

type Show = (found: readonly Found[], text: string) => void;

/** On the 404 page: suggests pages that were perhaps meant. */
async function suggest(
  load: () => Promise<SearchIndex>,
  show: Show,
  words: SearchWords,
): Promise<void> {
  try {
    const found = guess(await load(), location.pathname);
    if (found.length > 0) show(found, words.guesses);
  } catch (reason) {
    // The main pages are listed below in any case.
    console.warn("No pages can be suggested.", reason);
  }
}

/** On the search page: answers what is typed, and keeps it in the URL. */
function answerTyping(
  form: HTMLFormElement,
  field: HTMLInputElement,
  answers: readonly HTMLElement[],
  load: () => Promise<SearchIndex>,
  show: Show,
  words: SearchWords,
): Promise<void> {
  /** Counts queries, since an earlier one may be answered later. */
  let latest = 0;
  let timer: ReturnType<typeof setTimeout>;

  async function answer(): Promise<void> {
    clearTimeout(timer);
    latest += 1;
    const asked = latest;
    const query = field.value.trim().slice(0, longest);
    history.replaceState(
      history.state,
      "",
      query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`,
    );
    showAnswers(answers, query);
    if (query === "") return show([], "");
    try {
      const found = find(await load(), query);
      if (asked === latest) show(found, wordsFor(found.length, query, words));
    } catch (reason) {
      console.warn("The search index did not come.", reason);
      if (asked === latest) show([], words.notLoaded);
    }
  }

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(answer, rest);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  return field.value === "" ? Promise.resolve() : answer();
}

/** Whether the visitor has come by a link or a form, and neither back nor by a reload. */
function isArrival(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}

/** Scrolls to the results and announces them, unless the visitor has already begun something else. */
function lead(target: HTMLElement): void {
  if (document.activeElement !== document.body || scrollY > 0) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "start", behavior: "instant" });
}

/** The search of the whole site. The index is fetched on the first query. */
export const start: IslandModule["start"] = (root) => {
  const form = root.querySelector("form");
  const field = root.querySelector("input");
  const status = root.querySelector<HTMLElement>("[role=status]");
  const list = root.querySelector("ul");
  if (!form || !field || !status || !list) return;

  const words: SearchWords = JSON.parse(root.dataset["words"] ?? "");
  const otherwise = root.querySelector("[data-otherwise]");
  const answers = [...root.querySelectorAll<HTMLElement>("[data-answer]")];

  const show: Show = (found, text) => {
    list.replaceChildren(...found.map(entryOf));
    status.textContent = text;
    if (text === "" || found.length > 0 || otherwise === null) return;
    status.append(" ", ...otherwise.cloneNode(true).childNodes);
  };
  const load = indexFrom(root.dataset["index"] ?? "");
  // On the 404 page the form leads to the search page, as it does without this script.
  if ("guess" in root.dataset) suggest(load, show, words);
  else
    answerTyping(form, field, answers, load, show, words).then(() => {
      if (field.value !== "" && isArrival()) lead(answers.find(({ hidden }) => !hidden) ?? status);
    });
};
