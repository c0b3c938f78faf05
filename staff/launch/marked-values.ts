import { slugOf } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { OpenValue } from "../../src/data/open-values.ts";
import type { ToConfirm } from "../../src/schemas/to-confirm.ts";
import { type ChecklistItem, excerpt, type Place } from "./checklist-item.ts";

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
export function markedValues({ openValues, strings }: Content): ChecklistItem[] {
  const texts = new Map(strings.map(({ file, field, text }) => [`${file} ${field}`, text]));
  const isStatementText = ({ file, field }: Pick<Place, "file" | "field">) =>
    file.endsWith(".md") && field === "text";
  // Several marks on one field, or on a whole statement, are several questions, so each is named
  // after its own. An answer to one answers none of the others.
  const isShared = (id: string) => openValues.filter((other) => other.id === id).length > 1;
  return openValues.map((value) => {
    const { id, who, kind, file, line, field, why, sources } = value;
    const ofText = isStatementText({ file, field });
    return {
      id: ofText || isShared(id) ? `${id}/${slugOf(why)}` : id,
      who,
      what: `${kinds[kind].what}: ${excerpt(texts.get(`${file} ${ofText ? "title" : field}`) || field)}`,
      file,
      line,
      field,
      why: sources.length === 0 ? why : `${why} Source: ${sources.join("; ")}.`,
      todo: `${kinds[kind].todo} Then sign it, or take its line out of toConfirm.`,
      ...settledBy(value),
    };
  });
}

/** What must not be public as it is: an example person or place, and unread advice in an emergency. */
function settledBy({ kind, file, roles }: OpenValue): Pick<ChecklistItem, "settledBy"> {
  if (kind === "example" && (file.startsWith("content/providers/") || roles.includes("fact")))
    return { settledBy: "change" };
  return kind === "clinical" && roles.includes("emergency") ? { settledBy: "signature" } : {};
}
