import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { parse } from "yaml";
import { fingerprintOf, reviewedWords } from "../../../../src/data/fingerprint.ts";
import { topicSchema } from "../../../../src/schemas/topic.ts";
import { fileFormats, formatName } from "../../../../staff/editor/file-format.ts";
import { exampleContentDir } from "../../../practice/fixtures.ts";

const format = fileFormats.find(({ name }) => name === formatName("topics", "yaml"));
if (format === undefined) throw new Error("The editor knows no topics.");

const page = readFileSync(
  `${exampleContentDir}/services/sinus-disorders/rinses.yaml`,
  "utf8",
).trim();
const reviewIn = (text: string) => parse(text).review;
const withReview = (text: string, review: object) => `${text}\nreview: ${JSON.stringify(review)}`;
const fingerprintIn = (source: string) => fingerprintOf(reviewedWords(topicSchema, parse(source)));

const text = fingerprintIn(page);
const review = { by: "Ada King, MD", on: "2020-05-01", text };
const approved = withReview(page, review);
const change = (source: string) => source.replace(/^title: /m, "title: Again, ");

/** A form as somebody opens it, with the review as it is shown. */
function opened(source: string) {
  const form = format?.fromFile(source) ?? {};
  return { form, review: form["review"] as Record<string, unknown> };
}

const agree = () => vi.fn((_question: string) => true);

it("who changes approved words hears who has to approve them, and the review stays", () => {
  const { form, review: shown } = opened(approved);
  expect(shown["changed"]).toBe(false);
  const agrees = agree();
  const saved = format.toFile({ ...form, title: "Other words." }, agrees);
  expect(agrees.mock.calls).toEqual([
    [expect.stringMatching(/^Ada King, MD approved these words/)],
  ]);
  expect(reviewIn(saved)).toEqual(review);
  const message = expect.stringContaining("Nothing was saved. You pressed Cancel.");
  expect(() => format.toFile({ ...form, title: "Others." }, () => false)).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message }) }),
  );
});

it("who changes what to do in an emergency hears that it has to be approved first", () => {
  const { form } = opened(approved);
  const agrees = agree();
  format.toFile({ ...form, signs: ["ears#headache"] }, agrees);
  expect(agrees.mock.calls).toEqual([
    [expect.stringMatching(/^This is advice in an emergency\. .* Ada King, MD has to approve it/)],
  ]);
});

it.each([
  ["a page that nobody has approved", page],
  ["one whose change is known", change(approved)],
])("nobody is asked about %s", (_, source) => {
  const agrees = agree();
  format.toFile({ ...opened(source).form, title: "Other words." }, agrees);
  expect(agrees).not.toHaveBeenCalled();
});

it("a physician approves a changed page by turning one thing off, on this day", () => {
  const { form, review: shown } = opened(change(approved));
  expect(shown["changed"]).toBe(true);
  const saved = format.toFile({ ...form, review: { ...shown, changed: false } });
  const today = new Date().toLocaleDateString("en-CA");
  expect(reviewIn(saved)).toEqual({
    ...review,
    on: today,
    text: fingerprintIn(saved),
  });
  expect(opened(saved.trim()).review["changed"]).toBe(false);
});

it("a first review of a page is for its words as they stand", () => {
  const { form } = opened(page);
  const typed = { by: "Ann Roe, MD", on: "2026-11-21" };
  const saved = format.toFile({ ...form, review: typed });
  expect(reviewIn(saved)).toEqual({ ...typed, text });
});

it("a translation is signed with its language, not in its form", () => {
  const catalogs = fileFormats.find(({ name }) => name === formatName("es/services", "yaml"));
  const file = readFileSync(`${exampleContentDir}/es/services/hearing-disorders.yaml`, "utf8");
  const source = `${file.trim()}\nreview: ${JSON.stringify(review)}`;
  const form = catalogs?.fromFile(source) ?? {};
  expect(
    reviewIn(catalogs?.toFile({ ...form, review: { by: "Bo", on: "2026-11-21" } }) ?? ""),
  ).toEqual(review);
});
