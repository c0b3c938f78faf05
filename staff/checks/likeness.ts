import type { Problem } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { isProse } from "../../src/schemas/field-role.ts";

/** Of two locations, the part of their five-word runs that may be the same, from 0 to 1. */
const most = 0.3;

/** Pairs of locations that say nearly the same: search engines take such pages for copies. */
export function alikeLocations({ locations, strings }: Content): Problem[] {
  const texts = locations.map(({ slug, name }) => {
    const file = `content/locations/${slug}.yaml`;
    const prose = strings.filter(
      (string) => string.file === file && isProse(string.roles) && !string.roles.includes("result"),
    );
    return { file, runs: runsIn(prose.map(({ text }) => text).join(" "), name) };
  });
  return texts.flatMap((text, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const shared = sharedPart(text.runs, other.runs);
      if (shared <= most) return [];
      const remedy = `${Math.round(100 * shared)}% of this text also stands in ${other.file}. Say what is true of this place alone.`;
      return { file: text.file, line: 1, field: "", remedy };
    }),
  );
}

/** Every run of five words in a text, with `name` masked, so that two places compare by what is said of them. */
export function runsIn(text: string, name: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(name.toLowerCase(), "place")
      .match(/[\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(words.slice(4).map((_word, index) => words.slice(index, index + 5).join(" ")));
}

/** The part of the smaller set that the other one holds too, from 0 to 1. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.max(1, Math.min(a.size, b.size));
}
