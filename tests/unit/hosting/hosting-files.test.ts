import { describe, expect, test } from "vitest";
import {
  headersFile,
  parseHeaders,
  parseRedirects,
  redirectsFile,
} from "../../../src/hosting/hosting-files.ts";
import { commonHeaders, headersOf } from "../../../src/hosting/rules.ts";

describe("_redirects", () => {
  test("holds each old address with and without a slash, permanent", () => {
    const text = redirectsFile([{ from: "/contact", to: "/contact-us" }]);
    expect(text.split("\n").filter((line) => line.startsWith("/"))).toEqual([
      "/contact /contact-us 301",
      "/contact/ /contact-us 301",
    ]);
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

  test.each(["/a/* /b/:splat 301", "/a /b 302", "/a /b", "/a", "/a /b 301 Country=us"])(
    "a line beyond what is served here is an error: %s",
    (line) => {
      expect(() => parseRedirects(`${line}\n`)).toThrow(line);
    },
  );

  test("more than hosts read is an error", () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({
      from: `/old-${index}`,
      to: "/about",
    }));
    expect(() => redirectsFile(many)).toThrow("1001 redirects");
  });
});

const withHeaders = (files: readonly string[]) =>
  new Map(files.map((file) => [file, headersOf(file)]));

describe("_headers", () => {
  /** Values of Cache-Control in the rules that match an address, as hosts would join them. */
  const cachingOf = (text: string, address: string) =>
    text.split("\n\n").flatMap((block) => {
      const [pattern = "", ...headers] = block.split("\n");
      const matches = pattern.endsWith("*")
        ? address.startsWith(pattern.slice(0, -1))
        : address === pattern;
      return matches
        ? headers
            .filter((line) => line.includes("Cache-Control"))
            .map((line) => line.split(": ")[1])
        : [];
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
  const text = headersFile(commonHeaders, withHeaders([...files, ...locations]));

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
    expect(parseHeaders(text)("/any/where")).toEqual(commonHeaders);
    expect(text).not.toContain("_redirects");
    expect(text).not.toContain(".DS_Store");
    expect(text).not.toContain("/404");
  });

  test("a folder of a thousand pages needs one rule", () => {
    expect(text.split("\n\n").length).toBeLessThan(12);
  });

  test("is read as it was written, each header once", () => {
    const headersAt = parseHeaders(text);
    for (const [file, address] of [
      ["/index.html", "/"],
      ["/locations/place-7.html", "/locations/place-7"],
      ["/providers/jane-doe-md.pdf", "/providers/jane-doe-md.pdf"],
      ["/assets/a.1234.js", "/assets/a.1234.js"],
    ] as const) {
      expect(headersAt(address)).toEqual({ ...commonHeaders, ...headersOf(file) });
    }
  });

  test("a page with headers of its own gets a rule of its own", () => {
    const special = withHeaders(["/service/a.html", "/service/b.html", "/service/c.html"]).set(
      "/service/b.html",
      { "Cache-Control": "no-store" },
    );
    const headersAt = parseHeaders(headersFile({}, special));
    expect(headersAt("/service/a")).toEqual(headersOf("/service/a.html"));
    expect(headersAt("/service/b")).toEqual({ "Cache-Control": "no-store" });
    expect(headersAt("/service/d")).toEqual({});
  });

  test("values that two rules give are joined, as hosts join them", () => {
    expect(parseHeaders("/*\n  X-One: 1\n\n/a\n  X-One: 2\n")("/a")).toEqual({ "X-One": "1, 2" });
  });

  test.each([
    "/a/:placeholder",
    "/a/*/b",
    "  X-Before-Any-Rule: 1",
    "https://other.example/*",
    "/a\n  ! X-Detached",
  ])("%j is not understood", (line) => {
    expect(() => parseHeaders(`${line}\n`)).toThrow("not understood");
  });

  test("a line longer than hosts read is an error", () => {
    expect(() => headersFile({ "X-Long": "x".repeat(2000) }, new Map())).toThrow(
      "longer than 2000",
    );
  });

  test("more rules than hosts read are an error", () => {
    const many = Array.from({ length: 120 }, (_, index) => `/file-${index}.txt`);
    expect(() => headersFile(commonHeaders, withHeaders(many))).toThrow("hosts read 100");
  });
});
