import { z } from "zod";
import { role } from "./field-role.ts";
import { fields, line } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** The folder below content/ into which staff put photographs. */
export const photographsFolder = "photographs";

/** The name of a file in that folder, as the camera or its owner chose it. The editor writes the folder before it. */
const photographFile = role(
  "photograph",
  line(120).regex(
    /^(\/content\/photographs\/)?[^/\\]+$/,
    "Write only the name of a file in content/photographs/, such as IMG_4211.JPG.",
  ),
).describe("A JPEG, PNG, WebP or AVIF file, at least 800 pixels on its shorter side.");

function percent(usual: number) {
  const remedy = "Write a whole number from 0 to 100.";
  return z.int(remedy).min(0, remedy).max(100, remedy).default(usual);
}

/** A photograph in place of a drawing, and the point in it that no crop may lose. */
export const photograph = fields({
  file: photographFile,
  alt: inForm(
    { label: "What it shows" },
    line(140, 10).refine(
      (text) => !/\.(?:jpe?g|png|heic|webp|avif)$/i.test(text),
      "Say what the photograph shows, not what its file is called: “Maria Lund, MD, at the front desk”.",
    ),
  ).describe("Who or what the photograph shows, and where, for people who cannot see it."),
  fromLeft: percent(50).describe(
    "Where the most important point is, such as the eyes: percent from the left edge. It is never cut off.",
  ),
  fromTop: percent(40).describe("Where the same point is: percent from the top edge."),
})
  .optional()
  .describe("Shown in place of the drawing. Leave empty to show the drawing.");

/** A photograph in a hero or a band. */
export const photographForDrawing = photograph.describe(
  "Shown in place of the drawing, which often explains more. Leave empty to show the drawing. Only our own people and rooms, never a patient.",
);

export type Photograph = NonNullable<z.infer<typeof photograph>>;
