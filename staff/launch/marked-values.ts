import { slugOf } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { OpenValue } from "../../src/data/open-values.ts";
import type { ToConfirm } from "../../src/schemas/to-confirm.ts";
import type { Place } from "../place.ts";
import { type ChecklistItem, excerpt, headingOf } from "./checklist-item.ts";

const kinds: Record<ToConfirm["kind"], { what: string; todo: string }> = {
  example: { what: "Example value", todo: "Put the practice's own value in its place." },
  clinical: {
    what: "Medical text awaiting the physician",
    todo: "Have the physician read it; change what is not right.",
  },
  claim: {
    what: "Claim to confirm",
    todo: "Confirm it with whoever can prove it, or choose other words.",
  },
  legal: {
    what: "Legal text awaiting a lawyer",
    todo: "Have the practice's lawyer read it; change what is not right.",
  },
};

/** An item for each value that a `toConfirm` list names. */
export function markedValues(content: Content): ChecklistItem[] {
  const { openValues, strings } = content;
  const texts = new Map(strings.map(({ file, field, text }) => [`${file} ${field}`, text]));
  const isStatementText = ({ file, field }: Pick<Place, "file" | "field">) =>
    file.endsWith(".md") && field === "text";
  // Several marks on one field, or on a whole statement, are several questions, so each is named
  // after its own. An answer to one answers none of the others.
  const isShared = (id: string) => openValues.filter((other) => other.id === id).length > 1;
  const byFile = Map.groupBy(openValues, ({ file }) => file);
  const numbers = new Map(
    [...byFile.values()].flatMap((marks) =>
      marks
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map((mark, index): [OpenValue, number] => [mark, index + 1]),
    ),
  );
  return openValues.map((mark) => {
    const { id, who, kind, file, line, field, why, sources, value } = mark;
    const ofText = isStatementText(mark);
    const text = texts.get(`${file} ${ofText ? "title" : field}`);
    return {
      id: ofText || isShared(id) ? `${id}/${slugOf(why)}` : id,
      who,
      what: `${kinds[kind].what}: ${excerpt(text || headingOf(content, mark))}`,
      file,
      line,
      field,
      number: numbers.get(mark) ?? 0,
      why: sources.length === 0 ? why : `${why} Source: ${sources.join("; ")}.`,
      todo: `${kinds[kind].todo} Then sign it, or take its line out of toConfirm.`,
      ...(isTextless(value) && { words: [JSON.stringify(value).replace(/[{}"]/g, "")] }),
      ...settledBy(mark, byFile.get(file) ?? []),
    };
  });
}

/** Whether a value is of numbers or choices alone. */
function isTextless(value: unknown): boolean {
  const values = JSON.stringify(value ?? "").replace(/"\w+":/g, "");
  return !values.includes('"');
}

/** What must not be public as it is: an example person or place, and unread advice in an emergency. */
function settledBy(
  mark: OpenValue,
  others: readonly OpenValue[],
): Pick<ChecklistItem, "settledBy" | "signedAs"> {
  const { kind, file, roles } = mark;
  if (kind === "example" && (file.startsWith("content/providers/") || roles.includes("fact")))
    return { settledBy: "change" };
  if (!isUrgent(mark)) return {};
  // By itself, so that nobody signs it with a page that he has not read to the end: the whole of a card once.
  const [whole = mark] = others
    .filter((other) => isUrgent(other) && mark.field.startsWith(`${other.field}.`))
    .sort((a, b) => a.field.length - b.field.length);
  return { settledBy: "signature", signedAs: whole.id };
}

function isUrgent({ kind, roles }: OpenValue): boolean {
  return kind === "clinical" && roles.includes("emergency");
}
