import type { Danger } from "../data/signs.ts";
import type { Answer } from "../schemas/answers.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { type Symptom, symptomSchema } from "../schemas/symptoms.ts";

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
  /** The sign of the register that it shows: the search has each once. */
  sign?: string;
  title: string;
  /** How soon to be seen, where the part says so. */
  answer?: Answer;
  /** What to do meanwhile, where no other page says it. */
  summary?: string | undefined;
  /** What it says. */
  content: readonly Readable[];
}

/** Parts whose title stands in their content. */
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

/** Each symptom, with its answer. */
export function symptomParts(symptoms: readonly Symptom[]): SearchPart[] {
  return symptoms.map(({ id, name, answer, more: _more, ...content }) => ({
    id,
    title: name,
    answer,
    content: [readable(symptomSchema, content)],
  }));
}

/** Each sign of a page that is not in the finder, where it would be found by itself. */
export function signParts(id: string, { signs }: Danger): SearchPart[] {
  return signs
    .filter(({ isListed }) => !isListed)
    .map(({ id: sign, if: title, answer, text, meanwhile = text, words }) => ({
      id,
      sign,
      title,
      answer,
      summary: meanwhile?.replace(/\[([^\]]*)\]\([^)]*\)|\*\*/g, "$1"),
      content: [readable(symptomSchema, { words })],
    }));
}
