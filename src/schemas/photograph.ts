import { z } from "zod";
import { role } from "./field-role.ts";
import { fields, line } from "./fields.ts";

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
  alt: line(140, 10).describe(
    "What the photograph shows, for people who do not see it: who, and where.",
  ),
  fromLeft: percent(50).describe(
    "What must stay in view, such as the eyes: how far it is from the left edge, in percent.",
  ),
  fromTop: percent(40).describe("How far it is from the upper edge, in percent."),
})
  .optional()
  .describe("Takes the place of the drawing. Leave it out, and the drawing is back.");

/** A photograph in an opening or a band. */
export const photographForDrawing = photograph.describe(
  "Takes the place of the drawing, which explains more: leave it out where you can, and the drawing is back. Only our own people and rooms, never a patient.",
);

export type Photograph = NonNullable<z.infer<typeof photograph>>;
