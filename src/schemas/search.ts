import { z } from "zod";
import { between, fields, line, sitePath } from "./fields.ts";

/**
 * Words with which patients look for a page and which the page itself may not use, such as "stuffy
 * nose". Misspellings need no entry: the search forgives a letter or two.
 */
export const searchSchema = fields({
  pages: z.array(
    fields({
      path: sitePath,
      words: between(1, 20, line(160)),
    }),
    "Expected a list of pages, each after a dash.",
  ),
});

export type SearchWords = z.infer<typeof searchSchema>["pages"];
