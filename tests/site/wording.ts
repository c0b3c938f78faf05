import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What is read as it stands although a rule says otherwise, each with its reason. Keep it short: mending is better. */
export const exceptions: Record<
  "longSentences" | "linkTexts",
  { page: string; text: string; reason: string }[]
> = {
  longSentences: [],
  linkTexts: [],
};

/** Words that the dictionary lacks and that are right, from known-words.txt: names and terms of the trade. */
export function knownWords(): string[] {
  return readFileSync(join(import.meta.dirname, "known-words.txt"), "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((word) => word !== "");
}

/** The words of a text as a dictionary has them: parts of hyphenated ones, no possessives, no web addresses. */
export function wordsIn(text: string): string[] {
  const plain = text.replaceAll("’", "'").replace(/\b(?:https?:\/\/|www\.)\S+/g, " ");
  return [...plain.matchAll(/(?<![\p{L}\d])\p{L}+(?:'\p{L}+)*/gu)]
    .map(([word]) => word.replace(/'s$/, ""))
    .filter((word) => word.length > 1);
}

/** Link texts that say nothing of where the link leads (WCAG 2.4.9; https://webaim.org/techniques/hypertext/link_text). */
export const emptyLinkText =
  /^(?:(?:click|tap|press) (?:here|this)|here|this|this (?:page|link)|link|more|read more|learn more|see more|details|go|continue|website|https?:\/\/\S+|www\.\S+)$/i;
