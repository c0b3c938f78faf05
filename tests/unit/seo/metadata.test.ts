import { afterEach, describe, expect, it, vi } from "vitest";
import { type Metadata, metadataOf, summaryOf, titleOf } from "../../../src/seo/metadata.ts";
import { practice, seo } from "./fixtures.ts";

function contentOf({ meta }: Metadata, key: string): string | undefined {
  return meta.find((tag) => ("name" in tag ? tag.name : tag.property) === key)?.content;
}

afterEach(() => vi.unstubAllEnvs());

describe("title", () => {
  it("takes brand and tagline after it", () => {
    expect(titleOf(practice, "Sinus care")).toBe("Sinus care | Harbor ENT | Ears & Noses");
  });

  it("stays as it is when it already holds the brand", () => {
    expect(titleOf(practice, "Harbor ENT | Ears & Noses")).toBe("Harbor ENT | Ears & Noses");
    expect(titleOf(practice, "About harbor ent")).toBe("About harbor ent");
  });

  it("is the same in the document and in Open Graph, which X reads too", () => {
    const metadata = metadataOf({ practice, path: "/about", seo });
    expect(contentOf(metadata, "og:title")).toBe(metadata.title);
  });
});

describe("canonical address", () => {
  it("is absolute, and the home page has one slash", () => {
    expect(metadataOf({ practice, path: "/about", seo }).canonical).toBe(
      "https://www.harbor-ent.example/about",
    );
    expect(metadataOf({ practice, path: "/", seo }).canonical).toBe(
      "https://www.harbor-ent.example/",
    );
  });

  it("follows SITE_URL, with or without a slash at its end", () => {
    vi.stubEnv("SITE_URL", "https://preview.example/");
    const metadata = metadataOf({ practice, path: "/about", seo });
    expect(metadata.canonical).toBe("https://preview.example/about");
    expect(contentOf(metadata, "og:url")).toBe(metadata.canonical);
    expect(contentOf(metadata, "og:image")).toBe("https://preview.example/424429.webp");
    expect(metadata.links.find(({ rel }) => rel === "canonical")?.href).toBe(metadata.canonical);
  });
});

describe("robots", () => {
  it("lets a page be indexed unless its content says noindex", () => {
    expect(contentOf(metadataOf({ practice, path: "/about", seo }), "robots")).toBe("index,follow");
    expect(
      contentOf(metadataOf({ practice, path: "/about", seo: { ...seo, noindex: true } }), "robots"),
    ).toBe("noindex,follow");
  });
});

describe("link preview", () => {
  it("shows the project's picture with its size and a description", () => {
    const metadata = metadataOf({ practice, path: "/about", seo });
    expect(contentOf(metadata, "og:image")).toBe("https://www.harbor-ent.example/424429.webp");
    expect(contentOf(metadata, "og:image:width")).toBe("1200");
    expect(contentOf(metadata, "og:image:height")).toBe("630");
    expect(contentOf(metadata, "og:image:alt")).toContain("Harbor ENT");
    expect(contentOf(metadata, "twitter:card")).toBe("summary_large_image");
  });

  it("shows another picture where a page has one", () => {
    const image = { path: "/office.png", width: 800, height: 400, alt: "The office" };
    const metadata = metadataOf({ practice, path: "/about", seo, image });
    expect(contentOf(metadata, "og:image")).toBe("https://www.harbor-ent.example/office.png");
    expect(contentOf(metadata, "og:image:alt")).toBe("The office");
  });

  it("names the kind of page", () => {
    expect(contentOf(metadataOf({ practice, path: "/", seo, kind: "home" }), "og:type")).toBe(
      "website",
    );
    expect(
      contentOf(metadataOf({ practice, path: "/providers/x", seo, kind: "provider" }), "og:type"),
    ).toBe("profile");
    expect(
      contentOf(metadataOf({ practice, path: "/service/x", seo, kind: "service" }), "og:type"),
    ).toBe("article");
  });
});

it("says where the office is", () => {
  const metadata = metadataOf({ practice, path: "/", seo });
  expect(contentOf(metadata, "geo.region")).toBe("US-GA");
  expect(contentOf(metadata, "geo.placename")).toBe("Springfield");
  expect(contentOf(metadata, "geo.position")).toBe("33.5;-84.25");
});

it("says a thing once", () => {
  const keys = metadataOf({ practice, path: "/", seo }).meta.map((tag) =>
    "name" in tag ? tag.name : tag.property,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

it("takes the first sentence as the summary", () => {
  expect(summaryOf(practice)).toBe("Ear, nose and throat care in Old Town, Springfield.");
  expect(summaryOf({ about: "No end" })).toBe("No end");
});
