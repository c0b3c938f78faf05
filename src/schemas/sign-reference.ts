import { z } from "zod";
import { role } from "./field-role.ts";
import { between, oneOf, prose, yesNo } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** A sign of the register, by the file that holds it and its id there: throat#muffled-voice. Sets have such names too. */
export const signReference = role(
  "sign",
  z
    .string("Write the place and the id of a sign, such as throat#muffled-voice.")
    .regex(
      /^[a-z0-9-]+#[a-z0-9-]+$/,
      "Write the place and the id of a sign, such as throat#muffled-voice.",
    ),
);

/** The signs of a page, most often two to six. How urgent each is, its place in the register says. */
export const signReferences = (most: number) =>
  inForm({ singular: "sign" }, role("emergency", between(1, most, signReference))).describe(
    "Press Select an option, and type a word of the sign to find it. What a sign says is under Symptoms.",
  );

/** Whom a sign or a rule about a medicine is for, where it is not for everybody. */
export const whom = inForm({ label: "For whom" }, oneOf("child", "adult").optional()).describe(
  "For a child alone, or for an adult alone. Leave empty if it is for everybody.",
);

/** What a page says of its own below its signs, where it is none. */
export const otherwise = inForm(
  { label: "If it is less urgent" },
  role("emergency", role("otherwise", prose(400))),
).describe("One line below the signs, for what is none of them. Leave empty to show nothing.");

/** Thoughts of suicide have a card of their own instead of one of the five answers. */
export const crisis = inForm(
  { label: "Help with thoughts of suicide" },
  yesNo.default(false),
).describe("Shows whom to call or text with thoughts of suicide, in the words of the practice.");
