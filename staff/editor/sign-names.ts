import type { Field } from "@sveltia/cms";
import { type Fields, isFields } from "./same.ts";

/*
 * A page names signs of the register. Sveltia's relation field offers the entries of one list of a file, and a
 * place has three: symptoms, signs of cards alone, and sets. Its form holds them as one more list, which is not
 * shown and not saved.
 */

/** Name of that list in the form of a place. */
export const signNamesKey = "signNames";

/** The list, which editor.css hides: a hidden field has no entries. */
export const signNamesField: Field = {
  name: signNamesKey,
  widget: "list",
  required: false,
  fields: [
    { name: "id", widget: "string", required: false },
    { name: "words", widget: "string", required: false },
  ],
};

const entriesOf = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);

/** What pages can name of a place: each sign that a card can show, in its words, and each set. */
export function signNames({ title, symptoms, signs, sets }: Fields): Fields[] {
  return [
    ...[...entriesOf(symptoms), ...entriesOf(signs)]
      .filter((sign) => typeof sign["if"] === "string")
      .map(({ id, if: words }) => ({ id, words: `${title}: ${words}` })),
    ...entriesOf(sets).map(({ id, signs: names }) => ({
      id,
      words: `${title}: all ${Array.isArray(names) ? names.length : ""} signs of “${id}”`,
    })),
  ];
}
