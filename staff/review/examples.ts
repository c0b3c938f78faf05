import { type Problem, problemAt, problemOf } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";

const own = "Write the practice’s own, or remove it.";

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
  [/\[(?:Blank|En blanco):/, "This is a blank to fill in."],
  [
    /^Sample testimonial\./,
    "No patient said this. Put the words of a patient here who has signed the consent form (45 CFR 164.508), with the day as consentDate, or remove the entry.",
  ],
];

/** What to do about a text that cannot be real; undefined for any other. */
export function placeholderIn(text: string): string | undefined {
  const remedy = signs.find(([pattern]) => pattern.test(text))?.[1];
  const words = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return remedy && `“${words}”: ${remedy}`;
}

/** The number for patients after an operation: while it is an example, recoveries wait and nothing else does. */
function holdsSheetsAlone({ file, field }: ContentString): boolean {
  return file === "content/practice.yaml" && field === "afterHours.phone";
}

/** What cannot be real and so cannot be public, with the remedy: texts, names of files, templates of statements. */
export function placeholders({ strings, legal }: Content): Problem[] {
  const texts = strings.flatMap((place) => {
    const remedy = placeholderIn(place.text);
    return remedy === undefined || holdsSheetsAlone(place) ? [] : problemAt(place, remedy);
  });
  const names = [...new Set(strings.map(({ file }) => file))]
    .filter((file) => /\/(?:example|jane-doe|john-doe)\b[^/]*$/.test(file))
    .map((file) =>
      problemOf(
        file,
        "The address of its page ends with the name of an example. Rename the file, and the links to its page.",
        "file name",
      ),
    );
  const templates = legal
    .filter(({ template }) => template)
    .map(({ slug }) =>
      problemOf(
        `content/legal/${slug}.md`,
        "It is a template. Have a lawyer check it, fill in each blank, and remove “template”.",
        "template",
      ),
    );
  return [...texts, ...names, ...templates];
}
