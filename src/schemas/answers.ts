import { role } from "./field-role.ts";
import { between, fields, heading, line, prose } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** How soon to be seen, the most urgent first. Their words stand once, in practice.yaml. */
export const answers = [
  "call-911",
  "emergency-room",
  "call-us-today",
  "book-a-visit",
  "at-home",
] as const;

export type Answer = (typeof answers)[number];

/** Signs, each the end of the sentence in its heading, such as "Call 911 if". */
const signs = (most: number) => inForm({ singular: "sign" }, between(1, most, line(140)));

const title = heading.describe("What to do, such as: Call us today.");
const text = prose(240);

/** The words of an answer that also stands above lists of signs. */
const urgent = fields({
  title,
  if: heading.describe(
    "Stands above a list of signs, each of which ends the sentence, such as: Call us today if.",
  ),
  text,
});

/** The five answers in words. */
export const answerWords = role(
  "emergency",
  fields({
    "call-911": urgent,
    "emergency-room": urgent,
    "call-us-today": urgent,
    "book-a-visit": fields({ title, text }),
    "at-home": fields({
      title,
      come: line(60).describe("Begins the sentence that says when to come in after all."),
    }),
  }),
).describe("How soon to be seen: five answers, in the same words on every page.");

/** Signs by how urgent they are. */
export const signLists = {
  call911: inForm({ label: "Call 911" }, role("sign", signs(8))),
  emergencyRoom: inForm({ label: "Go to an emergency room" }, role("sign", signs(8))),
  callUsToday: signs(8),
};

/** What nobody who recovers from an operation may miss. A recovery without all three is refused. */
export const warnings = role("emergency", fields(signLists));
