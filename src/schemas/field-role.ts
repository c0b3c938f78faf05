import type { z } from "zod";

/**
 * What a field is, apart from words of the practice that visitors read and translators translate. The checks, the editor,
 * the translations, the search and the review use it, never a field's name. A role of a group or a list is one of
 * every field in it.
 */
export type FieldRole =
  // Words on a page.
  /** Words without links. */
  | "plain"
  /** The title of a page or of a part of one. */
  | "heading"
  /** What an entry of a list is called. */
  | "entry"
  /** The words of a link or a button. */
  | "link"
  /** Title and description of a page in search results. */
  | "result"
  /** The same in every language, or with its translations in the fields beside it. */
  | "same-words"
  /** A translation in the field that is named after its language. */
  | "translation"
  /** An invitation that closes many pages alike. */
  | "invitation"
  /**
   * Level, sign, first aid or dose: once it has been read, the public site is not built with other words until they
   * have been read too.
   */
  | "emergency"
  /** What to do with less than the signs of an emergency beside it. */
  | "otherwise"
  // Texts that are not the practice's own words.
  | "quotation"
  | "citation"
  | "name"
  | "insurer"
  /** Words that patients look for. */
  | "keywords"
  /** Other names of what a text is about. Patients look for them too. */
  | "synonym"
  // Facts that are here alone: other texts name them in braces.
  | "fact"
  | "phone"
  /** A day of something that has happened. */
  | "past"
  // What names something else.
  | "path"
  /** An old path, which must not be a page. */
  | "redirect"
  | "service"
  /** A treatment on another page, by the page and its id there. */
  | "recovery"
  /** A sign of the register, or a set of them. */
  | "sign"
  /** A rule about a medicine. */
  | "medicine"
  | "photograph"
  | "picture"
  /** A picture that staff upload to content/art/ in the editor. */
  | "upload"
  /** A PDF file that staff upload to content/forms/ in the editor, or a web address. */
  | "document"
  /** The practice's logo. */
  | "logo"
  | "icon"
  /** A close-up of the practice's drawing. */
  | "view"
  /** A drawing that explains. */
  | "diagram"
  // What visitors do not see.
  /** For search engines and the order of lists. The editor folds it away, and so at the end of a form. */
  | "listing"
  /** Who has checked a text, and when. */
  | "review"
  /** Guidelines that a text follows. */
  | "sources"
  /** A note among staff. */
  | "note"
  /** A word of a fixed form that the program reads, such as a date. Texts with such a form have it by themselves. */
  | "setting";

declare module "zod" {
  interface GlobalMeta {
    roles?: readonly FieldRole[];
  }
}

/** The schema of a field with a role, in addition to those that it has. */
export function role<T extends z.ZodType>(name: FieldRole, schema: T): T {
  return schema.meta({ roles: [...(schema.meta()?.roles ?? []), name] }) as T;
}

/** Neither translated nor checked for wording. */
const verbatim: readonly FieldRole[] = [
  "quotation",
  "citation",
  "name",
  "insurer",
  "fact",
  "picture",
  "sources",
  "note",
  "setting",
];

/** Whether a text with these roles is one for the catalogs of other languages. */
export function isTranslated(roles: readonly FieldRole[]): boolean {
  const others: readonly FieldRole[] = ["same-words", "translation", ...verbatim];
  return !roles.some((role) => others.includes(role));
}

/** Whether a text with these roles is in the practice's own words, so that its wording is checked. */
export function isProse(roles: readonly FieldRole[]): boolean {
  const others: readonly FieldRole[] = ["keywords", ...verbatim];
  return !roles.some((role) => others.includes(role));
}

/** Whether patients act on a text with these roles in an emergency. What finds the advice, or leads on, is not meant. */
export function isEmergencyAdvice(roles: readonly FieldRole[]): boolean {
  const others: readonly FieldRole[] = ["keywords", "link", "path", "sources"];
  return roles.includes("emergency") && !roles.some((role) => others.includes(role));
}

/** Whether who reads a file answers for a text with these roles: prose, facts, and what patients do in an emergency. */
export function isReviewed(roles: readonly FieldRole[]): boolean {
  const others: readonly FieldRole[] = [
    "review",
    "note",
    "sources",
    "keywords",
    "path",
    "redirect",
    "picture",
    "photograph",
    "upload",
    "logo",
    "icon",
    "view",
    "diagram",
  ];
  const isWords = !roles.includes("setting") || roles.includes("fact") || isEmergencyAdvice(roles);
  return isWords && !roles.some((role) => others.includes(role));
}
