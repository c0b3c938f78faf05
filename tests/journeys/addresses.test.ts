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

test("unknown URLs answer 404 with the helpful page", async ({ request }) => {
  for (const path of [
    "/no-such-page",
    "/service/no-such-service",
    "/locations/nowhere-ga",
    "/index.php",
    "/about/us",
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(content.pages["not-found"].hero.title);
  }
});

test("a page has one URL", async ({ request }) => {
  for (const [written, address] of [
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/index.html", "/"],
  ] as const) {
    const response = await request.get(written, { maxRedirects: 0 });
    expect([301, 308], written).toContain(response.status());
    expect(response.headers()["location"], written).toBe(address);
  }
});
