import type { z } from "zod";
import { between, day, fields, prose } from "./fields.ts";

/** Closures are stated once, in practice.yaml, because "Open now" depends on them too. */
const saysClosed =
  /\b(?:office|practice|we)(?: is| are| will be|[’']re|[’']ll be)? clos(?:es?|ed|ing)\b/i;

const announcement = fields({
  from: day.describe("First and last day on which it shows, in the practice's time zone."),
  to: day,
  text: prose(240, 10).refine(
    (text) => !saysClosed.test(text),
    'Write days on which the office is closed, or open for less time, under closures in practice.yaml, and give them "announce". All pages then say so.',
  ),
}).superRefine(({ from, to }, context) => {
  // An invalid day has its own message.
  if (day.safeParse(from).success && to < from)
    context.addIssue({
      code: "custom",
      path: ["to"],
      message: `The last day must not be before ${from}.`,
    });
});

/** Dated notices for the top of every page. A list that holds only comments is empty. */
export const announcementsSchema = fields({
  announcements: between(0, 5, announcement)
    .nullish()
    .transform((rows) => rows ?? []),
});

export type Announcement = z.infer<typeof announcementsSchema>["announcements"][number];
