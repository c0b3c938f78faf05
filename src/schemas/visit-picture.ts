import { fields, line } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** A picture of src/art/visit/: a sentence, and what it shows for people who do not see it. */
export const visitPicture = fields({
  text: line(140),
  alt: inForm({ label: "What it shows" }, line(160, 10)),
});
