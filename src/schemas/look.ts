import type { z } from "zod";
import { artFile, drawing } from "./drawing.ts";
import { role } from "./field-role.ts";
import { between, fields, formed, slug } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** A color as # and six digits, in small letters. */
const color = formed(/^#[0-9a-f]{6}$/, 'Write the color as "#" and six digits, such as "#41683b".');

/** Colors, logo and drawing: look.yaml. Each is optional, and so is the file. */
export const lookSchema = fields({
  palette: inForm(
    { label: "Colors" },
    fields({
      accent: inForm({ label: "Dark color" }, color).describe(
        "For buttons and links, with white text on it: # and six digits, such as #41683b.",
      ),
      warm: inForm({ label: "Light color" }, color).describe("For backgrounds, such as #ecd9b9."),
    }),
  )
    .optional()
    .describe("Two colors, from which all others are made. Leave empty for green and tan."),
  logo: role("logo", artFile)
    .optional()
    .describe(
      "The logo beside the name: a drawing (SVG) of one shape, in a square of 40. Leave empty to show the name alone.",
    ),
  drawing: drawing
    .extend({
      fillsFrame: inForm(
        { label: "Parts that fill their frame", singular: "part" },
        between(0, 20, role("view", slug)),
      )
        .default([])
        .describe(
          "Names of parts of the drawing that are shown up to the edges. All others fade into the background.",
        ),
    })
    .optional()
    .describe(
      "The drawing at the top of pages. A page can show a part of it, by the name that the part has in the file. Leave empty to show arcs.",
    ),
});

export type LookContent = z.infer<typeof lookSchema>;
