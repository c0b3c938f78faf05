import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fileFormats } from "../../../../staff/editor/file-format.ts";
import { exampleContentDir } from "../../../practice/fixtures.ts";

type Row = Record<string, unknown>;

/** A file as its form holds it, and what the editor says when that is saved. */
function formOf(path: string, change: (source: string) => string = (source) => source) {
  const format = fileFormats.find(({ name }) => name === `content-${path}`);
  if (format === undefined) throw new Error(`There is no format for ${path}.`);
  const source = change(readFileSync(`${exampleContentDir}/${path}.yaml`, "utf8")).trim();
  const form = format.fromFile(source) as Record<string, Row[]>;
  const save = () => {
    try {
      return parse(format.toFile(form));
    } catch (error) {
      if (error instanceof Error && error.cause instanceof Error) return error.cause.message;
      throw error;
    }
  };
  return { form, save };
}

describe("what no field can know by itself is refused when it is saved", () => {
  it.each<[what: string, path: string, list: string, entry: Row, why: string]>([
    [
      "a closure without a day",
      "practice",
      "closures",
      { date: "", from: "", to: "", reason: "Snow" },
      "Closures, 4, Date: Give date for a single day",
    ],
    [
      "a closure that ends before it begins",
      "practice",
      "closures",
      { from: "2099-01-05", to: "2099-01-04", reason: "Snow" },
      "Closures, 4, To: The last day must not be before 2099-01-05.",
    ],
    [
      "an insurer that the list has",
      "practice",
      "insurers",
      { name: "Medicare", logo: "" },
      "Insurers, 5: This says the same as entry 4 of the list.",
    ],
    [
      "a patient's words without consent",
      "testimonials",
      "testimonials",
      {
        quote: "They listened to me.",
        name: "Pat D.",
        location: "Springfield",
        procedure: "Hearing",
        rating: 5,
        date: "2026-03-12",
        consentDate: "",
      },
      "Consent date: Write the day on which the patient signed the consent form",
    ],
  ])("%s", (_, path, list, entry, why) => {
    const { form, save } = formOf(path);
    form[list]?.push(entry);
    const message = save();
    expect(message).toContain(why);
    expect(message).toMatch(/^Nothing was saved\. .* What you wrote stays in the form\.$/);
  });

  it("From alone is enough", () => {
    const { form, save } = formOf("practice");
    form["closures"]?.push({ date: "", from: "2099-01-05", to: "", reason: "Snow" });
    expect(save().closures.at(-1)).toEqual({ from: "2099-01-05", reason: "Snow" });
  });

  it("but what was wrong before holds nobody up", () => {
    const { form, save } = formOf("practice", (source) =>
      source.replace("closures:\n", 'closures:\n  - { to: "2098-01-01", reason: Snow }\n'),
    );
    // Now it is the second of the list.
    form["closures"]?.unshift({ date: "2099-01-05", reason: "Ice" });
    expect(save().closures.slice(0, 2)).toEqual([
      { date: "2099-01-05", reason: "Ice" },
      { to: "2098-01-01", reason: "Snow" },
    ]);
  });
});
