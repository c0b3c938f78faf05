import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { asMeant } from "../../../src/data/as-meant.ts";
import { loadContent } from "../../../src/data/load-content.ts";
import { contentFiles, contentFolders } from "../../../src/schemas/content-kinds.ts";
import { bare, fieldsOf } from "../../../src/schemas/schema-parts.ts";
import { checked } from "../../../staff/checks/content-errors.ts";
import { exampleContentDir } from "../../practice/fixtures.ts";
import { contentWith, mistakesAfter } from "./edited-content.ts";

const practice = (from: string, to: string) => ({
  "practice.yaml": (text: string) => text.replace(from, () => to),
});

describe("a text of a strict form that looks right is right", () => {
  it.each([
    ["as Apple's contacts copy it", '"\u202a(217) 555-2171\u202c"'],
    ["with a non-breaking space", '"(217)\u00a0555-2171"'],
    ["with a non-breaking hyphen", '"(217) 555\u20112171"'],
    ["with an en dash", '"(217) 555\u20132171"'],
    ["with a space at its end", '"(217) 555-2171 "'],
    ["in curly quotation marks", "“(217) 555-2171”"],
  ])("a telephone number %s", (_how, phone) => {
    const root = contentWith(practice('phone: "(217) 555-2171"', `phone: ${phone}`));
    const content = checked(loadContent(root));
    expect(content.practice.phone).toBe("(217) 555-2171");
    // What checks read is the same as what pages show.
    expect(content.strings.find(({ field }) => field === "phone")?.text).toBe("(217) 555-2171");
  });

  it("hours with the space of a computer's clock, and a day in curly quotation marks", () => {
    const root = contentWith({
      "practice.yaml": (text) =>
        text
          .replaceAll("Friday: 8:30 AM to 4:30 PM", "Friday: 8:30\u202fAM to 4:30\u202fPM")
          .replace('"2098-11-27"', "“2098‑11‑27”"),
    });
    const { hours, closures } = checked(loadContent(root)).practice;
    expect(hours.topOfEveryPage).toHaveLength(2);
    expect(closures[0]?.date).toBe("2098-11-27");
  });

  it("what does not fit is named with its place, in a strict form and in a text", () => {
    expect(mistakesAfter(practice("555-2171", "555-21\u0667\u0661"))).toEqual([
      expect.stringMatching(/Write the ten digits .* is U\+0667 after “\(217\) 555-21”\.$/),
    ]);
    for (const [name, sign] of [
      ["soft hyphen", "\u00ad"],
      ["joiner", "\u200d"],
    ])
      expect(mistakesAfter(practice("Parking", `Park${sign}ing`)), name).toEqual([
        expect.stringMatching(/parking: Remove the invisible .* U\+(00AD|200D) after “Park”\.$/),
      ]);
  });
});

describe("an optional field that is emptied is left out", () => {
  const kinds = [
    ["practice.yaml", contentFiles.practice.schema],
    ["providers/ada-king-md.yaml", contentFolders.providers.schema],
    ["services/sinus-disorders.yaml", contentFolders.services.schema],
    ["locations/new-town-il.yaml", contentFolders.locations.schema],
  ] as const;

  it.each(kinds)("each one of %s", (path, schema) => {
    const value = parse(readFileSync(join(exampleContentDir, path), "utf8"));
    const optional = Object.entries(fieldsOf(schema)).filter(([, field]) => bare(field).optional);
    expect(optional.length).toBeGreaterThan(0);
    for (const [name] of optional)
      for (const nothing of [null, "", " "]) {
        const { [name]: _, ...without } = value;
        const empty = schema.safeParse(asMeant(schema, { ...value, [name]: nothing }));
        expect(empty, name).toEqual(schema.safeParse(without));
        expect(empty.error?.issues, name).toBeUndefined();
      }
  });

  it.each(["suite:", 'suite: ""', "suite: ~"])("within another: %s", (nothing) => {
    const { address } = checked(
      loadContent(contentWith(practice("suite: Suite 2", nothing))),
    ).practice;
    expect(address).not.toHaveProperty("suite");
  });

  it("a list of none is an empty list, and one that needs entries says so", () => {
    const without = (file: string, list: RegExp, name: string) => ({
      [file]: (text: string) => text.replace(list, `${name}:\n#  - none\n`),
    });
    const publications = without(
      "providers/ada-king-md.yaml",
      /^publications:\n( .*\n)+/m,
      "publications",
    );
    const { providers } = checked(loadContent(contentWith(publications)));
    expect(providers[0].publications).toEqual([]);
    expect(
      mistakesAfter(without("providers/ada-king-md.yaml", /^boards:.*\n( .*\n)*/m, "boards")),
    ).toEqual([expect.stringContaining("boards: This list needs at least 1 entry.")]);
  });
});
