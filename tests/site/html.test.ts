import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { pages } from "./built-site.ts";

describe("the HTML standard", () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());

  it.each(pages)("$path keeps it", async ({ file }) => {
    const { results } = await validator.validateFile(file);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(mistakes).toEqual([]);
  });
});
