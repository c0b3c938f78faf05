import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { content, fileOf, pageAt, pages, practice, root, routes } from "./built-site.ts";

/** Addresses that the specification lists one by one, apart from the provider's. */
const specified = [
  "/",
  "/about",
  "/providers",
  "/services",
  ...[
    "nasal-breathing-disorders",
    "sinus-disorders",
    "sleep-apnea",
    "otolaryngology",
    "facial-plastic-and-reconstructive-surgery",
  ].map((slug) => `/service/${slug}`),
  ...["rhinoplasties", "thyroid-surgery", "head-and-neck-disorders", "hearing-disorders"].map(
    (slug) => `/service/${slug}`,
  ),
  "/contact-us",
  "/testimonials",
  "/locations",
  ...[
    "buckhead-ga",
    "druid-hills-ga",
    "ansley-park-ga",
    "chastain-park-ga",
    "morningside-lenox-park-ga",
    "midtown-atlanta-ga",
    "tuxedo-park-ga",
  ].map((slug) => `/locations/${slug}`),
  ...[
    "sandy-springs-ga",
    "roswell-ga",
    "brookhaven-ga",
    "johns-creek-ga",
    "decatur-ga",
    "east-cobb-ga",
    "stockbridge-ga",
  ].map((slug) => `/locations/${slug}`),
  "/your-privacy",
  "/our-terms",
  "/accessibility",
];

describe("the site", () => {
  it("has every page of the specification", () => {
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
    expect(routes.filter(({ path }) => path.startsWith("/providers/"))).toHaveLength(
      content.providers.length,
    );
  });

  it.each([...routes.map(({ path }) => path), "/404"])("has built %s", (path) => {
    expect(existsSync(fileOf(path))).toBe(true);
  });
});

describe.each(pages)("$path", ({ path, document, html, main }) => {
  it("is a page in American English, or below /es in Spanish, with one main part", () => {
    expect(html).toMatch(/^<!doctype html>/i);
    const spanish = /^\/es(\/|$)/.test(path);
    expect(document.documentElement.lang).toMatch(spanish ? /^es$/ : /^en(-US)?$/);
    // What surrounds a Spanish page is English.
    expect([document.body.lang, main.lang]).toEqual(spanish ? ["en", "es"] : ["", ""]);
    expect(document.querySelectorAll("main")).toHaveLength(1);
    expect(main.id).toBe("main");
  });

  it("has one h1, with words in it", () => {
    const titles = [...document.querySelectorAll("h1")];
    expect(titles).toHaveLength(1);
    expect(titles.map(textOf)).not.toContain("");
  });

  it("leaves no level of heading out", () => {
    const levels = [
      ...document.querySelectorAll("main h1, main h2, main h3, main h4, main h5, main h6"),
    ].map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level, `heading ${index + 1} of ${levels.join(" ")}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 1) + 1,
      );
    });
  });

  it("says nothing that was only meant to hold a place", () => {
    const text = textOf(document.body);
    expect(text).not.toMatch(/lorem|ipsum|\bTODO\b|\bTBD\b|not shown|undefined|\[object /i);
    // In small letters it is a part of "pregnant".
    expect(text).not.toMatch(/NaN/);
    expect(html.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, "")).not.toMatch(
      /\{[a-zA-Z]+\}/,
    );
  });

  it("gives every picture a text and its size", () => {
    for (const image of document.querySelectorAll("img")) {
      expect(image.hasAttribute("alt"), image.outerHTML).toBe(true);
      expect(Number(image.getAttribute("width")), image.outerHTML).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height")), image.outerHTML).toBeGreaterThan(0);
    }
  });

  it("fetches at once the pictures that it opens with, and all others as they come near", () => {
    const [first, second] = document.querySelectorAll("main > *");
    for (const image of document.querySelectorAll("img")) {
      const how = [
        image.getAttribute("fetchpriority") ?? "",
        image.getAttribute("loading") ?? "",
      ].join("");
      const ways = first?.contains(image)
        ? ["high"]
        : second?.contains(image)
          ? ["high", "lazy"]
          : ["lazy"];
      expect(ways, image.outerHTML).toContain(how);
    }
  });

  it("needs no exception from a strict content security policy", () => {
    expect([...document.querySelectorAll("[style]")].map(({ outerHTML }) => outerHTML)).toEqual([]);
    const inline = [...document.querySelectorAll("script:not([src])")].filter(
      (script) => script.getAttribute("type") !== "application/ld+json",
    );
    expect(inline.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const handlers = [...document.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on")),
    );
    expect(handlers).toEqual([]);
    expect(document.querySelectorAll('a[href^="javascript:"]')).toHaveLength(0);
  });

  it("loads nothing from another host, and nothing that is not there", () => {
    const loading = document.querySelectorAll(
      "img[src], script[src], iframe[src], source, video[src], audio[src], embed[src], object[data], link[rel~=stylesheet], link[rel~=preload], link[rel~=modulepreload], link[rel~=icon], link[rel~=manifest], link[rel~=apple-touch-icon], use[href]",
    );
    const addresses = [...loading].flatMap((element) =>
      ["src", "href", "data", "srcset"].flatMap((name) =>
        (element.getAttribute(name) ?? "").split(/,\s+/).map((part) => part.split(" ")[0] ?? ""),
      ),
    );
    for (const address of addresses) {
      if (address === "" || address.startsWith("#")) continue;
      expect(address).toMatch(/^\/(?!\/)/);
      expect(existsSync(join(root, address.split(/[?#]/)[0] ?? "")), address).toBe(true);
    }
  });

  it("asks no browser to look up or connect to another host", () => {
    expect(
      document.querySelectorAll(
        "link[rel~=dns-prefetch], link[rel~=preconnect], link[rel~=prerender]",
      ),
    ).toHaveLength(0);
  });

  it("tells whoever uses an icon by name where to find it", () => {
    for (const use of document.querySelectorAll('use[href^="#"]')) {
      expect(
        document.getElementById(use.getAttribute("href")?.slice(1) ?? ""),
        use.outerHTML,
      ).not.toBeNull();
    }
  });

  it("uses each id once", () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

it("ships the license of the font with the font", () => {
  expect(readFileSync(join(root, "faustina-license.txt"), "utf8")).toMatch(
    /SIL Open Font License/i,
  );
});

describe("what all pages share", () => {
  const home = pageAt("/");
  const shared = (selector: string) => {
    const part = (document: Document) => {
      const copy = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
      for (const current of copy?.querySelectorAll("[aria-current]") ?? [])
        current.removeAttribute("aria-current");
      return copy?.outerHTML;
    };
    return { expected: part(home.document), part };
  };

  it.each([
    "body > a[href='#main']",
    "body > header, body > * > header",
    "body > footer",
    "dialog",
  ])("%s is the same on every page", (selector) => {
    const { expected, part } = shared(selector);
    expect(expected).toBeDefined();
    for (const { path, document } of pages) expect(part(document), path).toBe(expected);
  });

  it("starts with the skip link", () => {
    for (const { path, document } of pages) {
      const first = document.body.querySelector("a, button, input, summary, [tabindex]");
      expect(first?.getAttribute("href"), path).toBe("#main");
      expect(textOf(first as Element), path).toMatch(/skip to (main )?content/i);
    }
  });

  it("inlines the same styles, so that one hash admits them", () => {
    const styles = ({ document }: { document: Document }) =>
      [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
    for (const page of pages) expect(styles(page), page.path).toEqual(styles(home));
    expect(styles(home)).not.toEqual([]);
  });

  it("marks where the visitor is in the header, once at most", () => {
    for (const { path, document } of pages) {
      const entry = content.navigation.header.find((link) => link.path === path);
      const current = [...document.querySelectorAll('header nav a[aria-current="page"]')].map(
        (link) => link.getAttribute("href"),
      );
      if (entry !== undefined) expect(new Set(current), path).toEqual(new Set([path]));
    }
  });

  it("lets every page book, call and request an appointment", () => {
    for (const { path, document } of pages) {
      const leadsTo = (words: RegExp, address: string) =>
        [...document.querySelectorAll("a")].some(
          (link) => words.test(textOf(link)) && link.getAttribute("href") === address,
        );
      expect(leadsTo(/^Book Online/, practice.booking.pageUrl), path).toBe(true);
      expect(leadsTo(/^Call Now$/, practice.phoneHref), path).toBe(true);
      expect(
        leadsTo(/^(request|schedule) (an )?(appointment|consultation)$/i, "/contact-us"),
        path,
      ).toBe(true);
    }
  });

  it("shows brand, navigation, services, legal pages and contact in the footer", () => {
    const footer = home.document.querySelector("body > footer") as Element;
    const addresses = [...footer.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...[...content.navigation.footer, ...content.navigation.legal].map(({ path }) => path),
        ...content.services.map(({ slug }) => `/service/${slug}`),
        practice.phoneHref,
      ]),
    );
    const text = textOf(footer);
    for (const fact of [
      practice.brand,
      practice.about,
      ...practice.addressLines,
      practice.phone,
      practice.fax,
    ])
      expect(text).toContain(fact);
    for (const { name, url } of practice.social) expect(text.includes(name), name).toBe(url !== "");
  });
});
