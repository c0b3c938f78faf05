import { isEmergencyAdvice, isReviewed } from "../schemas/field-role.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { mapFields } from "./texts.ts";

/** The words of a file for which its reader answers, each as it was written, with its tokens. */
export interface ReviewedWords {
  /** All prose of the file, and what patients act on in an emergency. */
  all: string[];
  /** Levels, signs, first aid and doses alone. */
  emergency: string[];
}

/**
 * What somebody answers for who has read a file. Left out are the review itself, notes, sources, order, paths, pictures
 * and words for the search.
 *
 * @param body the text below the front matter of a statement
 */
export function reviewedWords(schema: Schema, value: unknown, body = ""): ReviewedWords {
  const read: { place: string; text: string; isEmergency: boolean }[] = [];
  mapFields(schema, value, (text, { path, roles, written }) => {
    if (written && isReviewed(roles))
      read.push({
        place: placeOf(path),
        text: normalized(text),
        isEmergency: isEmergencyAdvice(roles),
      });
    return text;
  });
  // The order of fields says nothing, and an editor may change it; that of a list does.
  read.sort((a, b) => (a.place < b.place ? -1 : 1));
  const paragraphs = body
    .split(/\n\s*\n/)
    .map(normalized)
    .filter(Boolean);
  return {
    all: [...read.map(({ text }) => text), ...paragraphs],
    emergency: read.filter(({ isEmergency }) => isEmergency).map(({ text }) => text),
  };
}

/** A path that sorts entries of a list by their numbers. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? String(key).padStart(4, "0") : key))
    .join(".");
}

/** A text as it is compared: white space and quotation marks as if typed on any keyboard. */
export function normalized(text: string): string {
  return text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The `text` of a review: eight hexadecimal digits that change with one of the words that were read, and eight that
 * change only with those of an emergency. The editor computes it too.
 */
export function fingerprintOf({ all, emergency }: ReviewedWords): string {
  return `${hash(all)}${hash(emergency)}`;
}

/** Whether two fingerprints are of the same words for an emergency. */
export function isSameEmergency(one: string, other: string): boolean {
  return one.slice(8) === other.slice(8);
}

/** FNV-1a. */
function hash(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(texts))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
