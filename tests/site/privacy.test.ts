import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { privacyProofPath } from "../../src/data/file-paths.ts";
import { commonHeaders } from "../../src/hosting/rules.ts";
import { pageAt, pages, practice, root } from "./built-site.ts";

const proof = JSON.parse(readFileSync(root + privacyProofPath, "utf8")) as {
  pagesLookedAt: number;
  hostsAskedOnlyWhenAVisitorAsks: { host: string }[];
};

it("the proof covers every page, and names the map's and the booking service's hosts alone", () => {
  expect(proof.pagesLookedAt).toBe(pages.length);
  const thirdParties = [practice.mapEmbedUrl, practice.booking?.widgetScriptUrl].filter(
    (address) => address !== undefined,
  );
  const hosts = thirdParties.map((address) => new URL(address).host);
  expect(proof.hostsAskedOnlyWhenAVisitorAsks.map(({ host }) => host)).toEqual(hosts.toSorted());
});

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

it("the privacy statement leads to the proof", () => {
  expect(
    pageAt("/your-privacy").main.querySelector(`a[href="${privacyProofPath}"]`),
  ).not.toBeNull();
});
