import { type Problem, problemOf } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Prose } from "./prose.ts";

/**
 * The most words of each kind of page, so that a patient finishes it: docs/decisions/0026-guides.md. They count
 * what pictures show and what plans ask, too.
 */
const limits: readonly (readonly [file: RegExp, words: number])[] = [
  [/^content\/services\/[^/]+\.yaml$/, 1150],
  [/^content\/services\/[^/]+\/[^/]+\.yaml$/, 780],
  [/^content\/recoveries\//, 450],
];

/** Pages that have grown too long. What is left over is another page. */
export function longPages(all: readonly Prose[], { language }: Content): Problem[] {
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
          `This page has ${count} words. Few patients finish one of more than ${limit}: shorten it, or give a question a page of its own.`,
        );
  });
}
