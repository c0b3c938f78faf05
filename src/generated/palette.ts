import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const file = resolve("src/styles/tokens.css");
const tokens = readFileSync(file, "utf8");

/** A color's first statement, which is the one for everyone; later ones are for other contrasts. */
function token(name: string): string {
  const [, color] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (color === undefined) throw new Error(`${file} must state --${name} as # and six digits.`);
  return color;
}

/** Colors of the style sheet, for what does not read it. */
export const palette = {
  green: token("green"),
  tan: token("tan"),
  bark: token("bark"),
  white: "#ffffff",
  text: token("text"),
  textSoft: token("text-soft"),
  rule: token("rule"),
  ruleStrong: token("rule-strong"),
};
