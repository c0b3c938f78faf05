import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { practiceTokens } from "../../src/data/tokens.ts";
import { pageTokens } from "../../src/schemas/content-kinds.ts";
import { withSuggestion } from "../../src/schemas/fields.ts";

/** First aid and rules, those of the house too, with the name of another word in braces, which texts could then not say. */
export function takenNames({ practice, strings }: Content): Problem[] {
  const taken = new Set(
    [
      Object.keys(practiceTokens(practice)),
      "physician",
      "physicianShort",
      ...Object.values(pageTokens),
    ].flat(),
  );
  return strings
    .filter(({ file, field }) => isName.test(`${file} ${field}`))
    .flatMap((string) => {
      const isTaken = taken.has(string.text);
      taken.add(string.text);
      return isTaken
        ? problemAt(
            string,
            `{${string.text}} stands for something else already. Choose another id.`,
          )
        : [];
    });
}

const isName =
  /^content\/(?:care\.yaml firstAid|(?:medicines|house-rules)\.yaml (?:rules|offered\.list))\.\d+\.id$/;

/** Rules about medicines that pages name and medicines.yaml does not hold. */
export function wrongMedicines({ strings, medicines }: Content): Problem[] {
  const known = medicines.map(({ id }) => id);
  return strings
    .filter(({ roles, text }) => roles.includes("medicine") && !known.includes(text))
    .map((string) =>
      problemAt(
        string,
        withSuggestion(
          `There is no rule "${string.text}" in content/medicines.yaml.`,
          string.text,
          known,
        ),
      ),
    );
}
