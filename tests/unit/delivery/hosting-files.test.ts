import { describe, expect, test } from "vitest";
import { headersFile, parseRedirects, redirectsFile } from "../../../src/delivery/hosting-files.ts";

describe("_redirects", () => {
  test("holds each old address with and without a slash, permanent", () => {
    const text = redirectsFile([{ from: "/contact", to: "/contact-us" }]);
    expect(text.split("\n").filter((line) => line.startsWith("/"))).toEqual(["/contact /contact-us 301", "/contact/ /contact-us 301"]);
  });

  test("is read as it was written", () => {
    const redirects = [
      { from: "/contact", to: "/contact-us" },
      { from: "/old/", to: "/about#team" },
    ];
    const targets = parseRedirects(redirectsFile(redirects));
    expect(targets.get("/contact")).toBe("/contact-us");
    expect(targets.get("/old")).toBe("/about#team");
  });

  test.each(["/a/* /b/:splat 301", "/a /b 302", "/a /b", "/a", "/a /b 301 Country=us"])("a line beyond what is served here is an error: %s", (line) => {
    expect(() => parseRedirects(`${line}\n`)).toThrow(line);
  });

  test("more than hosts read is an error", () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ from: `/old-${index}`, to: "/about" }));
    expect(() => redirectsFile(many)).toThrow("1001 redirects");
  });
});

describe("_headers", () => {
  /** Values of Cache-Control in the rules that match an address, as hosts would join them. */
  const cachingOf = (text: string, address: string) =>
    text.split("\n\n").flatMap((block) => {
      const [pattern = "", ...headers] = block.split("\n");
      const matches = pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
      return matches ? headers.filter((line) => line.includes("Cache-Control")).map((line) => line.split(": ")[1]) : [];
    });

  const files = [
    "/index.html",
    "/about.html",
    "/404.html",
    "/locations.html",
    "/robots.txt",
    "/_redirects",
    "/.DS_Store",
    "/assets/a.1234.js",
    "/providers/jane-doe-md.html",
    "/providers/jane-doe-md.pdf",
  ];
  const locations = Array.from({ length: 1014 }, (_, index) => `/locations/place-${index}.html`);
  const text = headersFile([...files, ...locations]);

  test.each([
    ["/", "no-cache"],
    ["/about", "no-cache"],
    ["/locations", "no-cache"],
    ["/locations/place-7", "no-cache"],
    ["/providers/jane-doe-md", "no-cache"],
    ["/providers/jane-doe-md.pdf", "public, max-age=3600, must-revalidate"],
    ["/robots.txt", "public, max-age=3600, must-revalidate"],
    ["/assets/a.1234.js", "public, max-age=31536000, immutable"],
  ])("%s is cached by exactly one rule", (address, caching) => {
    expect(cachingOf(text, address)).toEqual([caching]);
  });

  test("every address has the safe headers, and hosting files have no rule", () => {
    expect(text).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff$/m);
    expect(text).not.toContain("_redirects");
    expect(text).not.toContain(".DS_Store");
    expect(text).not.toContain("/404");
  });

  test("a folder of a thousand pages needs one rule", () => {
    expect(text.split("\n\n").length).toBeLessThan(12);
  });

  test("more rules than hosts read are an error", () => {
    const many = Array.from({ length: 120 }, (_, index) => `/file-${index}.txt`);
    expect(() => headersFile(many)).toThrow("hosts read 100");
  });
});
