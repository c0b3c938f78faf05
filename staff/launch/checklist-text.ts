import { roles } from "../../src/schemas/to-confirm.ts";
import { type Checklist, isClear } from "./checklist.ts";
import type { ChecklistItem } from "./checklist-item.ts";

/** The launch checklist for a terminal: grouped by who must act, each item with where, why and what to do. */
export function checklistText(checklist: Checklist): string {
  const { open, accepted, stale } = checklist;
  const groups: [title: string, entries: string[]][] = [
    ...roles.map((role): [string, string[]] => [
      role.toUpperCase(),
      open.filter(({ who }) => who === role).map(entryText),
    ]),
    [
      "ACCEPTED",
      accepted.map(
        (item) => `${entryText(item)}\n      accepted by ${item.acceptedBy}: ${item.because}`,
      ),
    ],
    ["STALE ANSWERS", stale.map(({ todo }) => `  ${todo}`)],
  ];
  const filled = groups.filter(([, entries]) => entries.length > 0);
  return [
    ...filled.flatMap(([title, entries]) => [`${title} (${entries.length})`, ...entries]),
    summary(checklist),
  ].join("\n\n");
}

function entryText({ id, what, file, line, field, why, todo }: ChecklistItem): string {
  const position = line === undefined ? file : `${file}:${line}`;
  const where = field === "" ? position : `${position}, ${field}`;
  return `  ${what}\n      name: ${id}\n      where: ${where}\n      why: ${why}\n      do: ${todo}`;
}

function summary(checklist: Checklist): string {
  if (isClear(checklist)) return "Clear: nothing stands between this content and the public.";
  const { open, accepted, stale } = checklist;
  const each = roles
    .map((role) => `${role} ${open.filter(({ who }) => who === role).length}`)
    .join(", ");
  return `Open: ${open.length} (${each}). Accepted: ${accepted.length}. Stale answers: ${stale.length}.`;
}
