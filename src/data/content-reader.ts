import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contentFiles, contentFolders, readingOf } from "../schemas/content-kinds.ts";
import type { Ask, Review } from "../schemas/review.ts";
import type { Problem } from "./content-error.ts";
import { type ContentFile, readTypedFile, type TypedFile } from "./content-file.ts";
import { readContentFolder } from "./content-folder.ts";
import { reviewedWords } from "./fingerprint.ts";
import { type FileToRead, isReadAsItStands } from "./standing.ts";
import type { Tokens } from "./tokens.ts";
import { validate } from "./validate.ts";

/** The file with its texts in the language that is being read. */
export type Translate = (file: ContentFile, schema: z.ZodType) => ContentFile;

type FileData<Name extends keyof typeof contentFiles> = z.output<
  (typeof contentFiles)[Name]["schema"]
>;
type FolderData<Name extends keyof typeof contentFolders> = z.output<
  (typeof contentFolders)[Name]["schema"]
>;

/** A file in the language that is being read, and as its editor wrote it. */
interface ReadFile extends TypedFile {
  written: ContentFile;
}

/** Reads the files of a content folder in one language, and collects the mistakes found in them. */
export class ContentReader {
  /** What fills tokens: see `validate`. */
  readonly tokens: Tokens | undefined;
  readonly problems: Problem[] = [];
  /** The content folder. */
  readonly root: string;
  readonly #translate: Translate;
  // By path.
  readonly #files: Map<string, ReadFile>;
  readonly #toRead = new Map<string, FileToRead>();

  constructor(
    root: string,
    translate: Translate,
    tokens?: Tokens,
    files = new Map<string, ReadFile>(),
  ) {
    this.root = root;
    this.#translate = translate;
    this.tokens = tokens;
    this.#files = files;
  }

  /** A reader of the same files, with tokens filled. What was parsed is not parsed again. */
  withTokens(tokens: Tokens | undefined): ContentReader {
    return new ContentReader(this.root, this.#translate, tokens, this.#files);
  }

  /** Every file read so far, as it was parsed. */
  get files(): TypedFile[] {
    return [...this.#files.values()];
  }

  /** The files that somebody reads before the public does, in English; a translation has its catalog. */
  get toRead(): FileToRead[] {
    return [...this.#toRead.values()];
  }

  /** A file that has been read, as it was parsed. */
  parsed(path: string): TypedFile {
    const file = this.#files.get(path);
    if (file === undefined) throw new Error(`${path} has not been read.`);
    return file;
  }

  /** Whether there is such a file. */
  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  /**
   * @param more what else this file may name in braces
   * @returns undefined when the file cannot be read or breaks its schema
   */
  read<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    more?: Tokens,
  ): z.output<Schema> | undefined {
    const known = this.#files.get(path) ?? this.#readFile(path, schema);
    if (known === undefined) return undefined;
    const { written, ...file } = known;
    const tokens = this.tokens && { ...this.tokens, ...more };
    const { data, problems } = validate(file, schema, tokens);
    this.problems.push(...problems);
    const { reader } = readingOf(path);
    if (data === undefined || reader === undefined) return data;
    const notes = data as { review?: Review; ask: Ask[]; unsourced?: string[] };
    const toRead: FileToRead = {
      file: written.file,
      reader,
      review: notes.review,
      get words() {
        return this.wordsIn(written);
      },
      wordsIn: ({ value, body }) => reviewedWords(schema, value, body),
      ask: notes.ask,
      unsourced: notes.unsourced ?? [],
    };
    this.#toRead.set(path, toRead);
    // Pages name who has read the words as they stand, and nobody else.
    const review = isReadAsItStands(toRead) ? notes.review : undefined;
    return { ...notes, review } as z.output<Schema>;
  }

  #readFile(path: string, schema: z.ZodType): ReadFile | undefined {
    const written = readTypedFile(this.root, path, schema);
    if (written.problems.length > 0) {
      this.problems.push(...written.problems);
      return undefined;
    }
    const file = { ...this.#translate(written, schema), schema, written };
    this.#files.set(path, file);
    return file;
  }

  /** A single file. */
  file<Name extends keyof typeof contentFiles>(name: Name): FileData<Name> | undefined {
    const path = `${name}.yaml`;
    const { schema, ...kind } = contentFiles[name];
    const data =
      "whenMissing" in kind && !this.has(path)
        ? schema.parse(kind.whenMissing)
        : this.read(path, schema);
    return data as FileData<Name> | undefined;
  }

  /**
   * The files of a folder, by their `order` and then by name.
   *
   * @param path of the folder, if it differs from its name
   * @param tokensOf what else a file may name in braces
   */
  folder<Name extends keyof typeof contentFolders>(
    name: Name,
    { path = name, tokensOf }: { path?: string; tokensOf?: (slug: string) => Tokens } = {},
  ) {
    const { ending, schema } = contentFolders[name];
    const holdsFolders = Object.values(contentFolders).some(
      (kind) => "within" in kind && kind.within === path,
    );
    const { slugs, problems } = readContentFolder(this.root, path, ending, holdsFolders);
    this.problems.push(...problems);
    return slugs
      .flatMap((slug) => {
        const data = this.read(`${path}/${slug}${ending}`, schema, tokensOf?.(slug));
        return data === undefined ? [] : [{ ...(data as FolderData<Name>), slug }];
      })
      .sort((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug, "en"));
  }
}

function orderOf(entry: object): number {
  return "order" in entry ? Number(entry.order) : 0;
}
