import type { z } from "zod";
import { role } from "./field-role.ts";
import {
  between,
  eachOnce,
  entry,
  fields,
  formed,
  heading,
  inTranslations,
  line,
  linkText,
  phoneNumber,
  prose,
  sources,
  tokenName,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { levelWords } from "./levels.ts";
import { advice } from "./review.ts";
import { signReferences } from "./sign-reference.ts";
import { visitPicture } from "./visit-picture.ts";

/** What to do at once, where the practice treats what calls for it. */
const firstAid = fields({
  id: tokenName,
  text: prose(700),
  sources,
});

/** What the physician and the law decide, for the whole practice: care.yaml. */
export const careSchema = fields({
  levels: levelWords,
  youngChild: role("emergency", prose(200))
    .optional()
    .describe(
      "Once on the page of each place, and with a less urgent sign that the search finds: whom to call for a child below the age that you see.",
    ),
  emergency: inForm(
    { label: "Signs for everybody" },
    role("emergency", signReferences(12)),
  ).describe(
    "Signs that are public from the first day, since they are read with this page. The first three are on the page of all symptoms and on Contact.",
  ),
  crisis: role(
    "emergency",
    fields({
      title: heading,
      link: inForm({ label: "Words of a link" }, linkText(50)).describe(
        "For links from signs: ends the sentence “More urgent if”, such as: you’re thinking about suicide.",
      ),
      text: prose(400),
      number: role(
        "fact",
        formed(/^\d{3}$/, 'Write three digits in quotation marks: "988".'),
      ).describe("Number that takes calls and texts."),
      words: role("keywords", between(1, 160, line(60))),
      sources,
    }),
  )
    .optional()
    .describe("Whom to call or text with thoughts of suicide."),
  firstAid: role(
    "emergency",
    inForm(
      { singular: "first aid", summary: "{{id}}: {{text}}" },
      eachOnce(between(0, 12, firstAid), ({ id }) => id),
    ),
  )
    .default([])
    .describe(
      "What to do at once, so that every page says the same. A text that should say it writes the name in braces.",
    ),
  afterHours: role(
    "emergency",
    fields({
      instruction: prose(160)
        .optional()
        .describe(
          "What to do while the office is closed, in your own words. Leave empty to show the next line.",
        ),
      unanswered: inForm({ label: "If nobody answers" }, prose(120)).describe(
        "Shown if the line above is empty.",
      ),
      nextMorning: inForm({ label: "What can wait until morning" }, prose(200)).describe(
        "What to do about a problem that can wait until morning.",
      ),
    }),
  ).describe(
    "What to do while the office is closed. In a text write {afterHoursNow} if it cannot wait, and {afterHoursMorning} if it can.",
  ),
  otherLanguages: inForm(
    { label: "One line in other languages" },
    role("emergency", fields(inTranslations(prose(240), "pages say nothing in this language."))),
  )
    .optional()
    .describe(
      "At the foot of every page while the public site has no page in that language: whom to call, and that an interpreter is free.",
    ),
  phoneHelp: inForm(
    { label: "If the phone is hard to use" },
    fields({
      title: heading,
      brief: inForm({ label: "In short" }, prose(240)).describe(
        "Shown in the booking window, with a link to all the ways below.",
      ),
      ways: inForm(
        { label: "Ways to reach you", singular: "way", summary: "{{term}}" },
        between(
          3,
          8,
          fields({
            term: inForm({ label: "Way" }, entry(70)).describe("Such as: Relay call."),
            meaning: inForm({ label: "How it works" }, prose(320)),
          }),
        ),
      ),
      sources,
    }),
  ).describe("For people who cannot hear, speak or use the phone well."),
  shortNumbers: inForm(
    { label: "Short numbers", singular: "number" },
    role(
      "fact",
      between(1, 12, formed(/^\d{3}$/, 'Write three digits in quotation marks: "911".')),
    ),
  )
    .default(["911", "988", "711"])
    .describe("Numbers of three digits that texts may say to call. The check refuses any other."),
  others: inForm(
    { label: "Phones and addresses of others", singular: "name" },
    role(
      "name",
      between(
        0,
        12,
        fields({
          name: line(90),
          phones: between(0, 4, phoneNumber).default([]),
          address: line(160).optional(),
        }),
      ),
    ),
  )
    .default([])
    .describe(
      "Phone numbers and addresses of others that may be in your texts, such as a government office's. The check refuses any that is not listed here.",
    ),
  cameraExam: inForm(
    { label: "A look with the camera, in pictures" },
    fields({
      title: heading,
      pictures: fields({
        "camera-spray": visitPicture,
        "camera-in": visitPicture,
        "camera-screen": visitPicture,
        "camera-done": visitPicture,
      }),
    }),
  )
    .optional()
    .describe("Four pictures of an exam with a thin camera. Sections of steps may show them."),
  ...advice,
});

export type CareContent = z.infer<typeof careSchema>;
