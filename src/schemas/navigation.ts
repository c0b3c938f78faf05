import { z } from "zod";
import { role } from "./field-role.ts";
import { between, eachOnce, fields, formed, linkText, sitePath, yesNo } from "./fields.ts";
import { inForm } from "./form-words.ts";

const link = fields({
  label: linkText(40),
  path: sitePath,
});

/** A menu, in which each label is unique. */
const menu = <T extends typeof link>(min: number, max: number, entry: T) =>
  inForm(
    { singular: "link" },
    eachOnce(between(min, max, entry), ({ label }) => label),
  );

/** Links of header and footer. The header entry with `services: true` opens the list of services. */
export const navigationSchema = fields({
  header: menu(2, 8, link.extend({ services: yesNo.default(false) })),
  patients: menu(0, 4, link)
    .default([])
    .describe(
      "What patients come to do: above the header, and below its links in the menu of phones. Leave empty to show none.",
    ),
  footer: menu(1, 10, link),
  legal: menu(0, 6, link),
});

export type Navigation = z.infer<typeof navigationSchema>;

const list = "Expected a list, each entry after a dash.";

/** Where old addresses lead: those of pages, and those of parts of pages (anchors), which no server sees. */
export const redirectsSchema = fields({
  redirects: z
    .array(
      fields({
        from: role("redirect", sitePath).describe(
          "The old address, such as /locations/decatur-ga.",
        ),
        to: sitePath.describe("The page that took its place, such as /locations."),
      }).refine(({ from }) => !from.includes("#"), {
        path: ["from"],
        message: "An address with a # is a part of a page. Move this line to movedAnchors.",
      }),
      list,
    )
    .default([])
    .describe("Addresses of pages that are gone. The web server sends visitors on, for good."),
  movedAnchors: z
    .array(
      fields({
        from: role(
          "redirect",
          formed(/^\/[^#]*#[^#]+$/, "Write the page and its part, such as /recovery#ear-tubes."),
        ).describe("The page and the part that it had, such as /recovery#ear-tubes."),
        to: sitePath.describe("Where that part is now, such as /recovery/ear-tubes."),
      }),
      list,
    )
    .default([])
    .describe("Parts of pages that are separate pages now. The page has a line that leads on."),
});

/** Of a page or of an anchor. */
export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];
