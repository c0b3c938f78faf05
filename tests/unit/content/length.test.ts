import { expect, test } from "vitest";
import { longPages } from "../../../staff/checks/length.ts";
import type { ProseString } from "../../../staff/checks/prose.ts";
import { exampleContent } from "../../practice/fixtures.ts";

const text = (file: string, words: number, more: Partial<ProseString> = {}): ProseString => ({
  file,
  line: 1,
  field: "sections.0.paragraphs.0",
  roles: [],
  text: "word ".repeat(words).trim(),
  language: "en",
  english: undefined,
  ...more,
});

const filesOf = (...all: ProseString[]) => longPages(all, exampleContent).map(({ file }) => file);

const topic = "content/services/sinus-disorders/balloon.yaml";

test("a page that has grown too long is named, by all its texts together", () => {
  expect(filesOf(text(topic, 700))).toEqual([]);
  expect(filesOf(text(topic, 700), text(topic, 300))).toEqual([topic]);
  expect(filesOf(text("content/services/sinus-disorders.yaml", 1000))).toEqual([]);
  expect(filesOf(text("content/recoveries/balloon.yaml", 601))).toHaveLength(1);
});

test("what search results show, translations and statements do not count", () => {
  expect(
    filesOf(
      text(topic, 1000, { roles: ["result"] }),
      text(topic, 1000, { language: "es" }),
      text("content/legal/notices.md", 5000),
    ),
  ).toEqual([]);
});
