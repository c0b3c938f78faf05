import type { IslandModule } from "./fetch-module.ts";
import { keepInAddress } from "./keep-in-address.ts";
import { calendarOf, daysAfter, isDate } from "./recovery-dates.ts";

/** Shows the chosen recovery alone, with the date of each step, prints it and saves it as a calendar file. */
export const start: IslandModule["start"] = (root) => {
  const select = root.querySelector("select");
  const day = root.querySelector<HTMLInputElement>("[type=date]");
  const [printer, saver] = root.querySelectorAll("button");
  const recoveries = [...root.querySelectorAll<HTMLElement>("[data-recovery]")];
  if (!select || !day || !printer || !saver) return;

  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "full",
    timeZone: "UTC",
  });

  /** Shows what the form says. */
  function show(): void {
    if (!select || !day || !saver) return;
    const date = isDate(day.value) ? day.value : undefined;
    for (const recovery of recoveries) {
      const isChosen = recovery.id === select.value;
      recovery.hidden = select.value !== "" && !isChosen;
      for (const step of recovery.querySelectorAll<HTMLElement>("[data-day]")) {
        step.querySelector("time")?.remove();
        if (!isChosen || date === undefined) continue;
        const time = document.createElement("time");
        time.dateTime = daysAfter(date, Number(step.dataset["day"]));
        time.textContent = format.format(new Date(time.dateTime));
        step.prepend(time);
      }
    }
    saver.disabled = select.value === "" || date === undefined;
  }

  function save(): void {
    const recovery = recoveries.find(({ id }) => id === select?.value);
    if (!recovery || !day) return;
    const warnings = [...recovery.querySelectorAll("[data-warnings] :is(h3, li, p)")]
      .map((part) => (part.matches("li") ? `- ${textOf(part)}` : textOf(part)))
      .join("\n");
    const steps = [...recovery.querySelectorAll<HTMLElement>("[data-day]")].map((step) => ({
      day: Number(step.dataset["day"]),
      summary: textOf(step.querySelector("h3")),
      description: [warnings, textOf(step.querySelector("span")), textOf(step.querySelector("p"))]
        .filter((text) => text !== "")
        .join("\n\n"),
    }));
    const id = `${recovery.id}@${location.host}`;
    const file = new Blob([calendarOf(id, day.value, steps, new Date())], {
      type: "text/calendar;charset=utf-8",
    });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: `${recovery.id}.ics` }).click();
    // Safari reads the file only after this task.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  }

  printer.addEventListener("click", () => print());
  saver.addEventListener("click", save);
  keepInAddress(select, [day], show);
};

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/g, " ").trim() ?? "";
}
