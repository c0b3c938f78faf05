import { afterEach, expect, it, vi } from "vitest";
import { notFoundPageOf, pagesOf } from "../../../src/pages/_pages.ts";
import { type Metadata, metadataOf, summaryOf, titleOf } from "../../../src/seo/metadata.ts";
import { exampleContent } from "../../example-practice/fixtures.ts";

const { practice } = exampleContent;
const pages = [...pagesOf(exampleContent), notFoundPageOf(exampleContent)];
const site = practice.siteUrl;

function metadataAt(path: string): Metadata {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return metadataOf(practice, page);
}

function contentOf({ meta }: Metadata, key: string): string | undefined {
  return meta.find((tag) => ("name" in tag ? tag.name : tag.property) === key)?.content;
}

afterEach(() => vi.unstubAllEnvs());

it("adds brand and tagline to a title that does not hold the brand", () => {
  expect(titleOf(practice, "Sinus care")).toBe("Sinus care | Harbor Lights ENT | Ears & Noses");
  expect(titleOf(practice, "About harbor lights ent")).toBe("About harbor lights ent");
});

it.each(pages)(
  "repeats title, description and URL of $path in Open Graph, each tag once",
  (page) => {
    const metadata = metadataOf(practice, page);
    expect(contentOf(metadata, "og:title")).toBe(metadata.title);
    expect(contentOf(metadata, "og:description")).toBe(page.seo.description);
    expect(metadata.canonical).toBe(`${site}${page.path}`);
    expect(contentOf(metadata, "og:url")).toBe(metadata.canonical);
    const keys = metadata.meta.map((tag) => ("name" in tag ? tag.name : tag.property));
    expect(new Set(keys).size).toBe(keys.length);
  },
);

it("uses SITE_URL in absolute URLs, with or without a slash at its end", () => {
  vi.stubEnv("SITE_URL", "https://preview.example/");
  const metadata = metadataAt("/about");
  expect(metadata.canonical).toBe("https://preview.example/about");
  expect(contentOf(metadata, "og:image")).toBe("https://preview.example/424429.webp");
  expect(metadata.links.find(({ rel }) => rel === "canonical")?.href).toBe(metadata.canonical);
});

it.each([
  ["/about", "robots", "index,follow"],
  ["/404", "robots", "noindex,follow"],
  ["/", "og:type", "website"],
  ["/providers/ada-king-md", "og:type", "profile"],
  ["/service/sinus-disorders", "og:type", "article"],
  ["/es", "og:locale", "es_US"],
  ["/contact-us", "og:locale", undefined],
  ["/", "og:image:width", "1200"],
  ["/", "geo.region", "US-IL"],
  ["/", "geo.placename", "Springfield"],
  ["/", "geo.position", "39.8;-89.65"],
])("%s has %s %s", (path, key, value) => {
  expect(contentOf(metadataAt(path), key)).toBe(value);
});

it("links every translation of a page, its own language included, on each of them", () => {
  const alternates = (path: string) =>
    metadataAt(path).links.flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []));
  const expected = [
    ["en", `${site}/contact-us`],
    ["es", `${site}/es`],
    ["x-default", `${site}/contact-us`],
  ];
  expect(alternates("/contact-us")).toEqual(expected);
  expect(alternates("/es")).toEqual(expected);
  expect(alternates("/about")).toEqual([]);
});

it("takes the first sentence as the summary", () => {
  expect(summaryOf({ about: "Ear care in Old Town. For all." })).toBe("Ear care in Old Town.");
  expect(summaryOf({ about: "No end" })).toBe("No end");
});
