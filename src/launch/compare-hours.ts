import { closuresInWords, type HoursLine } from "../data/hours.ts";
import { practiceOf } from "../data/practice.ts";
import { type Language, languages } from "../languages/languages.ts";
import { type PracticeContent, weekdays } from "../schemas/practice.ts";
import type { Finding } from "./contradiction.ts";
import { plain } from "./page-text.ts";

/**
 * Where the hours on a page differ from the schedule of their placement. Components show hours in
 * elements with the attribute data-hours, a row for each line. Banner, footer and booking dialog must
 * show them; so may the main part.
 */
export function compareHours(
  path: string,
  document: Document,
  practice: PracticeContent,
): Finding[] {
  const language = document.documentElement.lang as Language;
  const ofServices = /^(\/[a-z]{2})?\/(services?|locations)(\/|$)/.test(path);
  const { hours, offices } = practiceOf(practice, language);
  const others = offices.slice(1).map((office) => office.hours);
  // The first office, then those that may stand beside it.
  const placements: Record<string, readonly (readonly HoursLine[])[]> = {
    banner: [hours.banner.filter(({ time }) => time !== undefined).map(shortened)],
    main: [hours[ofServices ? "service" : "home"], ...others],
    footer: [hours.footer, ...others],
    dialog: [hours.booking],
  };
  const shown = Map.groupBy(document.querySelectorAll("[data-hours]"), partOf);
  return Object.entries(placements).flatMap(([part, weeks]) => {
    const closures = closuresInWords(practice, language);
    const wrong = (shown.get(part) ?? [])
      .map(rowsOf)
      .filter(
        (rows) =>
          !weeks.some(
            (lines) =>
              matches(rows, lines, language) || matches(rows, [...lines, ...closures], language),
          ),
      );
    const missing = part === "main" || shown.has(part) ? [] : [["nothing"]];
    return [...wrong, ...missing].map((rows) => ({
      where: `hours in the ${part}`,
      text: rows.join("; "),
      expected: (weeks[0] ?? []).map((line) => inWords(line, language)).join("; "),
    }));
  });
}

function partOf(element: Element): string {
  const part = element.closest("dialog") ?? element.closest("main") ?? element.closest("footer");
  return part?.localName ?? "banner";
}

/** "Mon to Fri" for "Monday to Friday", as in the banner. */
function shortened({ days, time }: HoursLine): HoursLine {
  const words = days.split(" ");
  const short = words.map((word) => (weekdays.includes(word as never) ? word.slice(0, 3) : word));
  return { days: short.join(" "), time };
}

function rowsOf(element: Element): string[] {
  const copy = element.cloneNode(true) as Element;
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith(";");
  return (copy.textContent ?? "").split(";").map(plain);
}

function matches(
  rows: readonly string[],
  lines: readonly HoursLine[],
  language: Language,
): boolean {
  // The word for "closed" depends on the language.
  const matchesRow = (line: HoursLine, row = "") =>
    line.time === undefined
      ? row.startsWith(`${plain(line.days)}: `)
      : row === inWords(line, language);
  return rows.length === lines.length && lines.every((line, at) => matchesRow(line, rows[at]));
}

function inWords({ days, time }: HoursLine, language: Language): string {
  return plain(
    time === undefined ? `${days}: closed` : days + languages[language].hours.beforeTime + time,
  );
}
