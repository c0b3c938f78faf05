import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { practiceTokens } from "../../src/data/tokens.ts";
import { pageTokens } from "../../src/schemas/content-kinds.ts";

/** First aid with the name of another word in braces, which texts could then not say. */
export function takenNames({ practice, strings }: Content): Problem[] {
  const facts = Object.keys(practiceTokens({ ...practice, firstAid: [] }));
  const taken = [facts, "physician", "physicianShort", ...Object.values(pageTokens)].flat();
  return strings
    .filter(({ file, field }) => file === "content/practice.yaml" && isId.test(field))
    .filter(({ text }) => taken.includes(text))
    .map((string) =>
      problemAt(string, `{${string.text}} stands for something else already. Choose another id.`),
    );
}

const isId = /^firstAid\.\d+\.id$/;
