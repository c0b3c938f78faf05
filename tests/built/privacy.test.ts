import { expect, it } from "vitest";
import { commonHeaders } from "../../src/publish/rules.ts";
import { pageAt, pages } from "./built-site.ts";

it("what is typed goes to the search page alone, and is covered by the statement", () => {
  const statement = pageAt("/your-privacy");
  const typed = pages.flatMap(({ path, document }) =>
    [
      ...document.querySelectorAll(
        'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])',
      ),
    ]
      // A field without a name, in no form, is never sent.
      .filter((field) => field.hasAttribute("name") || field.closest("form") !== null)
      .map((field) => ({
        path,
        form: field.closest("form[role=search]")?.getAttribute("action"),
      })),
  );
  expect(typed.length).toBeGreaterThan(0);
  for (const { path, form } of typed) expect(form, path).toMatch(/^(\/[a-z]{2})?\/search$/);
  const description = statement.document
    .querySelector('meta[name="description"]')
    ?.getAttribute("content");
  expect(`${description} ${statement.main.textContent}`).not.toMatch(/\bno (?:search )?forms?\b/i);
});

it("no request names the page it comes from, whose URL may contain a search", () => {
  expect(commonHeaders["Referrer-Policy"]).toBe("strict-origin");
});
