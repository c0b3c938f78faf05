import type { Content } from "../data/load-content.ts";
import { inShort } from "./in-short.ts";
import type { Line, Role } from "./ledger.ts";

/** What shows by itself that a value is made up, whether or not an editor has marked it. */
const signs: { pattern: RegExp; why: string }[] = [
  {
    pattern: /https?:\/\/[^\s/)]*\b(?:example|test|invalid|localhost)(?=[:/)\s]|$)/i,
    why: "The address ends in a name that leads nowhere (RFC 2606).",
  },
  {
    pattern: /https?:\/\/(?:[^\s/)]+\.)?example\.(?:com|net|org)\b/i,
    why: "The address belongs to nobody (RFC 2606).",
  },
  {
    pattern: /\(\d{3}\) 555-01\d\d/,
    why: "Numbers from 555-0100 to 555-0199 are for fiction and belong to nobody.",
  },
  {
    pattern: /\b(?:Jane|John) (?:[A-Z]\. )?Doe\b|\bDr\.? Doe\b/,
    why: "Doe stands for a person without a name.",
  },
  {
    pattern:
      /\bExample (?:[A-Z]|citation)|\b[12]\dXX\b|\bgoes? here\b|\blorem ipsum\b|^Patient name$/i,
    why: "These words hold the place of real ones.",
  },
  { pattern: /^Sample testimonial\./, why: "No patient said this." },
];

/** Values that are still examples, by what they look like. One line for each field that stands by itself. */
export function unreplacedExamples({ passages, practice }: Content, siteUrl: string): Line[] {
  const found = passages.flatMap(({ id, file, line, field, text }): Line[] => {
    if (id === "practice/siteUrl") return [];
    const sign = signs.find(({ pattern }) => pattern.test(text));
    return sign === undefined ? [] : [example(id, { file, line, field }, text, sign.why)];
  });
  const place = (field: string) => {
    const passage = passages.find(
      (one) =>
        one.file === "content/practice.yaml" &&
        (one.field === field || one.field.startsWith(`${field}.`)),
    );
    return { file: "content/practice.yaml", line: passage?.line, field };
  };
  const sign = signs.find(({ pattern }) => pattern.test(siteUrl));
  if (sign !== undefined)
    found.push(example("practice/siteUrl", place("siteUrl"), siteUrl, sign.why));
  if (practice.social.length > 0 && practice.social.every(({ url }) => url === "")) {
    found.push({
      ...example(
        "practice/social",
        place("social"),
        "",
        "Places are kept for social pages, and none has an address.",
      ),
      what: "Social links without addresses",
      todo: "Write the addresses, or take the empty entries away.",
    });
  }
  return found;
}

function example(
  id: string,
  place: Pick<Line, "file" | "line" | "field">,
  text: string,
  why: string,
): Line {
  return {
    id,
    who: whoKnows(place),
    what: `Example value: ${inShort(text)}`,
    ...place,
    why,
    todo: "Put the practice's own value in its place.",
  };
}

function whoKnows({ file, field }: Pick<Line, "file" | "field">): Role {
  if (file.startsWith("content/providers/")) return "physician";
  if (file !== "content/practice.yaml") return "owner";
  return /^(phone|fax|insurers)/.test(field) ? "front desk" : "web";
}
