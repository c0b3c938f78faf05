import { type Problem, problemAt, problemOf } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { fill, tokensIn } from "../../src/data/tokens.ts";
import { positionOf } from "../position.ts";
import type { ProseString } from "./prose.ts";

/**
 * The most words of each kind of page, so that a patient finishes it: docs/decisions/0026-guides.md. They count
 * what pictures show and what plans ask, too.
 */
const limits: readonly (readonly [file: RegExp, words: number])[] = [
  [/^content\/services\/[^/]+\.yaml$/, 1150],
  [/^content\/services\/[^/]+\/[^/]+\.yaml$/, 900],
  [/^content\/recoveries\//, 600],
];

/** Pages that are too long and should be split. */
export function longPages(all: readonly ProseString[], { language }: Content): Problem[] {
  const words = new Map<string, number>();
  for (const passage of all) {
    if (passage.language !== language || passage.roles.includes("result")) continue;
    words.set(passage.file, (words.get(passage.file) ?? 0) + passage.text.split(/\s+/).length);
  }
  return [...words].flatMap(([file, count]) => {
    const limit = limits.find(([pattern]) => pattern.test(file))?.[1];
    return limit === undefined || count <= limit
      ? []
      : problemOf(
          file,
          `This page has ${count} words. Few patients finish one of more than ${limit}: shorten it, or give a question its own page.`,
        );
  });
}

/** How much of a page search engines show, in characters. */
const shownInResults: Readonly<Record<string, number>> = { title: 70, description: 160 };

/**
 * Facts so long that search results cut off the titles and descriptions that name them, each once with the worst. A
 * text that is too long as it is written is an error of its schema.
 */
export function cutResults(content: Content): Problem[] {
  const cut = [content, ...Object.values(content.translations)].flatMap(({ strings, tokens }) =>
    strings.flatMap(({ file, field, roles, text }) => {
      const most = roles.includes("result") && shownInResults[field.split(".").at(-1) ?? ""];
      const over = most ? fill(text, tokens).length - most : 0;
      const [fact] = tokensIn(text).sort((a, b) => lengthOf(tokens[b]) - lengthOf(tokens[a]));
      return over <= 0 || fact === undefined ? [] : { file, fact, over };
    }),
  );
  return [...Map.groupBy(cut, ({ fact }) => fact)].map(([fact, texts]) => {
    const worst = texts.sort((a, b) => b.over - a.over).slice(0, 3);
    const names = worst
      .map(({ file, over }) => `${file} by ${over} ${over === 1 ? "character" : "characters"}`)
      .join(", ");
    const more = texts.length > worst.length ? ` and ${texts.length - worst.length} more` : "";
    return problemAt(
      positionOf(content, "content/practice.yaml", fact),
      `With this {${fact}}, search results cut off the ends of titles or descriptions: ${names}${more}. Name it once in each, or in fewer words.`,
    );
  });
}

const lengthOf = (text = "") => text.length;
