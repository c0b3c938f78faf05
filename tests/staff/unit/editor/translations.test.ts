// @vitest-environment jsdom
import { setTimeout as pause } from "node:timers/promises";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { fileFormats } from "../../../../staff/editor/file-format.ts";
import { betweenReadings } from "../../../../staff/editor/readings.ts";
import {
  fromPairs,
  type Pair,
  sentencesOf,
  toPairs,
} from "../../../../staff/editor/translations.ts";
import { TranslationsField } from "../../../../staff/editor/translations-field.ts";

afterEach(cleanup);

const pair = (en: string, es: string): Pair => ({ en, es });

const pairs = [
  pair("Call us.", "Llámenos."),
  pair("We see adults and children.", "Atendemos a adultos y niños."),
  pair("Park behind the house.", "Estacione detrás de la casa."),
  pair("Bring your card.", "Traiga su tarjeta."),
];

/** What the page says now: two sentences are new wordings, one is new, and one is gone. */
const english = [
  "Call us.",
  "We see adults, and children from 3 years on.",
  "There is a lot.",
  "Come ten minutes early.",
];

describe("the sentences of a translation", () => {
  it("are in the order of the page, those that wait first", () => {
    expect(sentencesOf(pairs, english)).toEqual([
      { english: english[1], before: "We see adults and children.", state: "changed" },
      { english: english[2], before: "Park behind the house.", state: "changed" },
      { english: english[3], before: "Bring your card.", state: "changed" },
      { english: english[0], state: "done" },
    ]);
    const fewer = sentencesOf(pairs, [...english.slice(0, 2), "Come early."]);
    expect(fewer.map(({ state }) => state)).toEqual(["changed", "changed", "gone", "done"]);
    const more = sentencesOf(pairs.slice(0, 2), english);
    expect(more.map(({ state }) => state)).toEqual(["changed", "new", "new", "done"]);
  });

  it("are as they are where nobody knows the page", () => {
    expect(sentencesOf(pairs, undefined).map(({ state }) => state)).toEqual(
      pairs.map(() => "done"),
    );
  });
});

/** The field of a catalog whose page says `texts`, and the pairs that it would save. */
async function fieldWith(given: readonly Pair[], texts: readonly string[]) {
  // What other tests said of the statement is not read again.
  await pause(betweenReadings + 10);
  const statement = texts.map((text) => `${text}\n`).join("\n");
  const format = fileFormats.find(({ name }) => name === "legal-frontmatter");
  format?.fromFile(`---\ntitle: Call us.\n---\n${statement}`);
  const settings: Record<string, string> = { language: "es", folder: "legal" };
  const saved = { pairs: given };
  const draw = () =>
    createElement(TranslationsField, {
      value: fromPairs(saved.pairs),
      field: { get: (name: string) => settings[name] },
      onChange: (value: string) => {
        saved.pairs = toPairs(value);
        rerender(draw());
      },
    } as never);
  const { rerender } = render(draw());
  return saved;
}

const groups = () => screen.getAllByRole("group").map((group) => group.textContent);
const spanish = (sentence: string) =>
  within(screen.getByRole("group", { name: sentence })).getByRole("textbox", { name: "Spanish" });

describe("the field of a translation", () => {
  it("says what waits, marks it and shows what the page said before", async () => {
    await fieldWith(pairs, english);
    expect(screen.getByText(/^3 of 4 sentences wait for a translator/)).toBeDefined();
    expect(groups()[0]).toMatch(
      /^The English has changedBefore: We see adults and children\.We see adults, and/,
    );
    expect(groups().at(-1)).toMatch(/^Call us\./);
  });

  it("takes the new English over with the first letter of its translation", async () => {
    const saved = await fieldWith(pairs, english);
    const now = english[1] ?? "";
    fireEvent.change(spanish(now), { target: { value: "Atendemos desde los 3 años." } });
    expect(saved.pairs).toEqual([
      pairs[0],
      pair(now, "Atendemos desde los 3 años."),
      pairs[2],
      pairs[3],
    ]);
    // It keeps its place while somebody writes.
    expect(groups()[0]).toMatch(/^We see adults, and/);
  });

  it("takes a translation that is right as it stands", async () => {
    const saved = await fieldWith(pairs, english);
    const group = screen.getByRole("group", { name: english[2] ?? "" });
    fireEvent.click(
      within(group).getByRole("button", { name: "The Spanish is right as it stands" }),
    );
    expect(saved.pairs[2]).toEqual(pair(english[2] ?? "", "Estacione detrás de la casa."));
  });

  it("sets a new sentence where the page has it", async () => {
    const saved = await fieldWith(pairs.slice(0, 2), [
      "Call us.",
      "Or write.",
      pairs[1]?.["en"] ?? "",
    ]);
    fireEvent.change(spanish("Or write."), { target: { value: "O escriba." } });
    expect(saved.pairs.map(({ en }) => en)).toEqual([
      "Call us.",
      "Or write.",
      "We see adults and children.",
    ]);
    fireEvent.change(spanish("Or write."), { target: { value: "" } });
    expect(saved.pairs).toEqual(pairs.slice(0, 2));
  });

  it("removes what is no longer on the page", async () => {
    const saved = await fieldWith(pairs.slice(0, 2), ["Call us."]);
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(saved.pairs).toEqual(pairs.slice(0, 1));
    expect(groups()).toHaveLength(1);
  });
});
