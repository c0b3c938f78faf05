import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { fileFormats } from "../../../../staff/editor/file-format.ts";
import { type Clash, merged } from "../../../../staff/editor/merge.ts";
import { betweenReadings } from "../../../../staff/editor/readings.ts";
import { exampleContentDir } from "../../../practice/fixtures.ts";

const row = (name: string, text = "") => ({ name, text });
const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => row(name)) as ReturnType<typeof row>[];

describe("two people's changes", () => {
  it.each<[what: string, before: unknown, theirs: unknown, ours: unknown, both: unknown]>([
    ["nothing", { x: 1 }, { x: 1 }, { x: 1 }, { x: 1 }],
    ["different fields", { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }],
    ["the same change", { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
    ["a field added by each", {}, { x: 1 }, { y: 2 }, { x: 1, y: 2 }],
    ["a field removed by one", { x: 1, y: 1 }, { y: 1 }, { x: 1, y: 2 }, { y: 2 }],
    [
      "fields of fields",
      { w: { x: 1, y: 1 } },
      { w: { x: 2, y: 1 } },
      { w: { x: 1, y: 2 } },
      { w: { x: 2, y: 2 } },
    ],
    ["entries added by each", [a], [a, b], [a, c], [a, c, b]],
    ["the same entry added", [a], [a, b], [a, b], [a, b]],
    ["an entry removed, another added", [a, b], [b], [a, b, c], [b, c]],
    [
      "different entries edited",
      [a, b],
      [row("a", "!"), b],
      [a, row("b", "?")],
      [row("a", "!"), row("b", "?")],
    ],
    [
      "different fields of one entry",
      [a, b],
      [row("A"), b],
      [row("a", "?"), b],
      [row("A", "?"), b],
    ],
    [
      "one edited, another added above",
      [a, b],
      [d, a, b],
      [a, row("b", "?")],
      [d, row("b", "?"), a],
    ],
  ])("are both kept: %s", (_, before, theirs, ours, both) => {
    const clashes: Clash[] = [];
    const result = merged(before, theirs, ours, clashes);
    expect(clashes).toEqual([]);
    if (Array.isArray(both)) expect(result).toHaveLength(both.length);
    expect(result).toEqual(Array.isArray(both) ? expect.arrayContaining(both) : both);
  });

  it.each<[what: string, before: unknown, theirs: unknown, ours: unknown, clash: Clash]>([
    [
      "one field",
      { x: { y: 1 } },
      { x: { y: 2 } },
      { x: { y: 3 } },
      { path: ["x", "y"], theirs: 2, ours: 3 },
    ],
    [
      "a field removed by them",
      { x: 1 },
      {},
      { x: 3 },
      { path: ["x"], theirs: undefined, ours: 3 },
    ],
    [
      "a field of an entry",
      [a],
      [row("A")],
      [row("B")],
      { path: ["0", "name"], theirs: "A", ours: "B" },
    ],
    [
      "an entry removed by them",
      [a, b],
      [b],
      [row("A"), b],
      { path: [], theirs: [b], ours: [row("A"), b] },
    ],
  ])("clash in %s", (_, before, theirs, ours, clash) => {
    const clashes: Clash[] = [];
    expect(merged(before, theirs, ours, clashes)).toEqual(ours);
    expect(clashes).toEqual([clash]);
  });
});

/** The format of files, and one of them as the editor reads it. */
function read(path: string, name: string) {
  const format = fileFormats.find((candidate) => candidate.name === name);
  if (format === undefined) throw new Error(`There is no format ${name}.`);
  return { format, source: readFileSync(`${exampleContentDir}/${path}`, "utf8").trim() };
}

/** Long enough for what is read next to be another reading. */
const aWhile = betweenReadings + 10;

/** Lets time pass, however slow the machine is. */
const pause = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
beforeAll(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterAll(() => vi.useRealTimers());

const saturday = (source: string, hours: string) =>
  source.replace("Saturday: 9:00 AM to 2:00 PM", `Saturday: ${hours}`);

/** What the editor shows of why it does not save. */
function whyNot(save: () => unknown): string {
  try {
    save();
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error) return error.cause.message;
    throw error;
  }
  return "It was saved.";
}

describe("a file that somebody else saved meanwhile", () => {
  it("keeps their changes and ours, with its comments", () => {
    const { format, source } = read("practice.yaml", "content-practice");
    const opened = format.fromFile(source);
    pause(aWhile);
    const theirs = `# New note.\n${saturday(source, "closed")}`;
    format.fromFile(theirs);
    expect(format.toFile({ ...opened, tagline: "Noses" })).toBe(
      `${theirs.replace("tagline: Ears & Noses", "tagline: Noses")}\n`,
    );
  });

  it("asks whose words to keep where both changed the same, and shows both", () => {
    const { format, source } = read("practice.yaml", "content-practice");
    pause(aWhile);
    const opened = format.fromFile(source) as { hours: { footOfEveryPage: object } };
    pause(aWhile);
    format.fromFile(saturday(source, "closed"));
    opened.hours.footOfEveryPage = { ...opened.hours.footOfEveryPage, Saturday: "by appointment" };
    const questions: string[] = [];
    const answer = (yes: boolean) => (question: string) => {
      questions.push(question);
      return yes;
    };
    expect(whyNot(() => format.toFile({ ...opened }, answer(false)))).toMatch(
      /^Nothing was saved\. You pressed Cancel\./,
    );
    expect(format.toFile({ ...opened }, answer(true))).toBe(
      `${saturday(source, "by appointment")}\n`,
    );
    expect(questions[0]).toContain(
      "Hours, Second week, Saturday\nTheirs: closed\nYours: by appointment",
    );
  });

  it("is found among the files of its folder, and others are left alone", () => {
    const { format, source } = read("services/sinus-disorders.yaml", "content-services");
    const other = read("services/hearing-disorders.yaml", "content-services").source;
    pause(aWhile);
    const opened = format.fromFile(source);
    const otherOpened = format.fromFile(other);
    pause(aWhile);
    const theirs = `${source}\n# Their note.`;
    format.fromFile(theirs);
    format.fromFile(other);
    expect(format.toFile(opened)).toBe(`${theirs}\n`);
    expect(format.toFile(otherOpened)).toBe(`${other}\n`);
  });

  it("is found under another title, if it alone has changed", () => {
    const { format, source } = read("services/sinus-disorders.yaml", "content-services");
    const other = read("services/hearing-disorders.yaml", "content-services").source;
    pause(aWhile);
    const opened = format.fromFile(source);
    format.fromFile(other);
    pause(aWhile);
    const theirs = source.replace("title: Sinus Disorders", "title: Sinuses");
    expect(theirs).not.toBe(source);
    // The editor takes a breath after each two hundred files.
    format.fromFile(theirs);
    pause(1);
    format.fromFile(other);
    const lead = "Help for your sinuses.";
    const saved = parse(format.toFile({ ...opened, lead }, () => expect.fail("Nothing to ask.")));
    expect(saved).toMatchObject({ title: "Sinuses", lead });
  });

  it("is asked about before it is replaced, when nobody can tell what it has become", () => {
    const { format, source } = read("services/sinus-disorders.yaml", "content-services");
    pause(aWhile);
    const opened = format.fromFile(source);
    pause(aWhile);
    format.fromFile(source.replace("title: Sinus Disorders", "title: Sinuses"));
    format.fromFile(source.replace("title: Sinus Disorders", "title: Noses"));
    const why = whyNot(() =>
      format.toFile(opened, (question) => {
        expect(question).toContain("Somebody else renamed or deleted this meanwhile");
        return false;
      }),
    );
    expect(why).toContain("Nothing was saved. You pressed Cancel.");
  });

  it("takes a second change of ours on top of the first, without a question", () => {
    const { format, source } = read("practice.yaml", "content-practice");
    pause(aWhile);
    const opened = format.fromFile(source);
    const first = format.toFile({ ...opened, tagline: "Noses" });
    pause(aWhile);
    format.fromFile(first.trim());
    const ask = () => expect.fail("There is nothing to ask.");
    const second = format.toFile({ ...opened, tagline: "Throats" }, ask);
    expect(parse(second)).toEqual({ ...parse(source), tagline: "Throats" });
  });

  it("loses nothing when the first save did not arrive", () => {
    const { format, source } = read("practice.yaml", "content-practice");
    pause(aWhile);
    const opened = format.fromFile(source);
    format.toFile({ ...opened, tagline: "Noses" });
    pause(aWhile);
    format.fromFile(saturday(source, "closed"));
    const again = parse(format.toFile({ ...opened, tagline: "Noses" }));
    expect(again).toMatchObject({
      tagline: "Noses",
      hours: { footOfEveryPage: { Saturday: "closed" } },
    });
  });
});
