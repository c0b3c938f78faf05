import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { Language } from "../../../src/languages/languages.ts";
import { isAt, searchIn } from "./search-tables.ts";

interface FreshQuery {
  query: string;
  language: Language;
  wanted: readonly string[];
  /** Whether a sign that cannot wait should stand first. */
  alarm: boolean;
}

const fresh: FreshQuery[] = parse(readFileSync("tests/built/client/fresh-queries.yaml", "utf8"));

/* Measured, not tuned for: it prints how many are answered, and asks for no number. */
it("queries that nobody has read while the search was made", () => {
  const searches = { en: searchIn("en"), es: searchIn("es") };
  const judged = fresh.map(({ query, language, wanted, alarm }) => {
    const { boxes, lines, isCrisis, places } = searches[language](query);
    const found = places.slice(0, 3).some((place) => wanted.some((to) => isAt(place, to)));
    const first = places.slice(0, 3).map(([path]) => path);
    return {
      query,
      isAlarmRight: boxes.length + lines.length > 0 || isCrisis ? alarm : !alarm,
      isFound: found,
      alarm,
      first,
      wanted,
    };
  });
  const right = (of: typeof judged) =>
    `${of.filter(({ isAlarmRight, isFound }) => isAlarmRight && isFound).length} of ${of.length}`;
  console.info(
    [
      `Right: ${right(judged)}, of those with an alarm ${right(judged.filter(({ alarm }) => alarm))}.`,
      `Alarm right: ${judged.filter(({ isAlarmRight }) => isAlarmRight).length}; wanted among the first three: ${judged.filter(({ isFound }) => isFound).length}.`,
      ...judged
        .filter(({ isAlarmRight, isFound }) => !(isAlarmRight && isFound))
        .map(
          ({ query, isAlarmRight, first, wanted }) =>
            `${isAlarmRight ? "" : "(alarm) "}${query}: ${first}; wanted ${wanted}`,
        ),
    ].join("\n"),
  );
  expect(judged).toHaveLength(fresh.length);
});
