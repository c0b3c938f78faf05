import type { IslandModule } from "./fetch-module.ts";
import { calendarOf, daysAfter, isDate } from "./recovery-dates.ts";

/**
 * Gives each step of a recovery its date, prints the page and saves the steps as a calendar file. The day is
 * kept after # in the address, which no browser sends, so that a bookmark has it.
 */
export const start: IslandModule["start"] = (root) => {
  const day = root.querySelector("input");
  const [printer, saver] = root.querySelectorAll("button");
  const recovery = root.querySelector<HTMLElement>("[data-recovery]");
  if (!day || !printer || !saver || !recovery) return;
  const steps = [...recovery.querySelectorAll<HTMLElement>("[data-day]")];
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "full",
    timeZone: "UTC",
  });

  function show(): void {
    if (!day || !saver) return;
    const date = isDate(day.value) ? day.value : undefined;
    for (const step of steps) {
      step.querySelector("time")?.remove();
      if (date === undefined) continue;
      const time = document.createElement("time");
      time.dateTime = daysAfter(date, Number(step.dataset["day"]));
      time.textContent = format.format(new Date(time.dateTime));
      step.querySelector("span")?.after(time);
    }
    saver.disabled = date === undefined;
  }

  function follow(): void {
    const date = location.hash.slice(1);
    if (!day || !isDate(date)) return;
    day.value = date;
    show();
  }

  function keep(): void {
    history.replaceState(null, "", day?.value ? `#${day.value}` : location.pathname);
    show();
  }

  function save(): void {
    if (!day || !recovery) return;
    const warnings = [...document.querySelectorAll("[data-warnings] :is(h2, li, p)")]
      .map((part) => (part.matches("li") ? `- ${textOf(part)}` : textOf(part)))
      .join("\n");
    const events = steps.map((step) => ({
      day: Number(step.dataset["day"]),
      summary: textOf(step.querySelector("h3")),
      description: [warnings, textOf(step.querySelector("span")), textOf(step.querySelector("p"))]
        .filter((text) => text !== "")
        .join("\n\n"),
    }));
    const name = recovery.dataset["recovery"];
    const file = new Blob([calendarOf(`${name}@${location.host}`, day.value, events, new Date())], {
      type: "text/calendar;charset=utf-8",
    });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: `${name}.ics` }).click();
    // Safari reads the file only after this task.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  }

  printer.addEventListener("click", () => print());
  saver.addEventListener("click", save);
  day.addEventListener("change", keep);
  addEventListener("hashchange", follow);
  // The visitor may have chosen before this code came.
  if (day.value === "") follow();
  show();
};

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/g, " ").trim() ?? "";
}
