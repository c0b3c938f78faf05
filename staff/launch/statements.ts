import type { Content } from "../../src/data/load-content.ts";
import type { Finding } from "./question.ts";

/** Statements that the law requires on the website of a practice like this one, with the authority's model. */
const statements: { id: string; heading: RegExp; name: string; why: string; model: string }[] = [
  {
    id: "privacy-practices",
    heading: /\bnotice of privacy practices\b/i,
    name: "Notice of Privacy Practices",
    why: "A provider that has a website must post this notice prominently on it (HIPAA, 45 CFR 164.520(c)(3)(i)).",
    model:
      "https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/model-notices-privacy-practices/index.html",
  },
  {
    id: "nondiscrimination",
    heading: /\bnon-?discrimination\b|\bdiscrimination is against the law\b/i,
    name: "Notice of nondiscrimination",
    why: "A provider that takes federal funds such as Medicare must post it on its website (Section 1557 of the Affordable Care Act, 45 CFR 92.10).",
    model: "https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html",
  },
  {
    id: "language-assistance",
    heading: /\blanguage (?:assistance|help|services?)\b|\binterpreters?\b|\bauxiliary aids\b/i,
    name: "Notice of language assistance and auxiliary aids",
    why: "It must stand on the website, in English and in the languages that the rule names (Section 1557, 45 CFR 92.11).",
    model:
      "https://www.hhs.gov/civil-rights/for-individuals/section-1557/translated-resources/index.html",
  },
  {
    id: "good-faith-estimate",
    heading: /\bgood[- ]faith estimates?\b/i,
    name: "Notice of the right to a good-faith estimate",
    why: "People without insurance, or who do not use it, must find this notice on the website (No Surprises Act, 45 CFR 149.610(b)(1)(iii)).",
    model: "https://www.cms.gov/medical-bill-rights/help/guides/good-faith-estimate",
  },
  {
    id: "balance-billing",
    heading: /\bsurprise bill(?:s|ing)?\b|\bbalance bill(?:s|ing)?\b/i,
    name: "Disclosure of protections against balance billing",
    why: "A provider must disclose it on its website, on a sign and on a page for patients (No Surprises Act, 45 CFR 149.430).",
    model: "https://www.cms.gov/nosurprises",
  },
];

/** Required statements that no heading announces. One that awaits a lawyer is marked in its own file. */
export function missingStatements({ strings }: Content): Finding[] {
  const headings = strings.filter(({ roles }) => roles.includes("heading"));
  return statements
    .filter(({ heading }) => !headings.some(({ text }) => heading.test(text)))
    .map(({ id, name, why, model }) => ({
      id: `statement/${id}`,
      unit: "practice",
      who: "lawyer",
      file: "content/legal/",
      line: undefined,
      field: "",
      words: [name],
      why: `It is missing. ${why} Adapt the authority’s model (${model}) and add it as a section with that heading, or sign that the practice needs none.`,
    }));
}
