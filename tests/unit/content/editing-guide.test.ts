import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentWith, errorOf } from "./broken-content.ts";

/** Lines move as content grows; what the guide says about them need not. */
const unnumbered = (text: string) => text.replace(/, line \d+/g, ", line N");
const guide = unnumbered(readFileSync("docs/editing-content.md", "utf8"));

it.each([
  [
    "a time without AM or PM",
    "practice.yaml",
    (text: string) => text.replace(/opens: ".*?"/, 'opens: "8:30"'),
  ],
  [
    "a slip in a field's name",
    "testimonials.yaml",
    (text: string) => text.replace("rating:", "raiting:"),
  ],
  [
    "a colon in the text",
    "pages/contact.yaml",
    (text: string) =>
      text.replace(/^ {2}lead: .*/m, "  lead: To request an appointment: book online"),
  ],
])("the guide for editors shows the real message for %s", (_name, file, slip) => {
  const { message } = errorOf(contentWith({ [file]: slip }));
  const [, ...problems] = unnumbered(message).trimEnd().split("\n\n");
  expect(guide).toContain(`\`\`\`text\n${problems.join("\n\n")}\n\`\`\``);
});

it("the README shows the real message for a phone number written otherwise, on its line", () => {
  const { message } = errorOf(
    contentWith({
      "practice.yaml": (text) => text.replace(/^phone: .*/m, 'phone: "404.228.9961"'),
    }),
  );
  const [, mistake = ""] = message.trimEnd().split("\n\n");
  expect(readFileSync("README.md", "utf8").replace(/^ {3}/gm, "")).toContain(
    `\`\`\`\n${mistake.replace(/^ {2}/gm, "")}\n\`\`\``,
  );
});
