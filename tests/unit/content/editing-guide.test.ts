import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentWith, errorOf } from "./edited-content.ts";

/** Lines differ between the live content, which the guides show, and the example practice. */
const unnumbered = (text: string) => text.replace(/, line \d+/g, ", line N");

/** The mistakes as `npm run content:check` prints them, without line numbers. */
function mistakes(file: string, edit: (text: string) => string): string {
  const [, ...problems] = errorOf(contentWith({ [file]: edit }))
    .message.trimEnd()
    .split("\n\n");
  return unnumbered(problems.join("\n\n"));
}

it.each([
  ["practice.yaml", "Monday: 8:30 AM to 4:30 PM", "Monday: 8:30 to 4:30"],
  ["testimonials.yaml", "rating:", "raiting:"],
  ["pages/contact.yaml", /^hero: .*/m, "hero:\n  lead: To request an appointment: book online"],
])("the guide for editors shows the real message for a mistake in %s", (file, from, to) => {
  const guide = unnumbered(readFileSync("docs/editing-content.md", "utf8"));
  expect(guide).toContain(
    `\`\`\`text\n${mistakes(file, (text) => text.replace(from, to))}\n\`\`\``,
  );
});

it("the README shows the real message for a phone number in another form", () => {
  const readme = unnumbered(readFileSync("README.md", "utf8")).replace(/^ {3}/gm, "");
  const mistake = mistakes("practice.yaml", (text) =>
    text.replace(/^phone: .*/m, 'phone: "404.228.9961"'),
  );
  expect(readme).toContain(`\`\`\`\n${mistake.replace(/^ {2}/gm, "")}\n\`\`\``);
});
