import type { Language } from "../languages/languages.ts";
import type { Words } from "../languages/words.ts";
import type { IslandModule } from "./fetch-module.ts";
import { type Found, find, guess, readIndex, type SearchIndex } from "./search-engine.ts";

/** Debounce: milliseconds after the last keystroke before searching and announcing. */
const debounceTime = 300;

/** Longer queries are cut. */
const maxQueryLength = 100;

/** A remark is shown if it is among this many first results. */
const remarkLimit = 2;

function linkTo(
  path: string,
  content: string | Node,
  language: string | undefined,
): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = path;
  if (language !== undefined) Object.assign(link, { lang: language, hreflang: language });
  link.append(content);
  return link;
}

/** An entry as LinkIndex draws it, made of text alone. */
function entryOf({ path, title, language, summary }: Found): HTMLLIElement {
  const text = document.createElement("small");
  text.textContent = summary;
  const name = document.createElement("span");
  name.append(`${title} `, text);
  const entry = document.createElement("li");
  entry.append(linkTo(path, name, language));
  return entry;
}

/** The language in which the site wrote the page: a translator's `lang` may be one that the site has not. */
function pageLanguage(): Language {
  return document.documentElement.dataset["language"] as Language;
}

/** Fetches the index once; retries after a failure. */
function indexFrom(url: string): () => Promise<SearchIndex> {
  let index: Promise<SearchIndex> | undefined;
  async function load(): Promise<SearchIndex> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`);
    return readIndex(await response.text(), pageLanguage());
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

/** The answers to a query, each a card that the server has prepared for its level. */
function showAnswers(root: HTMLElement, answers: readonly Found[]): void {
  root.querySelector("[data-answers]")?.replaceChildren(
    ...answers.flatMap(({ path, title, language, answer }) => {
      const card = root.querySelector(`[data-answer="${answer}"] > *`)?.cloneNode(true);
      if (!(card instanceof HTMLElement)) return [];
      card.querySelector("p")?.append(linkTo(path, title, language));
      return [card];
    }),
  );
}

/** Shows the remarks that were found, and no others. Their paths are their ids on this page. */
function showRemarks(root: HTMLElement, found: readonly Found[]): void {
  for (const remark of root.querySelectorAll<HTMLElement>("[id^=remark]"))
    remark.hidden = found.every(({ path }) => path !== `#${remark.id}`);
}

type Show = (found: readonly Found[], text: string) => void;

/** On the 404 page: suggests pages that were perhaps meant, once the visitor turns to the search. */
async function suggest(
  load: () => Promise<SearchIndex>,
  show: Show,
  words: SearchWords,
): Promise<void> {
  try {
    const found = guess(await load(), location.pathname, pageLanguage());
    if (found.length > 0) show(found, words.guesses);
  } catch (reason) {
    // The main pages are listed below in any case.
    console.warn("No pages can be suggested.", reason);
  }
}

/** Keeps a query in the URL, for a reload, a bookmark and the way back. */
function keepInUrl(query: string): void {
  const url = query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`;
  history.replaceState(history.state, "", url);
}

/** On the search page: answers what is typed, and keeps it in the URL. */
function answerTyping(
  root: HTMLElement,
  form: HTMLFormElement,
  field: HTMLInputElement,
  load: () => Promise<SearchIndex>,
  show: Show,
  words: SearchWords,
): Promise<void> {
  const unknown = root.querySelector<HTMLElement>("[data-unknown]");
  /** Counts queries, since an earlier one may be answered later. */
  let latest = 0;
  let timer: ReturnType<typeof setTimeout>;

  /** @param isUnknown whether the index failed to load */
  function showAll(
    answers: readonly Found[],
    others: readonly Found[],
    text: string,
    isUnknown = false,
  ) {
    showAnswers(root, answers);
    showRemarks(root, others.slice(0, remarkLimit));
    if (unknown) unknown.hidden = !isUnknown;
    show(
      others.filter(({ path }) => !path.startsWith("#")),
      text,
    );
  }

  async function answer(): Promise<void> {
    clearTimeout(timer);
    latest += 1;
    const sequence = latest;
    const query = field.value.trim().slice(0, maxQueryLength);
    keepInUrl(query);
    if (query === "") return showAll([], [], "");
    try {
      const { answers, others } = find(await load(), query, pageLanguage());
      const count = answers.length + others.length;
      if (sequence === latest) showAll(answers, others, wordsFor(count, query, words));
    } catch (reason) {
      console.warn("The search index did not come.", reason);
      if (sequence === latest) showAll([], [], words.notLoaded, true);
    }
  }

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(answer, debounceTime);
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
  const list = root.querySelector("[data-results] > ul");
  if (!form || !field || !status || !list) return;

  const words: SearchWords = JSON.parse(root.dataset["words"] ?? "");
  const otherwise = root.querySelector("[data-otherwise]");

  const show: Show = (found, text) => {
    list.replaceChildren(...found.map(entryOf));
    status.textContent = text;
    if (text === "" || found.length > 0 || otherwise === null) return;
    status.append(" ", ...otherwise.cloneNode(true).childNodes);
  };
  const load = indexFrom(root.dataset["index"] ?? "");
  const warm = () => load().catch(() => undefined);
  // On the 404 page the form leads to the search page, as it does without this script.
  if ("guess" in root.dataset)
    field.addEventListener("focus", () => suggest(load, show, words), { once: true });
  else {
    field.addEventListener("focus", warm, { once: true });
    answerTyping(root, form, field, load, show, words).then(() => {
      const shown = root.querySelector<HTMLElement>(
        "[data-answers]:not(:empty), [id^=remark]:not([hidden])",
      );
      if (field.value !== "" && isArrival()) lead(shown ?? status);
    });
  }
};
