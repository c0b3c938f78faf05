import type { z } from "zod";

/**
 * The editor's label of a field, where its name would be jargon to a receptionist. Its description says what to enter.
 */
export interface FormWords {
  label?: string;
  /** One entry of a list: "closure" for "Add closure". */
  singular?: string;
  /** What a folded entry shows, with {{name}} for the value of a field: https://sveltiacms.app/en/docs/string-transformations */
  summary?: string;
  /** Labels of choices, by their values. */
  choices?: Readonly<Record<string, string>>;
  /** Only the program reads and writes it. */
  hidden?: true;
}

declare module "zod" {
  interface GlobalMeta {
    form?: FormWords;
  }
}

/** The schema of a field with the words of the editor's form, in addition to those that it has. */
export function inForm<T extends z.ZodType>(words: FormWords, schema: T): T {
  return schema.meta({ form: { ...schema.meta()?.form, ...words } }) as T;
}

/** A day in a `summary`: "Nov 26, 2026", or nothing where there is none. */
export const dayIn = (field: string) => `{{${field} | date('MMM D, YYYY')}}`;
