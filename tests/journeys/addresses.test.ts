import { getContent } from "../../src/data/content.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { expect, test } from "./visit.ts";

const content = getContent();

test("every page answers 200 as HTML at its URL", async ({ request }) => {
  for (const { path } of pagesOf(content)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^text\/html/);
  }
});

test("every old path redirects permanently, in one step", async ({ request }) => {
  for (const { from, to } of content.redirects) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 308], from).toContain(response.status());
    expect(response.headers()["location"], from).toBe(to);
  }
});
