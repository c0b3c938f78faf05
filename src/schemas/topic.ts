import type { z } from "zod";
import { role } from "./field-role.ts";
import {
  anchor,
  between,
  entry,
  fields,
  heading,
  line,
  linkText,
  oneOf,
  prose,
  refuse,
  slug,
  yesNo,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { references } from "./reference.ts";
import { advice } from "./review.ts";
import { pageSections } from "./sections.ts";
import { position, seo } from "./seo.ts";
import { signReferences } from "./sign-reference.ts";

/** What a page is about, for search engines: a schema.org MedicalEntity. https://schema.org/about */
const about = fields({
  type: inForm(
    { label: "Kind" },
    oneOf(
      "MedicalCondition",
      "MedicalSignOrSymptom",
      "MedicalTest",
      "MedicalTherapy",
      "SurgicalProcedure",
      "Drug",
    ),
  ),
  name: entry(90),
  alternateNames: role("synonym", between(1, 8, line(60))).optional(),
});

/**
 * One question about a service, answered on one page: one file, content/services/<service>/<name>.yaml,
 * one page at /service/<service>/<name>.
 */
export const topicSchema = fields({
  order: position(99, "Among the pages of its service. 1 comes first."),
  title: role("heading", line(70)).describe("The heading of the page."),
  label: inForm({ label: "Shorter title" }, linkText(32)).describe("For lists of links."),
  short: inForm(
    { label: "Short answer" },
    fields({
      text: prose(420).describe("The answer in two sentences. It comes first on the page."),
      jumps: inForm(
        { label: "Links to parts of the page", singular: "link" },
        between(
          1,
          2,
          fields({
            label: linkText(40),
            section: anchor("Write the id of a section of this page, such as cost."),
          }),
        ),
      ).optional(),
    }),
  ),
  signs: signReferences(5)
    .optional()
    .describe(
      "The danger signs of this topic, for a card after its answer. Press Select an option, and type a word of the sign to find it. Leave empty where nothing is urgent.",
    ),
  crisis: inForm({ label: "Help with thoughts of suicide" }, yesNo.default(false)).describe(
    "Shows whom to call or text with thoughts of suicide, in the words of the practice.",
  ),
  seo,
  about: inForm({ label: "What the page is about" }, role("listing", about)),
  sections: pageSections,
  recoveries: role("recovery", between(1, 4, slug))
    .optional()
    .describe("Recoveries to link to. Leave empty to show none."),
  references,
  callToAction: role("invitation", fields({ title: heading, text: prose(160) })).describe(
    "Shown in the dark band at the end of the page.",
  ),
  ...advice,
}).superRefine(({ short, sections }, context) => {
  short.jumps?.forEach(({ section }, index) => {
    if (sections.every(({ id }) => id !== section))
      refuse(
        context,
        ["short", "jumps", index, "section"],
        `No section here is called ${section}.`,
      );
  });
});

export type Topic = z.infer<typeof topicSchema>;
