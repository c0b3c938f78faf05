import { describe, expect, it } from "vitest";
import { telHref } from "../../../src/data/telephone.ts";
import { contentTokens, fill, physicianTokens, practiceTokens } from "../../../src/data/tokens.ts";
import type { Provider } from "../../../src/schemas/provider.ts";
import { exampleContent as content } from "../../practice/fixtures.ts";

const tokens = practiceTokens(content.practice);

describe("facts in braces", () => {
  it("are filled from practice.yaml", () => {
    expect(fill("Call {phone}, {brand}.", tokens)).toBe(
      `Call ${content.practice.phone}, ${content.practice.brand}.`,
    );
    expect(fill("{phoneLink}", tokens)).toBe(
      `[${content.practice.phone}](${telHref(content.practice.phone)})`,
    );
  });

  it("say first aid and rules about medicines by the ids that the practice chooses", () => {
    const firstAid = [{ id: "severeRash", text: "Call {phone}." }];
    const rules = [
      { id: "aspirin", name: "Aspirin", text: "No **aspirin**. {severeRash}", sources: [] },
    ];
    const words = contentTokens({ ...content.practice, firstAid }, [], rules, "en");
    expect(fill("{severeRash}", words)).toBe(`Call ${content.practice.phone}.`);
    expect(fill("{aspirin}", words)).toMatch(/^No aspirin\./);
    expect(words).not.toHaveProperty("nosebleed");
  });
});

describe("{physicianShort}", () => {
  const [first, second] = content.providers as unknown as [Provider, Provider];

  it("is the name of the one physician, beside clinicians of other kinds", () => {
    const team = [first, { ...second, clinician: true }];
    expect(fill("Ask {physicianShort}.", physicianTokens(team, "en"))).toBe("Ask Dr. King.");
  });

  it("is whichever of several the reader sees, with a capital where a sentence begins", () => {
    const inEnglish = physicianTokens([first, second], "en");
    expect(fill("{physicianShort} looks. Ask {physicianShort}.", inEnglish)).toBe(
      "Your doctor looks. Ask your doctor.",
    );
    expect(fill("**{physicianShort}’s** advice", inEnglish)).toBe("**Your doctor’s** advice");
    const inSpanish = physicianTokens([first, second], "es");
    expect(fill("Bien. {physicianShort} mira.", inSpanish)).toBe("Bien. Su especialista mira.");
  });
});

describe("{afterHoursNow}", () => {
  const stated = content.practice.afterHours;
  const phone = "(217) 555-2173";
  const instruction = "Call {phone}, then press 2.";

  it.each([
    [stated, { en: stated.unanswered, es: stated.unanswered }],
    [
      { ...stated, phone },
      {
        en: `When the office is closed, call [${phone}](tel:+12175552173).`,
        es: `Si el consultorio está cerrado, llame al [${phone}](tel:+12175552173).`,
      },
    ],
    [
      { ...stated, phone, instruction },
      {
        en: `Call ${content.practice.phone}, then press 2.`,
        es: `Call ${content.practice.phone}, then press 2.`,
      },
    ],
  ])(
    "is what care.yaml says, in the words of a language where those are ours: %j",
    (afterHours, words) => {
      const practice = { ...content.practice, afterHours };
      expect(practiceTokens(practice)["afterHoursNow"]).toBe(words.en);
      expect(practiceTokens(practice, "es")["afterHoursNow"]).toBe(words.es);
    },
  );

  it("is filled in the language of the file", () => {
    const { emergency, afterHours } = content.translations.es.practice;
    expect(afterHours.unanswered).toBe("Si nadie contesta, vaya a una sala de emergencias.");
    expect(emergency.otherwise).toContain(afterHours.unanswered);
    expect(content.practice.emergency.otherwise).toContain(stated.unanswered);
  });
});
