import type { Language } from "../../languages/languages.ts";
import type { Words } from "../../languages/words.ts";
import {
  type Found,
  find,
  guess,
  otherLanguage,
  type Results,
  readIndex,
  type SearchIndex,
} from "./search-engine.ts";

/** Debounce: milliseconds after the last keystroke before searching and announcing. */
const debounceTime = 300;

/** In characters, so that an emoji is never cut in two. Longer queries are cut. */
const maxQueryLength = 100;

/** Results that are listed; the others are folded. */
const listed = 5;

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
function entryOf({ path, title, language, level, summary }: Found): HTMLLIElement {
  const text = document.createElement("small");
  text.textContent =
    (level && document.querySelector(`[data-level="${level}"] h2`)?.textContent) ?? summary;
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

/** The answers to a query: each stands on this page, or is a link in a card that the server has prepared for its level. */
function showAnswers(root: HTMLElement, answers: readonly Found[]): void {
  const cards = answers.flatMap(({ path, title, language, level, summary }) => {
    const isHere = path.startsWith("#");
    const card = root.querySelector(`${isHere ? path : `[data-level="${level}"]`} > *`);
    const copy = card?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return [];
    if (!isHere) copy.querySelector("p")?.append(linkTo(path, title, language), ` ${summary}`);
    return [copy];
  });
  root.querySelector("[data-answers]")?.replaceChildren(...cards);
}

/** Offers the same query in the language that it is in, or says what the practice says in that language. */
function showOffer(root: HTMLElement, query: string, other: string | undefined): void {
  for (const offer of root.querySelectorAll<HTMLElement>("[data-offer]")) {
    offer.hidden = offer.lang !== other;
    const link = offer.querySelector("a[data-query]");
    const path = link?.getAttribute("href")?.replace(/\?.*/, "");
    link?.setAttribute("href", `${path}?q=${encodeURIComponent(query)}`);
  }
}

/** @param isNothing whether to say how else to go on */
type Show = (found: readonly Found[], text: string, isNothing?: boolean) => void;

/** On the 404 page: suggests pages that were perhaps meant, once the visitor turns to the search. */
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

/** Keeps a query in the URL, for a reload, a bookmark and Back. */
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
  const lists = document.querySelector<HTMLElement>("[data-every-page]");
  /** Counts queries, since an earlier one may be answered later. */
  let latest = 0;
  let timer: ReturnType<typeof setTimeout>;

  /** @param isUnknown whether the index failed to load */
  function showAll(
    query: string,
    found: Results & { other?: Language | undefined },
    text: string,
    isUnknown = false,
  ) {
    const { other } = found;
    // A query that only shares a word with another language is not in it.
    const { answers, others } = other === undefined ? found : { answers: [], others: [] };
    // Results replace the lists, so that nothing shifts.
    const isFound = answers.length + others.length > 0;
    root.toggleAttribute("data-found", isFound);
    if (lists) lists.hidden = isFound;
    showOffer(root, query, other);
    showAnswers(root, answers);
    if (unknown) unknown.hidden = !isUnknown;
    if (other !== undefined && !isFound) show([], "");
    else show(others, text, query !== "" && !isFound);
  }

  async function answer(): Promise<void> {
    clearTimeout(timer);
    latest += 1;
    const sequence = latest;
    const query = [...field.value.trim()].slice(0, maxQueryLength).join("");
    keepInUrl(query);
    const nothing = { answers: [], others: [] };
    if (query === "") return showAll(query, nothing, "");
    try {
      const index = await load();
      const results = { ...find(index, query), other: otherLanguage(index, query) };
      const count = results.answers.length + Math.min(results.others.length, listed);
      if (sequence === latest) showAll(query, results, wordsFor(count, query, words));
    } catch (reason) {
      console.warn("The search index did not come.", reason);
      if (sequence === latest) showAll(query, nothing, words.notLoaded, true);
    }
  }

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(answer, debounceTime);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // The keyboard of a phone closes, and what was found is in view.
    answer().then(() => field.value !== "" && lead(root));
  });
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  return field.value === "" ? Promise.resolve() : answer();
}

/** Whether the visitor has come by a link or a form, not by Back or a reload. */
function isArrival(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}

/** Scrolls to the results and announces them. */
function lead(root: HTMLElement): void {
  const found = "[data-offer]:not([hidden]), [data-answers]:not(:empty)";
  const target =
    root.querySelector<HTMLElement>(found) ?? root.querySelector<HTMLElement>("[role=status]");
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "start", behavior: "instant" });
}

/** The search of the whole site. The index is fetched on the first query. */
export function start(root: HTMLElement): void {
  const form = root.querySelector("form");
  const field = root.querySelector("input");
  const status = root.querySelector<HTMLElement>("[role=status]");
  const lists = root.querySelectorAll("[data-results] ul");
  const folded = root.querySelector<HTMLDetailsElement>("[data-results] details");
  if (!form || !field || !status) return;

  const words: SearchWords = JSON.parse(root.dataset["words"] ?? "");
  const otherwise = root.querySelector("[data-otherwise]");

  const show: Show = (found, text, isNothing) => {
    const [first, rest] = [found.slice(0, listed), found.slice(listed)];
    [first, rest].forEach((part, at) => lists[at]?.replaceChildren(...part.map(entryOf)));
    if (folded) Object.assign(folded, { hidden: rest.length === 0, open: false });
    status.textContent = text;
    if (isNothing && otherwise) status.append(" ", ...otherwise.cloneNode(true).childNodes);
  };
  const load = indexFrom(root.dataset["index"] ?? "");
  const warm = () => load().catch(() => undefined);
  // On the 404 page the form leads to the search page, as it does without this script.
  if ("guess" in root.dataset)
    field.addEventListener("focus", () => suggest(load, show, words), { once: true });
  else {
    field.addEventListener("focus", warm, { once: true });
    answerTyping(root, form, field, load, show, words).then(() => {
      // Unless the visitor has already begun something else.
      const isIdle = document.activeElement === document.body && scrollY === 0;
      if (field.value !== "" && isArrival() && isIdle) lead(root);
    });
  }
}
