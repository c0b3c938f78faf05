import type { Content } from "../../src/data/load-content.ts";
import { placeOf } from "../place.ts";
import { type ChecklistItem, excerpt, nameOf } from "./checklist-item.ts";

/** Patterns of example values, whether or not an editor has marked them. */
const signs: [pattern: RegExp, why: string][] = [
  [
    /https?:\/\/(?:[^\s/)]+\.)?(?:test|invalid|localhost|example(?:\.(?:com|net|org))?)(?=[:/)\s]|$)/i,
    "The domain is reserved and belongs to nobody (RFC 2606).",
  ],
  [/\(\d{3}\) 555-01\d\d/, "Numbers from 555-0100 to 555-0199 are reserved for fiction."],
  [/\b(?:Jane|John) (?:[A-Z]\. )?Doe\b|\bDr\.? Doe\b/, "Doe is a placeholder name."],
  [/^Example: |\bExample (?:[A-Z]|citation)/, "This is a sample text."],
  [/\b[12]\dXX\b|\bgoes? here\b|\blorem ipsum\b|^Patient name$/i, "These words are a placeholder."],
  [/^Sample testimonial\./, "No patient said this."],
];

/** Values that are still examples, by their form: an item for each content string. */
export function unreplacedExamples(content: Content, siteUrl: string): ChecklistItem[] {
  const practice = "content/practice.yaml";
  const strings = content.strings.map((string) =>
    string.id === "practice/siteUrl" ? { ...string, text: siteUrl } : string,
  );
  const texts = strings.flatMap(({ id, file, line, field, roles, text }): ChecklistItem[] => {
    const [, why] = signs.find(([pattern]) => pattern.test(text)) ?? [];
    if (why === undefined) return [];
    const who = file.startsWith("content/providers/")
      ? "physician"
      : file !== practice
        ? "owner"
        : roles.includes("phone") || roles.includes("insurer")
          ? "front desk"
          : "web";
    const todo = "Put the practice's own value in its place.";
    const what = `Example value: ${excerpt(text)}`;
    return [{ id, who, what, file, line, field, why, todo, settledBy: "change" }];
  });
  const examples = [...texts, ...exampleFiles(content)];
  const { social } = content.practice;
  if (social.length === 0 || social.some(({ url }) => url !== "")) return examples;
  return [
    ...examples,
    {
      ...placeOf(content, practice, "social"),
      id: "practice/social",
      who: "web",
      what: "Social links without URLs",
      why: "None of the social pages has a URL.",
      todo: "Write the URLs, or take the empty entries away.",
    },
  ];
}

/** Files that are called after an example, as are the addresses of their pages. */
function exampleFiles({ strings }: Content): ChecklistItem[] {
  return [...new Set(strings.map(({ file }) => file))]
    .filter((file) => /\/(?:example|jane-doe|john-doe)\b[^/]*$/.test(file))
    .map((file) => ({
      id: `${nameOf(file)}/file-name`,
      who: "web",
      what: `Example name of a file: ${file}`,
      file,
      line: undefined,
      field: "",
      why: "The address of its page ends with this name.",
      todo: "Rename the file, and the links to its page.",
      words: [nameOf(file)],
      settledBy: "change",
    }));
}
