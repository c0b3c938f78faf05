import type { z } from "zod";
import { role } from "./field-role.ts";
import { fields, line, slug } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** The folder below content/ with the practice's own drawings. They come before those of src/art/. */
export const artFolder = "art";

/** The folder below it, and below src/art/, with drawings that explain. */
export const diagramsFolder = "diagrams";

/** The name of a picture in content/art/, or else in src/art/. */
export const artFile = role(
  "picture",
  line(80).regex(
    /^[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/,
    "Write the name of a file in content/art/ or src/art/, such as portrait.svg.",
  ),
);

/** The name of a logo in content/art/, as its owner called it. The editor writes the folder before it. */
export const uploadedPicture = role(
  "upload",
  role(
    "picture",
    line(120).regex(
      /^(\/content\/art\/)?[^/\\]+\.(svg|png|jpe?g|webp|avif)$/,
      "Write only the name of a file in content/art/, such as northern-mutual.svg.",
    ),
  ),
);

/** A drawing, and what it shows for people who do not see it. */
export const drawing = fields({
  file: artFile,
  alt: inForm({ label: "What it shows" }, line(140, 10)),
});

/** What to do with one's hands, beside the words that say it. */
export const howToDrawing = inForm({ label: "Drawing" }, drawing.optional()).describe(
  "A drawing that shows how, beside the words. Leave empty to show none.",
);

export type Drawing = z.infer<typeof drawing>;

/** A drawing that a photograph replaces. */
export const drawingForPhotograph = inForm(
  { label: "Drawing (until there is a photograph)" },
  drawing,
);

/** A close-up of the practice's drawing. */
export const view = role("view", slug).describe(
  "Which part of the practice's drawing this page shows, such as ear. Leave empty to show all of it.",
);
