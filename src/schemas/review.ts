import { z } from "zod";
import { role } from "./field-role.ts";
import { between, day, fields, line, prose, yesNo } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** Who reads a file before the public does. The owner reads with the front desk. */
export const readers = ["physician", "front desk", "lawyer", "translator"] as const;

export type Reader = (typeof readers)[number];

/**
 * That somebody has read a file as patients see its page and found it right. There is none until somebody has, so
 * neither a name nor a day can be invented.
 */
export const review = inForm(
  { label: "Read and approved" },
  role(
    "review",
    fields({
      by: inForm({ label: "By" }, role("name", line(80))),
      on: inForm({ label: "On" }, day),
      text: inForm(
        { hidden: true },
        z
          .string(
            "Nobody knows which words were read. Let npm run launch:sign write this, or save it in the editor.",
          )
          .regex(/^[0-9a-f]{16}$/, "Let the program write this line."),
      ),
      changed: inForm({ label: "Words have changed since" }, yesNo)
        .optional()
        .describe(
          "On when words have changed since. Only for who reads the page: when every word is right as it stands, turn this off and save.",
        ),
    }),
  ),
).optional();

export type Review = NonNullable<z.infer<typeof review>>;

/** What the page cannot know, and its reader chooses. The page says the first choice. */
const ask = inForm(
  { label: "Choices for the reader", singular: "question", summary: "{{question}}" },
  role("note", between(0, 8, fields({ question: prose(240), choices: between(2, 6, line(160)) }))),
)
  .default([])
  .describe(
    "What only the reader of this page can choose. The page says the first choice. Once the text is right, delete the question.",
  );

/** What every file has that somebody reads before the public does: see `readingOf` for whom. */
export const reading = { review, ask };

/** The same for what a physician reads. */
export const advice = {
  ...reading,
  unsourced: inForm(
    { label: "Without a source", singular: "line" },
    role("note", between(0, 40, line(240))),
  )
    .default([])
    .describe(
      "What the page says and no source was found for. The reader sees it, never the public.",
    ),
};

export type Ask = z.infer<typeof ask>[number];
