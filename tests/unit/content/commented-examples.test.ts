import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asMeant } from "../../../src/data/as-meant.ts";
import { parseContentFile } from "../../../src/data/content-file.ts";
import { validate } from "../../../src/data/validate.ts";
import { contentFiles } from "../../../src/schemas/content-kinds.ts";

/** A field or an entry behind a "#". A note has one space there. */
const commented = /^( *)#((?: {2,})?(?:- |[a-zA-Z]+:(?: |$)).*)$/;

/** A text with each of its commented examples taken in turn: the "#" removed from it and from what is indented below it. */
function examplesIn(text: string): { example: string; taken: string }[] {
  const lines = text.split("\n");
  const depth = (line = "") => line.search(/\S/);
  const bare = lines.map((line) => {
    const [, before = "", after] = commented.exec(line) ?? [];
    return after === undefined ? undefined : before + after;
  });
  return bare.flatMap((example, start) => {
    if (example === undefined || (bare[start - 1] && depth(bare[start - 1]) < depth(example)))
      return [];
    const rest = bare.slice(start + 1).findIndex((line) => depth(line) <= depth(example));
    const end = rest === -1 ? lines.length : start + 1 + rest;
    const taken = lines.map((line, at) => (at >= start && at < end ? (bare[at] ?? line) : line));
    return { example, taken: taken.join("\n") };
  });
}

it("examples are told from notes", () => {
  const text =
    "# Note: x\n#one: 1\n#two:\n#  three: 3\nlist:\n#  - { a: 1 }\n#  - { b: 2 }\n  #four: 4";
  expect(
    examplesIn(text).map(({ taken }) => taken.split("\n").filter((line) => !/#/.test(line))),
  ).toEqual([
    ["one: 1", "list:"],
    ["two:", "  three: 3", "list:"],
    ["list:", "  - { a: 1 }"],
    ["list:", "  - { b: 2 }"],
    ["list:", "  four: 4"],
  ]);
});

describe.each([
  "content",
  "tests/practice/content",
  "scripts/new-practice/content",
  "tests/visits/another-practice/content",
])("each commented example works by taking its # away alone, in %s", (root) => {
  const files = globSync("**/*.{yaml,md}", { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  const examples = files.flatMap((path) =>
    examplesIn(readFileSync(join(root, path), "utf8")).map((one) => ({ path, ...one })),
  );

  it("in files that have their own form", () => {
    expect(examples.filter(({ path }) => !(path.replace(".yaml", "") in contentFiles))).toEqual([]);
  });

  it.each(examples)("$path: $example", ({ path, taken }) => {
    const file = parseContentFile(path, taken);
    expect(file.problems).toEqual([]);
    const { schema } = contentFiles[path.replace(".yaml", "") as keyof typeof contentFiles];
    const value = asMeant(schema, file.value);
    expect(validate({ ...file, value }, schema, undefined).problems).toEqual([]);
  });
});
