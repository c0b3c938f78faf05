import type { Content } from "../../src/data/load-content.ts";
import type { Role } from "../../src/schemas/to-confirm.ts";
import { labelOf } from "../editor/editor-fields.ts";
import { type Place, stringsIn } from "../place.ts";

/** One thing that is not ready for the public. */
export interface ChecklistItem extends Place {
  /** Its name. It stays the same when content moves, so that it can be accepted by name. */
  id: string;
  who: Role;
  /** What it is, in a few words. */
  what: string;
  why: string;
  todo: string;
  /** The name under which it is signed with others; its page's where this is left out. */
  signedAs?: string;
  /** Its number on the preview of its page. */
  number?: number;
  /** The words in question, where they are not those of the field. */
  words?: string[];
  /**
   * What alone settles it, because the public site must not have it: another value, or somebody's
   * signature. Anything else may also be accepted by name.
   */
  settledBy?: "change" | "signature";
  /** What the public site does until it is settled, where nothing waits for it. */
  meanwhile?: "left out" | "shown";
}

/** The name under which an item is signed. The places are so alike that they are one. */
export function signedAs({ signedAs: name, file }: ChecklistItem): string {
  return name ?? nameOf(file).replace(/^((?:\w\w\/)?locations)\/.*/, "$1");
}

/** The name of a content file, and of its page in the launch check. */
export function nameOf(file: string): string {
  return file.replace(/^content\/|\.\w+$/g, "");
}

/**
 * What a reader knows a field by: the title of the part that it is in, or what it is called in the
 * editor's forms.
 */
export function headingOf(content: Content, { file, field }: Place): string {
  const path = field.split(".");
  const strings = stringsIn(content, file);
  const titles = strings.filter(
    ({ roles }) => roles.includes("heading") || roles.includes("entry"),
  );
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length).join(".");
    const title = titles.find(
      (string) => string.field === part || string.field.replace(/\.[^.]*$/, "") === part,
    );
    if (title !== undefined) return title.text;
  }
  const named = path.flatMap((name, depth) => {
    if (!/^\d+$/.test(name)) return name;
    const id = `${path.slice(0, depth + 1).join(".")}.id`;
    return strings.find((string) => string.field === id)?.text ?? [];
  });
  return named.map(labelOf).join(", ");
}

/** The beginning of a text, short enough for one line of a terminal. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
