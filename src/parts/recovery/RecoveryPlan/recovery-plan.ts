import type { Words } from "../../../languages/words.ts";
import { keepInFragment } from "../../../scripts/keep-in-fragment.ts";
import {
  calendarOf,
  datesInWords,
  daysBetween,
  firstAndLastDay,
  isDate,
  localDay,
  type RecoveryStep,
  type StepTime,
  stateOf,
  timeTo,
} from "./recovery-dates.ts";

interface Plan {
  steps: readonly HTMLElement[];
  /** Entries of the list that hold the steps that are past, and those of today. */
  past: HTMLElement;
  sheet: HTMLElement;
  words: Words["recovery"]["today"];
  language: string | undefined;
}

/** Days after an operation that patients count. After that, they think in weeks and months. */
const daysCounted = 28;

/**
 * Shows what today is in a recovery, gives each step its dates, prints the page and saves the steps as a calendar
 * file. The day of the operation is kept in the fragment of the URL, which browsers never send and bookmarks include.
 */
export function recoveryPlan(root: HTMLElement): void {
  const day = root.querySelector("input");
  const [printer, saver] = root.querySelectorAll("button");
  const recovery = root.querySelector<HTMLElement>("[data-recovery]");
  const [past, sheet] = root.querySelectorAll<HTMLElement>("[data-recovery] > ol > li");
  if (!day || !printer || !saver || !recovery || !past || !sheet) return;
  const plan: Plan = {
    steps: [...recovery.querySelectorAll<HTMLElement>("[data-from]")],
    past,
    sheet,
    words: JSON.parse(recovery.dataset["words"] ?? "{}"),
    language: document.documentElement.dataset["language"],
  };
  const status = root.querySelector<HTMLElement>("[role=status]");

  /** The date that is shown. While a year is typed, there is none. */
  const shownDate = () => (day.validity.valid && isDate(day.value) ? day.value : undefined);

  function show(): void {
    if (!saver) return;
    const date = shownDate();
    const today = localDay(new Date());
    arrange(plan, date, today);
    if (date !== undefined) sayToday(plan, date, today);
    saver.disabled = date === undefined;
  }

  function announce(): void {
    if (!status) return;
    const date = shownDate();
    const words = status.dataset["chosen"]
      ?.replace("{today}", textOf(plan.sheet.querySelector("h3")))
      .replace("{date}", date ? inWords(date, plan.language, { year: "numeric" }) : "");
    status.textContent = (date && words) ?? "";
  }

  function save(): void {
    if (!day || !recovery) return;
    const name = recovery.dataset["recovery"];
    const id = `${name}@${location.host}`;
    download(`${name}.ics`, calendarOf(id, day.value, eventsOf(plan.steps), new Date()));
  }

  printer.addEventListener("click", () => print());
  saver.addEventListener("click", save);
  // A page that stayed open overnight.
  document.addEventListener("visibilitychange", show);
  show();
  keepInFragment(day, isDate, show, announce);
}

function timeOf({ dataset }: HTMLElement): StepTime {
  return { from: dataset["from"] ?? "", to: dataset["to"] };
}

/**
 * Puts the steps in their places: those that are past into the fold, those of today into the sheet with the signs of
 * their days, the others below, each with its dates. Without a date all stand in the list.
 */
function arrange({ steps, past, sheet, ...plan }: Plan, date: string | undefined, today: string) {
  const places = { past: [] as HTMLElement[], now: [] as HTMLElement[], next: [] as HTMLElement[] };
  for (const step of steps) {
    for (const old of step.querySelectorAll(":scope > :is(time, div)")) old.remove();
    const state = date === undefined ? "next" : stateOf(timeOf(step), date, today);
    places[state].push(step);
    if (date === undefined) continue;
    const time = document.createElement("time");
    [time.dateTime] = firstAndLastDay(timeOf(step), date);
    time.textContent = datesInWords(timeOf(step), date, today, plan.language, plan.words.range);
    step.querySelector("span")?.after(time);
    const signs = step.querySelector("template");
    if (state === "now" && signs) step.append(signs.content.cloneNode(true));
  }
  past.hidden = places.past.length === 0;
  past.querySelector("ol")?.replaceChildren(...places.past);
  sheet.hidden = date === undefined;
  sheet.querySelector("ol")?.replaceChildren(...places.now);
  sheet.parentElement?.replaceChildren(past, sheet, ...places.next);
}

/** Writes which day today is, what to expect between steps, and when the next one begins. */
function sayToday({ steps, sheet, words, language }: Plan, date: string, today: string): void {
  const [heading, dated, note] = sheet.querySelectorAll("h3, p");
  if (!heading || !dated || !note) return;
  const days = daysBetween(date, today);
  const next = steps.find((step) => stateOf(timeOf(step), date, today) === "next");
  heading.textContent = dayInWords(days, words, language);
  dated.textContent = inWords(today, language);
  const idle = sheet.querySelector("[data-from]") === null;
  const said = idle ? [words[days < 0 ? "before" : next ? "between" : "after"]] : [];
  if (next) {
    const [first] = firstAndLastDay(timeOf(next), date);
    const when = timeTo(daysBetween(today, first), language);
    const name = textOf(next.querySelector("h3"));
    said.push(words.next.replace("{when}", when).replace("{name}", name));
  }
  note.textContent = said.join(" ");
}

/** "Today is day 4", "The operation is tomorrow", "The operation was 6 weeks ago". */
function dayInWords(days: number, words: Plan["words"], language: string | undefined): string {
  if (days === 0) return words.surgery;
  if (days > 0 && days <= daysCounted) return words.day.replace("{day}", String(days));
  return words[days < 0 ? "until" : "since"].replace("{when}", timeTo(-days, language));
}

/** A date as it is said: "Tuesday, November 24". */
function inWords(
  date: string,
  language: string | undefined,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const parts = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, { ...parts, ...options }).format(new Date(date));
}

/** The steps as calendar events, each with the warnings of the page and the signs that matter most in its days. */
function eventsOf(steps: readonly HTMLElement[]): RecoveryStep[] {
  const warnings = [...document.querySelectorAll("[data-warnings] :is(h3, li, p)")]
    .map((part) => (part.matches("li") ? `- ${textOf(part)}` : textOf(part)))
    .join("\n");
  return steps.map((step) => {
    const signs = step.querySelector("template")?.content.querySelectorAll("p") ?? [];
    const told = [...step.querySelectorAll(":scope > :is(span, p)"), ...signs].map(textOf);
    return {
      ...timeOf(step),
      summary: textOf(step.querySelector("h3")),
      description: [warnings, ...told].filter((text) => text !== "").join("\n\n"),
    };
  });
}

function download(name: string, calendar: string): void {
  const file = new Blob([calendar], { type: "text/calendar;charset=utf-8" });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Safari reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/g, " ").trim() ?? "";
}
