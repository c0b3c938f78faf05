import { strangeCharacterIn } from "../schemas/fields.ts";
import type { Statement } from "../schemas/statement.ts";
import type { Problem } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { fill, type Tokens, withoutAbsent } from "./tokens.ts";

/** Splits a statement at its "## Heading {#id}" lines and fills its tokens. */
export function statementSections(
  { file, body, bodyLine }: ContentFile,
  tokens: Tokens,
): { sections: Statement["sections"]; problems: Problem[] } {
  const sections: Statement["sections"] = [];
  const problems: Problem[] = [];
  body.split("\n").forEach((written, index) => {
    const text = withoutAbsent(written, tokens);
    if (typeof text !== "string") return;
    const report = (remedy: string) =>
      problems.push({ file, line: bodyLine + index, field: "text", remedy });
    const remedy = strangeCharacterIn(text);
    if (remedy !== undefined) report(remedy);
    const [, title] = /^##\s+(.+?)\s*$/.exec(text) ?? [];
    if (title === undefined) {
      const last = sections.at(-1);
      if (last !== undefined) last.body += `${text}\n`;
      else if (text.trim() !== "")
        report(
          'Text before the first heading is not shown. Begin with a line such as "## Our commitment {#commitment}".',
        );
      return;
    }
    const [, name = "", id = ""] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(title) ?? [];
    if (id === "")
      report(
        'End this heading with a short name in braces, such as "{#commitment}". Links to the section use it.',
      );
    else if (sections.some((section) => section.id === id))
      report(`Another section is already called {#${id}}. Choose another name.`);
    sections.push({ id, title: fill(name, tokens), body: "" });
  });
  if (sections.length === 0) {
    const remedy =
      'Write at least one section, starting with a line such as "## Our commitment {#commitment}".';
    problems.push({ file, line: bodyLine, field: "text", remedy });
  }
  return {
    sections: sections.map((section) => ({ ...section, body: fill(section.body.trim(), tokens) })),
    problems,
  };
}
