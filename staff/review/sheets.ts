import { readFileSync } from "node:fs";
import { z } from "zod";
import { inContentFolder } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { fill, type Tokens } from "../../src/data/tokens.ts";
import { isReviewed } from "../../src/schemas/field-role.ts";
import { labelOf } from "../editor/editor-fields.ts";
import { counted, exampleLines, time } from "./list-text.ts";
import { fingerprintOfPage, type PageToRead, type ReadingList } from "./reading-list.ts";
import { namesOfReaders, nobodySigns } from "./sign.ts";

/** Where the preview is until somebody says where: on the computer of the person who writes the sheets. */
export const localPreview = "http://localhost:4321";

/**
 * The sheet of each reader, by the name of its file: one box a page, to tick on the screen or on paper. Its answers are
 * downloaded as a file that `readAnswers` reads.
 *
 * @param previewUrl URL of the preview, to which it links
 */
export function sheetsOf(
  content: Content,
  { toOpen, toAdd, changed, refused }: ReadingList,
  previewUrl: string,
): [file: string, text: string][] {
  const template = readFileSync(`${import.meta.dirname}/sheet.html`, "utf8");
  const lists: [heading: string, pages: readonly PageToRead[]][] = [
    ["Changed since it was read, and holding back the site", refused],
    ["To open the site", toOpen],
    ["Changed since it was read", changed],
    ["To add next", toAdd],
  ];
  const all = lists.flatMap(([, pages]) => pages);
  return [...Map.groupBy(all, ({ readerName }) => readerName)].map(([reader, [first]]) => {
    const parts = lists.map(([heading, pages]) => {
      const theirs = pages.filter(({ readerName }) => readerName === reader);
      const boxes = theirs.map((page) => box(page, content, previewUrl)).join("\n");
      const about = `${heading}: ${counted(theirs.length, "page")}, ${time(theirs)}`;
      return theirs.length === 0 ? "" : `<h2>${about}</h2>\n${boxes}`;
    });
    const people = first === undefined ? [] : namesOfReaders(content, first.reader);
    const sheet = template
      .replaceAll("%READER%", reader)
      .replace("%PREVIEW%", () =>
        previewUrl === localPreview
          ? "The links work on the computer on which somebody has typed <code>SITE_ENV=preview npm start</code>, as long as that runs."
          : "",
      )
      .replace("%WAITS%", () =>
        people.length > 0 || first === undefined
          ? ""
          : `${nobodySigns(first.reader)} You can read and answer before; keep the file until then.`,
      )
      .replace("%PEOPLE%", () => people.map((name) => `<option>${escaped(name)}`).join(""))
      .replace("%PAGES%", () => parts.join("\n"));
    return [`${reader.replace(" ", "-")}.html`, sheet];
  });
}

/** One page: what it is, its words where no page shows them all, what only its reader can choose, and the box. */
function box(page: PageToRead, content: Content, previewUrl: string): string {
  const { name, title, path, files, words, ask, unsourced, toReplace } = page;
  const link = `${previewUrl}${path}`;
  const questions = ask.map(
    ({ question, choices }) =>
      `<p>${escaped(question)}</p><ul>${choices.map((choice) => `<li>${escaped(choice)}</li>`).join("")}</ul>`,
  );
  const examples = exampleLines(toReplace).map(
    (example) => `<p>To replace first: ${escaped(inContentFolder(example))}</p>`,
  );
  const without =
    unsourced.length === 0 ? [] : [`<p>Without a source: ${escaped(unsourced.join(" · "))}</p>`];
  const disabled = toReplace.length > 0 ? " disabled" : "";
  return `<fieldset data-name="${name}" data-fingerprint="${fingerprintOfPage(page)}">
    <legend>${escaped(title)}</legend>
    <p>${path === undefined ? "" : `<a href="${link}">${link}</a> `}<small>${counted(words, "word")}, ${name}</small></p>
    ${path === undefined ? files.map(({ file }) => wordsIn(file, content)).join("\n") : ""}
    ${[...questions, ...without, ...examples].join("\n")}
    <label><input type="radio" name="${name}" value="yes" autocomplete="off"${disabled} /> Right as it stands</label>
    <label><input type="radio" name="${name}" value="no" autocomplete="off" /> No: <textarea aria-label="What to change on: ${escaped(title)}" autocomplete="off"></textarea></label>
  </fieldset>`;
}

/**
 * All words of a file for which its reader answers, a line for each entry. Nobody signs what the sheet neither links to
 * nor shows.
 */
function wordsIn(file: string, { strings, tokens }: Content): string {
  const texts = strings.filter((text) => text.file === file && isReviewed(text.roles));
  const entries = Map.groupBy(texts, ({ field }) => field.replace(/(?<=.)\.(?!\d+$)[^.]+$/, ""));
  let above = "";
  const lines = [...entries].map(([field, parts]) => {
    const keys = field.split(".").filter((key) => !/^\d+$/.test(key));
    const label = keys.map(labelOf).join(", ");
    const heading = label === above ? "" : `<b>${escaped(label)}</b> `;
    above = label;
    return `<p>${heading}${escaped(parts.map((part) => asRead(part, tokens)).join(" · "))}</p>`;
  });
  return `<div class="words">${lines.join("\n")}</div>`;
}

/** A text as patients see it, and a sign as a sentence. */
function asRead({ text, roles }: ContentString, tokens: Tokens): string {
  return fill(roles.includes("sign") ? `{${text}}` : text, tokens)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** What somebody says of a page: that it is right as it stands, or what to change. */
export interface Answer {
  /** Of a page of the reading list. */
  name: string;
  /** Of the words on the sheet; undefined where there is no sheet. */
  fingerprint?: string | undefined;
  /** What to change; undefined where the page is right. */
  no?: string | undefined;
}

const answersSchema = z.strictObject({
  by: z.string().min(1),
  pages: z.array(
    z.strictObject({ name: z.string(), fingerprint: z.string(), no: z.string().optional() }),
  ),
});

/** What a downloaded file says. @throws TypeError when it is none */
export function readAnswers(text: string): { by: string; answers: Answer[] } {
  try {
    const { by, pages } = answersSchema.parse(JSON.parse(text));
    return { by, answers: pages };
  } catch {
    throw new TypeError(
      "This is not what a sheet downloads. Open the sheet, answer, and press “Download my answers”.",
    );
  }
}
