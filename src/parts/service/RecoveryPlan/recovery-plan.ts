import { calendarOf, isDate, type RecoveryStep, timeAfter } from "./recovery-dates.ts";

/**
 * Gives each step of a recovery its date, prints the page and saves the steps as a calendar file. The date is
 * kept in the fragment of the URL, which browsers never send and bookmarks include.
 */
export function recoveryPlan(root: HTMLElement): void {
  const day = root.querySelector("input");
  const [printer, saver] = root.querySelectorAll("button");
  const recovery = root.querySelector<HTMLElement>("[data-recovery]");
  if (!day || !printer || !saver || !recovery) return;
  const steps = [...recovery.querySelectorAll<HTMLElement>("[data-from]")];
  const status = root.querySelector<HTMLElement>("[role=status]");
  const format = new Intl.DateTimeFormat(document.documentElement.dataset["language"], {
    weekday: "short",
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });

  /** @returns the date that is shown. While a year is typed, there is none. */
  function show(): string | undefined {
    if (!day || !saver) return;
    const date = day.validity.valid && isDate(day.value) ? day.value : undefined;
    for (const step of steps) showDate(step, date, format);
    saver.disabled = date === undefined;
    return date;
  }

  function follow(): void {
    const date = location.hash.slice(1);
    if (!day || !isDate(date)) return;
    day.value = date;
    show();
  }

  function keep(): void {
    history.replaceState(null, "", day?.value ? `#${day.value}` : location.pathname);
    const date = show();
    const words =
      date && status?.dataset["chosen"]?.replace("{date}", format.format(new Date(date)));
    if (status) status.textContent = words ?? "";
  }

  function save(): void {
    if (!day || !recovery) return;
    const name = recovery.dataset["recovery"];
    const id = `${name}@${location.host}`;
    download(`${name}.ics`, calendarOf(id, day.value, eventsOf(steps), new Date()));
  }

  printer.addEventListener("click", () => print());
  saver.addEventListener("click", save);
  day.addEventListener("change", keep);
  addEventListener("hashchange", follow);
  // The visitor may have chosen before this code loaded.
  if (day.value === "") follow();
  show();
}

/**
 * Writes the dates of a step below its days, as a range where it has one; without a date, removes them. Weeks and
 * months are ranges too: the page promises no day.
 */
function showDate(step: HTMLElement, date: string | undefined, format: Intl.DateTimeFormat): void {
  step.querySelector("time")?.remove();
  if (date === undefined) return;
  const { from = "", to = from } = step.dataset;
  const [first, last] = [timeAfter(date, from), timeAfter(date, to)];
  const time = document.createElement("time");
  time.dateTime = first;
  time.textContent = format.formatRange(new Date(first), new Date(last));
  step.querySelector("span")?.after(time);
}

/** The steps as calendar events, each with the warnings of the page. */
function eventsOf(steps: readonly HTMLElement[]): RecoveryStep[] {
  const warnings = [...document.querySelectorAll("[data-warnings] :is(h3, li, p)")]
    .map((part) => (part.matches("li") ? `- ${textOf(part)}` : textOf(part)))
    .join("\n");
  return steps.map((step) => ({
    from: step.dataset["from"] ?? "",
    to: step.dataset["to"],
    summary: textOf(step.querySelector("h3")),
    description: [warnings, ...[...step.querySelectorAll("span, p")].map(textOf)]
      .filter((text) => text !== "")
      .join("\n\n"),
  }));
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
