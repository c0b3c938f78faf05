import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { editedYaml } from "../../../../staff/editor/yaml-edits.ts";
import { exampleContentDir } from "../../../practice/fixtures.ts";

const files = globSync(`${exampleContentDir}/**/*.yaml`).sort();
const commentsIn = (text: string) => text.match(/^ *#.*$/gm) ?? [];

describe("a saved file", () => {
  it("changes one line for one value, and keeps the way in which it was written", () => {
    const source =
      '# Note.\nphone: "(404) 555-0142"\ntext: >-\n  One and\n  two.\nrows:\n  - { from: Monday, opens: "8:30 AM" } \n\n# End.\n';
    const value = {
      phone: "(404) 555-0100",
      text: "One, two and three.",
      rows: [{ from: "Monday", opens: "9:00 AM", to: "Friday" }],
    };
    expect(editedYaml(source, value)).toBe(
      '# Note.\nphone: "(404) 555-0100"\ntext: >-\n  One, two and three.\nrows:\n  - { from: Monday, opens: "9:00 AM", to: Friday } \n\n# End.\n',
    );
  });

  it("quotes a value only where it was quoted, or must be", () => {
    const source = "Saturday: 9:00 AM to 2:00 PM\nphone: (404) 555-0142\n";
    const value = { Saturday: "9:00 AM to 3:00 PM", phone: "Call: (404) 555-0142" };
    expect(editedYaml(source, value)).toBe(
      'Saturday: 9:00 AM to 3:00 PM\nphone: "Call: (404) 555-0142"\n',
    );
  });

  it("sets a new entry among the others, and removes one", () => {
    const source =
      "# Newest first.\nlist:\n  - name: A\n    text: a\n\n  # About B.\n  - name: B\n    text: b\n\nend: 1\n";
    const entry = (name: string) => ({ name, text: name.toLowerCase() });
    expect(editedYaml(source, { list: [entry("N"), entry("A"), entry("B")], end: 1 })).toBe(
      "# Newest first.\nlist:\n  - name: N\n    text: n\n\n  - name: A\n    text: a\n\n  # About B.\n  - name: B\n    text: b\n\nend: 1\n",
    );
    expect(editedYaml(source, { list: [entry("B")], end: 1 })).toBe(
      "# Newest first.\nlist:\n\n  # About B.\n  - name: B\n    text: b\n\nend: 1\n",
    );
  });

  it("takes a list where there were only comments", () => {
    expect(
      editedYaml('closures:\n#  - { date: "2026-11-26" }\n\nb: 1\n', {
        closures: [{ date: "2026-11-26", reason: "Rest: all day" }],
        b: 1,
      }),
    ).toBe(
      'closures:\n  - date: 2026-11-26\n    reason: "Rest: all day"\n#  - { date: "2026-11-26" }\n\nb: 1\n',
    );
  });

  it("has the given values after any change, and keeps all comments", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "",
        "a: b",
        "# no",
        "- x",
        "{phone}",
        "[a](/b)",
        "true",
        "null",
        "12",
        "2026-01-02",
        "it's",
        "“”",
        "x".repeat(300),
      ),
    );
    const cases = files.map((file) => readFileSync(file, "utf8"));
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom("text", "drop", "copy", "first"), word), {
          minLength: 1,
          maxLength: 4,
        }),
        (source, changes) => {
          const value = parse(source) as Record<string, unknown>;
          for (const [at, how, text] of changes) change(value, at, how, text);
          const saved = editedYaml(source, value);
          expect(parse(saved)).toEqual(value);
          expect(commentsIn(saved)[0]).toBe(commentsIn(source)[0]);
        },
      ),
      { numRuns: 100, seed: 7 },
    );
  }, 60_000);
});

/** Changes one place of a value: a text, or an entry of a list that is dropped, copied or moved to the front. */
function change(value: unknown, at: number, how: string, text: string): void {
  const places: [holder: Record<string, unknown> | unknown[], key: string][] = [];
  const walk = (node: unknown) => {
    if (node === null || typeof node !== "object") return;
    for (const [key, item] of Object.entries(node)) {
      const fits =
        how === "text" ? typeof item === "string" : Array.isArray(item) && item.length > 1;
      if (fits) places.push([node as Record<string, unknown>, key]);
      walk(item);
    }
  };
  walk(value);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return;
  const [holder, key] = place as [Record<string, unknown>, string];
  if (how === "text") holder[key] = text;
  else {
    const list = holder[key] as unknown[];
    if (how === "drop") list.splice(at % list.length, 1);
    if (how === "copy") list.splice(at % list.length, 0, structuredClone(list[0]));
    if (how === "first") list.unshift(list.pop());
  }
}
