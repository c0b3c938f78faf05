import { parse, stringify } from "yaml";
import { mapTexts } from "../../src/data/texts.ts";
import {
  catalogFolders,
  contentFiles,
  contentFolders,
  pageFiles,
} from "../../src/schemas/content-kinds.ts";
import type { Schema } from "../../src/schemas/schema-parts.ts";
import { approvalQuestion, reviewed, withChange } from "./approval.ts";
import { placeIn } from "./editor-fields.ts";
import { fromEditor, toEditor } from "./editor-values.ts";
import { folded, unfolded } from "./folded.ts";
import { type Clash, merged } from "./merge.ts";
import { Readings } from "./readings.ts";
import { refusal, refusalsOf } from "./refusals.ts";
import type { Fields } from "./same.ts";
import { fromPairs, type Pair, toPairs } from "./translations.ts";
import { editedYaml } from "./yaml-edits.ts";

/** The hidden field that carries a file's own text through the editor, so that saving can keep its comments. */
export const sourceKey = "fileAsRead";

/** The field that holds the text after the front matter of a Markdown file. */
export const textKey = "text";

/** How a kind of file is read into the editor, and written. */
export interface FileFormat {
  /** Name under which the editor knows it. */
  name: string;
  ending: "yaml" | "md";
  fromFile: (source: string) => Fields;
  /**
   * The text of a file, with what others saved in it since it was read.
   *
   * @param agrees is asked where both changed the same words, and where others have to approve them; without
   *   it ours are kept
   * @throws Error when the answer is no, or the check would refuse the file; its cause says why
   */
  toFile: (value: Fields, agrees?: (question: string) => boolean) => string;
  /** The English texts of each of these files, as they are now. */
  texts: () => string[][];
}

/** The editor expects the format of a Markdown file to have this name. */
export function formatName(path: string, ending: "yaml" | "md"): string {
  return ending === "md" ? `${path}-frontmatter` : `content-${path.replaceAll("/", "-")}`;
}

const frontMatter = /^---\r?\n([\s\S]*?\n)---\r?\n?([\s\S]*)$/;

/** Splits a Markdown file into its front matter and its text. */
function split(source: string, ending: "yaml" | "md"): { yaml: string; text: string } {
  const [, yaml = source, text = ""] = (ending === "md" && frontMatter.exec(source)) || [];
  return { yaml, text };
}

/** The content of a file: its fields, and the text below them in a Markdown file. */
function contentOf(source: string, ending: "yaml" | "md"): Fields {
  const { yaml, text } = split(source, ending);
  return { ...(parse(yaml) as Fields | null), ...(ending === "md" && { [textKey]: text }) };
}

/** The file with this content and the comments of `source`. */
function fileOf(source: string, content: Fields, ending: "yaml" | "md"): string {
  const { yaml } = split(source, ending);
  if (ending === "yaml") return editedYaml(yaml, content);
  const { [textKey]: text, ...fields } = content;
  return `---\n${editedYaml(yaml, fields)}---\n${String(text ?? "").replace(/\n*$/, "\n")}`;
}

/** Words at one place, as a question shows them. */
function shown(value: unknown): string {
  if (value === undefined || value === "") return "(nothing)";
  return typeof value === "string" ? value : stringify(value).trim();
}

const choice =
  "Press OK to save yours. Press Cancel to save nothing: what you wrote stays in the form.";

/** Asks whose words to keep, with both in view. */
function questionOf(schema: Schema, clashes: readonly Clash[]): string {
  const places = clashes.map(
    ({ path, theirs, ours }) =>
      `${placeIn(schema, path)}\nTheirs: ${shown(theirs)}\nYours: ${shown(ours)}\n\n`,
  );
  return `Somebody else changed the same words and saved them first.\n\n${places.join("")}${choice}`;
}

/** Asks before words are replaced that cannot be shown. */
const unknownChange = `Somebody else renamed or deleted this meanwhile, and their change cannot be kept beside yours.\n\n${choice}`;

/** The texts of a file that a save goes by. */
interface Versions {
  /** As the form was filled from it. */
  read: string;
  /** With what the editor itself has saved since. */
  before: string;
  /** As it is in the repository now; undefined where nobody can tell. */
  newest: string | undefined;
}

/**
 * The new content of a file, and what to ask before it is saved.
 *
 * @param value the fields of the form
 * @throws Error when the check would refuse the file
 */
function edited(
  schema: Schema,
  ending: "yaml" | "md",
  { read, before, newest }: Versions,
  value: Fields,
): { content: Fields; questions: string[] } {
  const earlier = contentOf(before, ending);
  const form = {
    ...(fromEditor(schema, value, earlier) as Fields),
    ...(ending === "md" && { [textKey]: value[textKey] ?? earlier[textKey] }),
  };
  const today = new Date().toLocaleDateString("en-CA");
  const asRead = contentOf(read, ending);
  const { content: ours, isApproval } = reviewed(schema, asRead, earlier, form, today);
  const approval = isApproval ? undefined : approvalQuestion(schema, earlier, ours);
  const clashes: Clash[] = [];
  const theirs = contentOf(newest ?? before, ending);
  const content = merged(earlier, theirs, ours, clashes) as Fields;
  const checked = (file: Fields): Fields => {
    const { [textKey]: _, ...fields } = file;
    return ending === "md" ? fields : file;
  };
  const known = read === "" ? [] : [earlier, theirs].map(checked);
  const wrong = refusalsOf(schema, checked(content), known);
  if (wrong.length > 0) throw refusal(wrong.join(" "));
  const questions = [
    ...(approval ? [approval] : []),
    ...(newest === undefined ? [unknownChange] : []),
    ...(clashes.length > 0 ? [questionOf(schema, clashes)] : []),
  ];
  return { content, questions };
}

/** The texts of a file that translators translate, in their order. */
function englishIn(schema: Schema, content: Fields, ending: "yaml" | "md"): string[] {
  const { [textKey]: body, ...fields } = content;
  const texts: string[] = [];
  mapTexts(schema, ending === "md" ? fields : content, (text) => {
    texts.push(text.trim());
    return text;
  });
  const lines = ending === "md" ? String(body).split("\n") : [];
  return [...new Set([...texts, ...lines.map((line) => line.trim())])].filter(Boolean);
}

/**
 * The format of the files with a schema: content/<path>.<ending>, or all files of that folder.
 *
 * @param title tells the files of a folder apart
 * @param form how the form holds the fields of a file, where it is not as the file does
 */
function fileFormat(
  path: string,
  schema: Schema,
  ending: "yaml" | "md",
  title?: (content: Fields) => unknown,
  form = {
    fill: (fields: Fields): Fields => folded(schema, fields),
    read: unfolded,
  },
): FileFormat {
  const titleOf = (source: string) => title?.(contentOf(source, ending));
  const readings = new Readings((text, other) => titleOf(text) === titleOf(other));
  const english = new Map<string, string[]>();
  return {
    name: formatName(path, ending),
    ending,
    fromFile: (source) => {
      readings.add(source);
      const content = contentOf(source, ending);
      const fields = toEditor(schema, withChange(schema, content)) as Fields;
      return {
        ...form.fill(fields),
        ...(ending === "md" && { [textKey]: content[textKey] }),
        [sourceKey]: source,
      };
    },
    toFile: ({ [sourceKey]: source, ...value }, agrees = () => true) => {
      const read = typeof source === "string" ? source : "";
      const before = readings.sinceSaved(read);
      const newest = readings.newest(before);
      const versions = { read, before, newest };
      const { content, questions } = edited(schema, ending, versions, form.read(value));
      if (!questions.every((question) => agrees(question))) throw refusal("You pressed Cancel.");
      const written = fileOf(newest ?? before, content, ending);
      readings.write(read, written.trim());
      return written;
    },
    texts: () =>
      readings.current().map((source) => {
        const texts = english.get(source) ?? englishIn(schema, contentOf(source, ending), ending);
        english.set(source, texts);
        return texts;
      }),
  };
}

/** The formats of all content. */
export const fileFormats: readonly FileFormat[] = [
  ...Object.entries(contentFiles).map(([name, { schema }]) => fileFormat(name, schema, "yaml")),
  ...pageFiles.map(({ path, schema }) => fileFormat(path, schema, "yaml")),
  ...Object.entries(contentFolders).map(([name, { schema, ending, title }]) =>
    fileFormat(name, schema, ending === ".md" ? "md" : "yaml", (content) => content[title]),
  ),
  ...catalogFolders.map(({ path, schema }) =>
    fileFormat(path, schema, "yaml", ({ texts }) => (texts as { en: string }[])?.[0]?.en, {
      fill: ({ texts, ...fields }) => ({ ...fields, texts: fromPairs(texts as Pair[]) }),
      read: ({ texts, ...fields }) => ({ ...fields, texts: toPairs(texts) }),
    }),
  ),
];

/** The English texts of the files that may be translated in content/<language>/<folder>/, file by file. */
export function englishTexts(folder: string): string[][] {
  const paths = folder === "" ? Object.keys(contentFiles) : [folder];
  const names =
    folder === "pages"
      ? pageFiles.map(({ path }) => formatName(path, "yaml"))
      : paths.flatMap((path) => [formatName(path, "yaml"), formatName(path, "md")]);
  return fileFormats.filter(({ name }) => names.includes(name)).flatMap(({ texts }) => texts());
}
