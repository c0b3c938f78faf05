import { describe, expect, it } from "vitest";
import { getContent } from "../../../src/data/content.ts";

const { services, strings } = getContent();

/** Every three words that follow each other in a text, in small letters. */
function triplesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z’']+/g) ?? [];
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
}

describe.each(services)("the 911 card of $slug", ({ slug, emergency }) => {
  it("names no sign for which another sentence of the page says to call the office", () => {
    // "After a blow to the face …" is a case of its own.
    const signs = new Set(
      emergency.signs.filter((sign) => !sign.startsWith("After ")).flatMap(triplesIn),
    );
    const lighter = strings
      .filter(
        ({ file, field }) =>
          file === `content/services/${slug}.yaml` && !field.startsWith("emergency.signs"),
      )
      .flatMap(({ text }) => text.split(/(?<=[.?!]) /))
      .filter(
        (sentence) =>
          /\b(?:call us|tell us|call the office|call \{phone)/i.test(sentence) &&
          !sentence.includes("911"),
      );
    expect(lighter.flatMap(triplesIn).filter((words) => signs.has(words))).toEqual([]);
  });
});
