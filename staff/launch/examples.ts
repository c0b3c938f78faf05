import type { Content } from "../../src/data/load-content.ts";
import { nameOf } from "../../src/data/sign-off.ts";
import { positionOf } from "../position.ts";
import type { Finding } from "./question.ts";

const own = "Write the practice’s own, or take it away.";

/** Texts that cannot be real, and what to do. */
const signs: [pattern: RegExp, remedy: string][] = [
  [
    /https?:\/\/(?:[^\s/)]+\.)?(?:test|invalid|localhost|example(?:\.(?:com|net|org))?)(?=[:/)\s]|$)/i,
    `This address is reserved and belongs to nobody (RFC 2606). ${own}`,
  ],
  [/\(\d{3}\) 555-01\d\d/, `Numbers from 555-0100 to 555-0199 are reserved for fiction. ${own}`],
  [
    /\b(?:Jane|John) (?:[A-Z]\. )?Doe\b|\bDr\.? Doe\b/,
    "Doe is nobody’s name. Write the physician’s.",
  ],
  [/^Example: |\bExample (?:[A-Z]|citation)/, `This is a sample text. ${own}`],
  [
    /\b[12]\dXX\b|\bgoes? here\b|\blorem ipsum\b|^Patient name$/i,
    `These words hold a place. ${own}`,
  ],
  [
    /^Sample testimonial\./,
    "No patient said this. Put the words of a patient here who has signed the consent form (45 CFR 164.508), with the day as consentDate, or take the entry away.",
  ],
];

/** What to do about a text that cannot be real; undefined for any other. */
export function placeholderIn(text: string): string | undefined {
  const remedy = signs.find(([pattern]) => pattern.test(text))?.[1];
  const words = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return remedy && `“${words}”: ${remedy}`;
}

/** Texts that cannot be real, whether or not an editor has marked them. */
export function placeholders({ strings }: Content): Finding[] {
  return strings
    .filter(({ text }) => placeholderIn(text) !== undefined)
    .map(({ id, file, line, field, roles }) => {
      const isOfPerson = file.startsWith("content/providers/") || roles.includes("review");
      const isOfDesk = roles.includes("phone") || roles.includes("insurer");
      const ofPractice = isOfDesk ? "front desk" : "web";
      const others = /^content\/(?:practice|care)\.yaml$/.test(file) ? ofPractice : "owner";
      const who = isOfPerson ? "physician" : others;
      return { id, who, file, line, field, why: "It looks like an example." };
    });
}

/** Files that are called after an example, as are the addresses of their pages. */
export function exampleFiles({ strings }: Content): Finding[] {
  return [...new Set(strings.map(({ file }) => file))]
    .filter((file) => /\/(?:example|jane-doe|john-doe)\b[^/]*$/.test(file))
    .map((file) => ({
      id: `${nameOf(file)}/file-name`,
      who: "web",
      file,
      line: undefined,
      field: "file name",
      why: "The address of its page ends with the name of an example.",
      remedy: "Rename the file, and the links to its page.",
    }));
}

/** Two weeks of office hours that differ. */
export function disputedHours(content: Content): Finding[] {
  const { authoritative, topOfEveryPage, footOfEveryPage } = content.practice.hours;
  const isOne = JSON.stringify(topOfEveryPage) === JSON.stringify(footOfEveryPage);
  if (authoritative !== "" || footOfEveryPage === undefined || isOne) return [];
  return [
    {
      ...positionOf(content, "content/practice.yaml", "hours.authoritative"),
      id: "practice/hours/authoritative",
      who: "owner",
      why: "Pages state two different weeks of office hours, so a patient may come when the office is closed. Choose which week counts.",
    },
  ];
}
