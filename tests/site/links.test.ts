import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { content, pages, practice, root, routes } from "./built-site.ts";

const paths = new Set(routes.map(({ path }) => path));
const byPath = new Map(pages.map((page) => [page.path, page]));

describe.each(pages)("links of $path", ({ path, document }) => {
  const links = [...document.querySelectorAll("a")];

  it("lead somewhere", () => {
    for (const link of links)
      expect(link.getAttribute("href"), link.outerHTML).toMatch(/^(\/(?!\/)|#.|https:\/\/|tel:)/);
  });

  it("inside the site lead to a page or file as it is addressed, and to a place on it", () => {
    for (const link of links) {
      const href = link.getAttribute("href") ?? "";
      if (!/^[/#]/.test(href)) continue;
      const [target = "", fragment] = href.split("#");
      const page = byPath.get(target === "" ? path : target);
      expect(page !== undefined || /\.[a-z]+$/.test(target), href).toBe(true);
      if (page === undefined) expect(existsSync(join(root, target)), href).toBe(true);
      if (fragment !== undefined)
        expect(page?.document.getElementById(fragment), href).not.toBeNull();
    }
  });

  it("to other sites open a new tab, give nothing away, and say so", () => {
    for (const link of links) {
      const href = link.getAttribute("href") ?? "";
      if (!href.startsWith("https:")) continue;
      expect(link.target, link.outerHTML).toBe("_blank");
      expect(link.rel.split(" "), link.outerHTML).toContain("noopener");
    }
    for (const link of links)
      if (link.target === "_blank") {
        const spanish = link.closest<HTMLElement>("[lang]")?.lang === "es";
        expect(textOf(link), link.outerHTML).toMatch(
          spanish ? /se abre en una pestaña nueva/ : /opens in a new tab/,
        );
      }
  });

  it("have words that tell where they lead", () => {
    for (const link of links) {
      const words =
        textOf(link) || link.getAttribute("aria-label") || link.querySelector("img")?.alt || "";
      expect(words, link.outerHTML).not.toBe("");
      expect(words).not.toMatch(/^(click )?here$|^(read|learn) more$|^link$/i);
    }
  });
});

describe("over the whole site", () => {
  it("every page that has a card is linked from another", () => {
    const linked = new Set(
      pages.flatMap(({ path, document }) =>
        [...document.querySelectorAll("a")]
          .map((link) => link.getAttribute("href"))
          .filter((href) => href !== path),
      ),
    );
    const unlisted = content.locations
      .filter(({ listed }) => !listed)
      .map(({ slug }) => `/locations/${slug}`);
    expect([...paths].filter((path) => !linked.has(path) && !unlisted.includes(path))).toEqual([]);
  });

  it("sends other sites only to where the content says", () => {
    const known = [
      practice.booking.pageUrl,
      practice.directionsUrl,
      ...practice.social.map(({ url }) => url),
    ];
    const inProse = new Set(JSON.stringify(content).match(/https:\/\/[^\s")\\]+/g) ?? []);
    for (const { path, document } of pages) {
      for (const link of document.querySelectorAll('a[href^="https:"]')) {
        const href = link.getAttribute("href") ?? "";
        expect(known.includes(href) || inProse.has(href), `${path}: ${href}`).toBe(true);
      }
    }
  });

  it("keeps every old address, for good, and sends it straight to a page", () => {
    const rules = readFileSync(join(root, "_redirects"), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.trim().split(/\s+/));
    for (const { from, to } of content.redirects)
      expect(rules).toContainEqual([from, to, expect.stringMatching(/^30[18]$/)]);
    for (const [from = "", to = ""] of rules) {
      expect(paths.has(from), from).toBe(false);
      expect(paths.has(to.split("#")[0] ?? ""), to).toBe(true);
    }
  });

  it("keeps the old addresses of the specification", () => {
    expect(Object.fromEntries(content.redirects.map(({ from, to }) => [from, to]))).toMatchObject({
      "/services/general-ent": "/service/otolaryngology",
      "/services/nasal-breathing": "/service/nasal-breathing-disorders",
      "/services/facial-plastic": "/service/facial-plastic-and-reconstructive-surgery",
      "/services/rhinoplasty": "/service/rhinoplasties",
      "/services/thyroid-surgery": "/service/thyroid-surgery",
      "/services/sinus-disorders": "/service/sinus-disorders",
      "/services/head-neck": "/service/head-and-neck-disorders",
      "/services/hearing-balance": "/service/hearing-disorders",
      "/services/sleep-apnea": "/service/sleep-apnea",
      "/contact": "/contact-us",
    });
  });
});
