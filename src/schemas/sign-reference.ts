import { z } from "zod";
import { role } from "./field-role.ts";
import { between, oneOf } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** In place of a sign: thoughts of suicide, which have their own card instead of a level. */
export const crisisName = "crisis";

/** A sign of the register, by the file that holds it and its id there: throat#muffled-voice. */
export const signReference = role(
  "sign",
  z
    .string("Write the place and the id of a sign, such as throat#muffled-voice.")
    .regex(
      /^(?:[a-z0-9-]+#[a-z0-9-]+|crisis)$/,
      "Write the place and the id of a sign, such as throat#muffled-voice.",
    ),
);

/** The signs of a page. How urgent each is, its place in the register says. */
export const signReferences = (most: number) =>
  inForm({ singular: "sign" }, role("emergency", between(1, most, signReference))).describe(
    "Press Select an option, and type a word of the sign to find it. What a sign says is under Symptoms.",
  );

/** Whom a sign is for, where it is not for everybody. */
export const whom = inForm({ label: "For whom" }, oneOf("child", "adult").optional()).describe(
  "For a child alone, or for an adult alone. Leave empty if it is for everybody.",
);
