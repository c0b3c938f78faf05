import type { Level } from "../schemas/levels.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { type PlaceSign, signSchema } from "../schemas/symptoms.ts";

/** Content with its schema, whose roles decide how the search weighs it. */
export interface Readable {
  schema: Schema;
  value: object;
}

/** Any fields of a schema, for the search to read. */
export function readable(schema: Schema, value: object): Readable {
  return { schema, value };
}

/** A part of a page that the search finds by itself. */
export interface SearchPart {
  /** Fragment of a link to it. Several parts may share one. */
  id: string;
  title: string;
  /** How soon to be seen, where the part says so. */
  level?: Level;
  /** Whom to call first, where it is neither 911 nor the office. */
  call?: string | undefined;
  /** What to do meanwhile, where no other page says it. */
  until?: string | undefined;
  /** The page that explains it. */
  read?: string | undefined;
  /** What it says. */
  content: readonly Readable[];
}

/** Parts whose title is in their content. */
export function titledParts(
  schema: Schema,
  parts: readonly { id: string; title: string }[],
): SearchPart[] {
  return parts.map(({ id, title, ...content }) => ({
    id,
    title,
    content: [readable(schema, content)],
  }));
}

/**
 * Each sign, with its level.
 *
 * @param target the part of the page that shows them all; without it, each has its own
 */
export function signParts(signs: readonly PlaceSign[], target?: string): SearchPart[] {
  return signs.map(({ id, name, level, text, words, whom, read }) => ({
    id: target ?? id,
    title: name,
    level,
    call: /\]\(tel:(\+\d+)\)/.exec(text)?.[1],
    until: target && text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
    read: read?.path,
    content: [readable(signSchema, { text, words, whom })],
  }));
}
