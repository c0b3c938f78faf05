/** A difference between a page or file and the content. */
export interface Finding {
  /** Where it is: "structured data, telephone", "tel: link" and so on. */
  where: string;
  /** What the site says. */
  text: string;
  /** What the content says. */
  expected: string;
}

/** A place of the built site that differs from the content. */
export interface Contradiction extends Finding {
  /** Path of the page or file. */
  page: string;
}

/** A finding when `text` is not what the content says. */
export function difference(where: string, text: string | undefined, expected: string): Finding[] {
  return text === expected ? [] : [{ where, text: text ?? "nothing", expected }];
}
