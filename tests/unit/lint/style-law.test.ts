import stylelint from "stylelint";
import { describe, expect, it } from "vitest";

async function rulesBroken(
  css: string,
  file = "src/components/Card.module.css",
): Promise<string[]> {
  const { results } = await stylelint.lint({ code: css, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe("the law of the styles", () => {
  it.each([
    [".a { color: #41683b; }", "color-no-hex"],
    [".a { color: white; }", "color-named"],
    [".a { color: oklch(0.5 0.1 140); }", "function-disallowed-list"],
    [".a { background: rgb(0 0 0 / 0.5); }", "function-disallowed-list"],
    [".a { padding: 12px; }", "declaration-property-value-disallowed-list"],
    [".a { gap: calc(1rem + 5px); }", "declaration-property-value-disallowed-list"],
    [".a { margin-left: 1rem; }", "property-disallowed-list"],
    [".a { width: 1rem; }", "property-disallowed-list"],
    [".a { text-align: left; }", "declaration-property-value-disallowed-list"],
    [".a { display: none !important; }", "declaration-no-important"],
    ["@media (max-width: 700px) { .a { margin: 0; } }", "media-feature-name-unit-allowed-list"],
  ])("refuses %s", async (css, rule) => {
    expect(await rulesBroken(css)).toContain(rule);
  });

  it.each([
    ".a { border: 2px solid var(--accent); }",
    ".a { outline: 3px solid var(--focus); outline-offset: -4px; box-shadow: 0 0 0 2px var(--focus-gap); }",
    ".a { color: ButtonText; inline-size: 100%; margin-inline: auto; }",
    ".a { padding: 0.75rem; inset-block-start: calc(0.5rem - 1px); }",
  ])("accepts %s", async (css) => {
    expect(await rulesBroken(css)).toEqual([]);
  });

  it("leaves colours to the tokens alone", async () => {
    expect(
      await rulesBroken(
        "@layer tokens { :root { --tan: #d2b48c; --mist: oklch(0.965 0.012 135); } }",
        "src/styles/tokens.css",
      ),
    ).toEqual([]);
  });
});
