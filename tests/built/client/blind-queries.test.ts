import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type Level, levels } from "../../../src/schemas/levels.ts";
import { isAt, type Shown, searchIn } from "./search-tables.ts";

interface Query {
  query: string;
  level?: Level;
  /** What answers it, in words. */
  wanted?: string;
  /** The answer or the page that does. */
  finds?: string;
}

/* Nobody builds or trains on these lists: they say how well the search does on what it has never seen. */

const read = (name: string) => parse(readFileSync(`tests/search/${name}.yaml`, "utf8"));
const blind: Record<"frightened" | "practical" | "subjects" | "spanish", Query[]> =
  read("blind-queries");
type Later = { frightened: Query[]; "frightened-es"?: Query[]; calm: string[] };
const second: Later = read("blind-frightened");
const third: Later & Record<"practical" | "subjects", Query[]> = read("blind-third");
const fourth: Later = read("blind-fourth");
const calm: string[] = read("calm-sentences");

const search = searchIn("en");
const searchInSpanish = searchIn("es");

const rank = (level: Level) => levels.indexOf(level);
const share = <T>(of: readonly T[], is: (one: T) => boolean) => of.filter(is).length / of.length;

/** Whether any of these signs is at least as urgent as a level. */
const isUrgentAs = (signs: Shown["boxes"], level: Level) =>
  signs.some((sign) => rank(sign.level) <= rank(level));

it.each([
  ["the first list", blind.frightened, search],
  ["the second list", second.frightened, search],
  ["the third list", third.frightened, search],
  ["the fourth list", fourth.frightened, search],
  ["Spanish", second["frightened-es"], searchInSpanish],
  ["Spanish, the third list", third["frightened-es"], searchInSpanish],
] as [string, Query[], typeof search][])(
  "frightened people are shown a sign as urgent as theirs, most of them in a box: %s",
  (name, queries, find) => {
    const judged = queries.map(({ query, level = "call-911" }) => ({ level, ...find(query) }));
    const any = share(judged, ({ boxes, lines, level }) => isUrgentAs([...boxes, ...lines], level));
    const box = share(judged, ({ boxes, level }) => isUrgentAs(boxes, level));
    const exact = share(
      judged,
      ({ boxes, lines, level }) => [...boxes, ...lines][0]?.level === level,
    );
    console.info(
      `${name}: box or line ${any.toFixed(2)}, box ${box.toFixed(2)}, very level ${exact.toFixed(2)}`,
    );
    expect.soft(any).toBeGreaterThanOrEqual(0.9);
    expect.soft(box).toBeGreaterThanOrEqual(0.75);
    expect.soft(exact).toBeGreaterThanOrEqual(0.7);
  },
);

it.each([
  ["the first list", calm],
  ["the second list", second.calm],
  ["the third list", third.calm],
] as [string, string[]][])("calm people are seldom shown an alarm: %s", (name, sentences) => {
  const shown = sentences.map(search);
  const boxes = share(shown, ({ boxes }) => boxes.length > 0);
  const lines = share(shown, ({ lines }) => lines.length > 0);
  console.info(`Calm, ${name}: boxes ${boxes.toFixed(3)}, lines ${lines.toFixed(3)}`);
  expect.soft(boxes).toBeLessThanOrEqual(0.03);
  expect.soft(lines).toBeLessThanOrEqual(0.1);
});

it.each([
  ["the first list, practical", blind.practical],
  ["the first list, subjects", blind.subjects],
  ["the third list, practical", third.practical],
  ["the third list, subjects", third.subjects],
] as [string, Query[]][])("what is wanted is among the first three: %s", (name, queries) => {
  const missed = queries.flatMap(({ query, finds = "" }) => {
    const first = search(query).places.slice(0, 3);
    return first.some((place) => isAt(place, finds)) ? [] : [`${query}: ${first}, not ${finds}`];
  });
  console.info(`${name}: ${missed.length} of ${queries.length} missed\n${missed.join("\n")}`);
  expect(missed.length / queries.length).toBeLessThanOrEqual(0.15);
});

/* What is wanted is said in words: read what was found. */
it("Spanish: something is found", () => {
  const silent = blind.spanish.filter(({ query, wanted }) => {
    const first = searchInSpanish(query)
      .places.slice(0, 3)
      .map(([path]) => path);
    console.info(`${query}: ${first}; wanted: ${wanted}`);
    return first.length === 0;
  });
  expect(silent).toEqual([]);
});
