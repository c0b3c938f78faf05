import type { Content } from "../../src/data/load-content.ts";
import { type Role, roles } from "../../src/schemas/to-confirm.ts";
import type { Checklist } from "./checklist.ts";
import type { ChecklistItem } from "./checklist-item.ts";
import { type Entry, entriesOf, inOrder, wordsOf } from "./entries.ts";

const mostWords = 12;

/** The launch checklist for a terminal: for each person what there is to sign, with the time that it takes. */
export function checklistText(content: Content, { open, accepted, stale }: Checklist): string {
  const entries = entriesOf(content, open);
  const groups: [title: string, lines: string[]][] = [
    ...roles.map((role): [string, string[]] => [role.toUpperCase(), roleLines(role, entries)]),
    [
      "ACCEPTED",
      accepted.map(({ id, acceptedBy, because }) => `  ${id}: by ${acceptedBy}. ${because}`),
    ],
    ["STALE ANSWERS", stale.map(({ todo }) => `  ${todo}`)],
  ];
  const filled = groups.filter(([, lines]) => lines.length > 0);
  if (filled.length === 0) return "Clear: nothing stands between this content and the public.";
  return filled.flatMap(([title, lines]) => [title, ...lines, ""]).join("\n");
}

function roleLines(role: Role, entries: readonly Entry[]): string[] {
  const assigned = entries.filter(({ who }) => who === role);
  const urgent = assigned.filter(({ isUrgent }) => isUrgent);
  const others = assigned.filter(({ isUrgent }) => !isUrgent);
  const sheet = `  ☐ Emergency answers, each signed by name: ${counted(urgent.length, "text")}, ${time(urgent)}`;
  if (assigned.length === 0) return [];
  return [
    ...(urgent.length > 0 ? [sheet] : []),
    ...others.map((entry) => `  ☐ ${summary(entry)} (${entry.name})`),
    `  In all ${counted(others.length + Number(urgent.length > 0), "entry", "entries")}, ${time(assigned)}.`,
  ];
}

/** An entry in one line: "Sleep Apnea: 12 notes, 14 minutes". */
export function summary({ title, items, minutes }: Entry): string {
  const changed = items.filter(({ meanwhile }) => meanwhile === "shown").length;
  const since = changed === 0 ? "" : `, ${changed} changed on the public page`;
  return `${title}: ${counted(items.length, "note")}, ${counted(Math.ceil(minutes), "minute")}${since}`;
}

/** How long it takes to read several entries. */
export function time(entries: readonly Entry[]): string {
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  return minutes < 60
    ? counted(Math.ceil(minutes), "minute")
    : `${Math.round(minutes / 6) / 10} hours`;
}

function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** The words of a question. Whole pages and long lists are read on the page itself. */
export function questionWords(content: Content, item: ChecklistItem): string[] {
  const words = item.field === "review" ? [] : wordsOf(content, item);
  return words.length > mostWords ? [...words.slice(0, mostWords), "…"] : words;
}

/** Each question about items, with the words that it is about and what to do. */
export function detailsText(content: Content, items: readonly ChecklistItem[]): string {
  return inOrder(items)
    .map((item) => {
      const { id, who, number, what, file, line, why, todo } = item;
      const words = questionWords(content, item);
      return [
        `${number === undefined ? "" : `${number}. `}${what} (${who})`,
        ...words.map((text) => `    “${text}”`),
        `  why: ${why}`,
        `  do: ${todo}`,
        `  name: ${id}, in ${file}${line === undefined ? "" : `:${line}`}`,
      ].join("\n");
    })
    .join("\n\n");
}
