import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { withoutAbsent } from "../../../src/data/tokens.ts";
import { checked } from "../../../staff/checks/content-errors.ts";
import { leftOut } from "../../../staff/checks/facts.ts";
import { cutResults } from "../../../staff/checks/length.ts";
import { askedEdits } from "../../staff/mutations/asked-edits.ts";
import { contentWith, mistakesAfter } from "./edited-content.ts";

test.each(Object.entries(askedEdits))("%s is accepted", (_name, edit) => {
  const root = contentWith();
  edit(root);
  checked(loadContent(root));
});

/** The example practice with some of its facts in other words. */
function contentOf(facts: Record<string, string>) {
  const edit = (text: string) =>
    Object.entries(facts).reduce(
      (edited, [name, fact]) =>
        edited.replace(new RegExp(`^( *)${name}: .*\\n`, "m"), fact && `$1${name}: ${fact}\n`),
      text,
    );
  return checked(loadContent(contentWith({ "practice.yaml": edit })));
}

describe("a long fact", () => {
  const brand = "Otorhinolaryngology and Facial Plastic Surgery of Springfiel";

  it("is named once, with the search results that it makes too long and by how much", () => {
    expect(cutResults(contentOf({ brand }))).toEqual([
      expect.objectContaining({
        file: "content/practice.yaml",
        field: "brand",
        remedy: expect.stringMatching(/^With this \{brand\}, .*: content\/\S+ by \d+ characters/),
      }),
    ]);
    expect(cutResults(contentOf({ tagline: "Ears and Noses" }))).toEqual([]);
  });

  it("does not excuse words that are too many by themselves", () => {
    const tagline = `tagline: "{city} ${"again ".repeat(20)}"`;
    const edit = (text: string) => text.replace(/^tagline: .*/m, tagline);
    expect(mistakesAfter({ "practice.yaml": edit })).toEqual([
      expect.stringMatching(/tagline: Shorten this text to 80 characters or fewer/),
    ]);
  });

  it("with a link is no plain words", () => {
    const edit = (text: string) => text.replace("tagline: Ears", "tagline: {phoneLink}");
    const quoted = (text: string) => edit(text).replace(/tagline: (.*)/, 'tagline: "$1"');
    expect(mistakesAfter({ "practice.yaml": quoted })).toContainEqual(
      expect.stringMatching(/tagline: Write plain words here/),
    );
  });
});

describe("a fact that the practice does not have", () => {
  const tokens = { fax: undefined, phone: "1" };

  it.each([
    ["Call {phone}. You can also fax to {fax}.", "Call {phone}."],
    ["Ask Dr. Berg to fax to {fax}. Or call.", "Or call."],
    ["Llame. ¿Fax? Al {fax}. [Blank: more.]", "Llame. ¿Fax? [Blank: more.]"],
    ["At 5 p. m. Send it to {fax}", undefined],
    ["- **Fax:** {fax}", undefined],
    ["Nobody knows {fox}.", "Nobody knows {fox}."],
  ])("takes the sentences with it that name it: %s", (text, left) => {
    expect(withoutAbsent(text, tokens)).toBe(left);
  });

  it("takes an entry of a list with it", () => {
    const items = [{ name: "By fax", text: "{fax}" }, "{fax}", ["{fax}"], { name: "By phone" }];
    expect(withoutAbsent({ items, note: "{fax}" }, tokens)).toEqual({
      items: [{ name: "By phone" }],
    });
  });

  it("leaves no trace on pages, and a warning says where it was", () => {
    const content = contentOf({ fax: "" });
    expect(content.pages.contact.phoneNote).toBe("Call while we are open.");
    expect(leftOut(content)).toContainEqual({
      file: "content/pages/contact.yaml",
      line: 7,
      field: "phoneNote",
      remedy: expect.stringContaining("does not say what {fax} is"),
    });
    expect(leftOut(contentOf({ brand: "Harbor ENT" }))).toEqual([]);
  });

  it("may leave nothing of a text that a page needs", () => {
    const root = contentWith({ "practice.yaml": (text) => text.replace(/^fax: .*\n/m, "") });
    const file = join(root, "pages/contact.yaml");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(/phoneNote: .*/, 'phoneNote: "Fax to {fax}."'),
    );
    expect(() => loadContent(root)).toThrow(/phoneNote\n.*Add a sentence that holds without it/);
  });
});
