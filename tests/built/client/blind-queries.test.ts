import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type Level, levels } from "../../../src/schemas/levels.ts";
import { isAt, type Shown, searchIn } from "./search-tables.ts";

interface Query {
  query: string;
  level?: Level;
  /** What answers it, as words or as a path. */
  wanted?: string;
}

/* Nobody builds or trains on these lists: they say how well the search does on what it has never seen. */

const read = (name: string) => parse(readFileSync(`tests/search/${name}.yaml`, "utf8"));
const blind: Record<"frightened" | "practical" | "subjects" | "spanish", Query[]> =
  read("blind-queries");
const calm: string[] = read("calm-sentences");

const search = searchIn("en");
const searchInSpanish = searchIn("es");

const rank = (level: Level) => levels.indexOf(level);
const share = <T>(of: readonly T[], is: (one: T) => boolean) => of.filter(is).length / of.length;

/** Whether any of these signs is at least as urgent as a level. */
const isUrgentAs = (signs: Shown["boxes"], level: Level) =>
  signs.some((sign) => rank(sign.level) <= rank(level));

const judged = blind.frightened.map(({ query, level = "call-911" }) => ({
  query,
  level,
  ...search(query),
}));

it("frightened people are shown a sign as urgent as theirs, most of them in a box", () => {
  const any = share(judged, ({ boxes, lines, level }) => isUrgentAs([...boxes, ...lines], level));
  const box = share(judged, ({ boxes, level }) => isUrgentAs(boxes, level));
  const exact = share(
    judged,
    ({ boxes, lines, level }) => [...boxes, ...lines][0]?.level === level,
  );
  console.info(
    `Frightened: box or line ${any.toFixed(2)}, box ${box.toFixed(2)}, very level ${exact.toFixed(2)}`,
    judged
      .filter(({ boxes, lines, level }) => !isUrgentAs([...boxes, ...lines], level))
      .map(
        ({ query, level, boxes, lines }) =>
          `\n  ${query} (${level}): ${[...boxes, ...lines].map((sign) => sign.path)}`,
      )
      .join(""),
  );
  expect.soft(any).toBeGreaterThanOrEqual(0.9);
  expect.soft(box).toBeGreaterThanOrEqual(0.75);
  expect.soft(exact).toBeGreaterThanOrEqual(0.7);
});

it("calm people are seldom shown an alarm", () => {
  const shown = calm.map(search);
  const boxes = share(shown, ({ boxes }) => boxes.length > 0);
  const lines = share(shown, ({ lines }) => lines.length > 0);
  console.info(`Calm: boxes ${boxes.toFixed(3)}, lines ${lines.toFixed(3)}`);
  expect.soft(boxes).toBeLessThanOrEqual(0.03);
  expect.soft(lines).toBeLessThanOrEqual(0.1);
});

it.each(["practical", "subjects", "spanish"] as const)("%s: what is wanted is found", (kind) => {
  const of = kind === "spanish" ? searchInSpanish : search;
  const found = blind[kind].map(({ query, wanted = "", level }) => {
    const { places, boxes, lines } = of(query);
    const isFound =
      level === undefined
        ? places.slice(0, 3).some((place) => isAt(place, wanted))
        : isUrgentAs([...boxes, ...lines], level);
    return { query, wanted, isFound, first: places.slice(0, 3).map(([path]) => path) };
  });
  const right = share(found, ({ isFound }) => isFound);
  console.info(
    `${kind}: ${right.toFixed(2)}`,
    found
      .filter(({ isFound }) => !isFound)
      .map(({ query, wanted, first }) => `\n  ${query}: ${first}; wanted ${wanted}`)
      .join(""),
  );
  expect(found.length).toBeGreaterThan(0);
});
