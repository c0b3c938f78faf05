import { fields, line } from "./fields.ts";

/** A drawing of src/art/, and what it shows for people who do not see it. */
export const drawing = fields({
  file: line(80).regex(
    /^[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/,
    "Write the name of a file in src/art/, such as portrait.svg.",
  ),
  alt: line(140, 10),
});
