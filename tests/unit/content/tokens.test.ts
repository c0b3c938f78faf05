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
    const words = contentTokens({ ...content.practice, firstAid }, [], rules, content.houseRules);
    expect(fill("{severeRash}", words)).toBe(`Call ${content.practice.phone}.`);
    expect(fill("{aspirin}", words)).toMatch(/^No aspirin\./);
    expect(words).not.toHaveProperty("nosebleed");
  });

  it("say house rules that are the same everywhere; in a sheet, what its operation says", () => {
    const words = contentTokens(content.practice, [], [], content.houseRules);
    expect(fill("{fever}", words)).toBe("101°F (38.3°C)");
    expect(words).not.toHaveProperty("flying");
    const flying = content.recoveries.map(({ slug, canI }) => [
      slug,
      canI.find(({ what }) => what === "fly")?.when,
    ]);
    expect(Object.fromEntries(flying)).toEqual({
      "balloon-sinuplasty": "After a week.",
      "ear-tubes": "At once.",
      "endoscopic-surgery": "After two weeks.",
    });
    expect(content.translations.es?.recoveries[0]?.canI.at(-1)?.when).toBe("Enseguida.");
  });

  it("say of a test or treatment whether it is done here, in each language", () => {
    const words = contentTokens(content.practice, [], [], content.houseRules);
    expect(fill("{allergyShotsHere} {allergyDropsHere}", words)).toBe(
      "We do this here. Someone else does this.",
    );
    const spanish = content.translations.es?.tokens["allergyShotsHere"];
    expect(spanish).toBe("Lo hacemos aquí.");
  });

  it("leave out lines about a part of an operation that is not done here", () => {
    const [tubes] = content.recoveries;
    expect(JSON.stringify(tubes)).not.toContain("implant");
    const normal = ["A little fluid on the first days", "Popping", "A restless night"];
    expect(tubes?.normal).toEqual(normal);
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

it("{experience} begins with a capital where a sentence begins", () => {
  const facts = { experience: "over 15 years" };
  expect(fill("{experience} of experience", facts)).toBe("Over 15 years of experience");
  expect(fill("With {experience} of experience", facts)).toBe("With over 15 years of experience");
});

describe("{afterHoursNow}", () => {
  const stated = content.practice.afterHours;

  it("is what care.yaml says: an instruction, else where to go when nobody answers", () => {
    const tell = (afterHours: typeof stated) =>
      practiceTokens({ ...content.practice, afterHours })["afterHoursNow"];
    expect(tell(stated)).toBe(stated.unanswered);
    expect(tell({ ...stated, instruction: "Call {phone}, then press 2." })).toBe(
      `Call ${content.practice.phone}, then press 2.`,
    );
  });

  it("is filled in the language of the file", () => {
    const { firstAid, afterHours } = content.translations.es.practice;
    expect(afterHours.unanswered).toBe("Si nadie contesta, vaya a una sala de emergencias.");
    const textOf = (list: typeof firstAid) =>
      list.find(({ id }) => id === "suddenHearingLoss")?.text;
    expect(textOf(firstAid)).toContain(afterHours.unanswered);
    expect(textOf(content.practice.firstAid)).toContain(stated.unanswered);
  });
});
