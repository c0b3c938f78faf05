import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, day, daysFromTo, fields, inTranslations, prose, refuse } from "./fields.ts";
import { dayIn, inForm } from "./form-words.ts";

const announcement = fields({
  from: day.describe("First day to show this on every page."),
  to: day.describe("Last day to show it. It may be the same day."),
  text: role("same-words", prose(240, 10)),
  ...inTranslations(prose(240, 10), "pages in this language then show the English."),
}).superRefine(({ from, to }, context) => {
  // An invalid day has its own message.
  if (day.safeParse(from).success && to < from)
    refuse(context, ["to"], `The last day must not be before ${from}.`);
  if (daysFromTo(from, to) > 366)
    refuse(context, ["to"], "This would show for more than a year. Check the years.");
});

/** Dated notices for the top of every page; closures go into practice.yaml, on which "Open now" depends. A list that holds only comments is empty. */
export const announcementsSchema = fields({
  announcements: inForm(
    { summary: `${dayIn("from")} to ${dayIn("to")}: {{text}}` },
    between(0, 5, announcement).default([]),
  ),
});

export type Announcement = z.infer<typeof announcementsSchema>["announcements"][number];
