// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { extractText } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openingTimesIn } from "../../src/data/facts-in-text.ts";
import { type Content, loadContent } from "../../src/data/load-content.ts";
import { routesOf } from "../../src/data/routes.ts";
import { type BuildReport, buildSite } from "../../src/delivery/build-site.ts";
import { siteFiles } from "../../src/delivery/site-files.ts";
import { plain, textOf } from "../../src/launch/page-text.ts";
import { contradictionsOfSite } from "../../src/launch/read-site.ts";
import { noticeDay, writeSecondContent } from "../practice/second-content.ts";

/** The site of another practice, built as a preview: one build shows both. */
const building = ".build/second-practice";
const first = loadContent("content");
const folder = mkdtempSync(join(tmpdir(), "second-practice-"));
let second: Content;
let report: BuildReport | undefined;
/** The built pages, by address. */
const documents = new Map<string, Document>();

beforeAll(async () => {
  writeSecondContent("content", folder);
  second = loadContent(folder);
  report = await buildSite(building, {
    CONTENT_DIR: folder,
    SITE_ENV: "preview",
    SITE_URL: "",
    SOURCE_DATE_EPOCH: String(Date.parse(`${noticeDay}T18:00:00Z`) / 1000),
  });
  for (const path of [...routesOf(second).map((route) => route.path), "/404"]) {
    documents.set(path, new JSDOM(new Uint8Array(readFileSync(join(building, path === "/" ? "/index.html" : `${path}.html`)))).window.document);
  }
}, 300_000);

afterAll(() => {
  for (const path of [folder, building]) rmSync(path, { recursive: true, force: true });
});

/** Every text that the site holds, by file: pages as they stand, other files as they are, the text of PDFs. */
async function textsOf(root: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of siteFiles(root)) {
    // The drawings are the practice's own art: they are replaced with it.
    if (/\.(br|gz|webp|png|ico|woff2|jpg|avif)$/.test(file) || /^\/assets\/.*\.svg$/.test(file)) continue;
    const bytes = readFileSync(join(root, file));
    texts.set(file, file.endsWith(".pdf") ? (await extractText(new Uint8Array(bytes), { mergePages: true })).text : bytes.toString());
  }
  return texts;
}

/**
 * What names the first practice: its facts in every form, its people and places, and what its pictures
 * show. Colors are part of the art, like the drawings.
 */
function namesOf({ practice, providers, locations, pages }: Content): string[] {
  const digits = (phone: string) => phone.replace(/\D/g, "");
  const { address } = practice;
  const alts = [...JSON.stringify(pages).matchAll(/"\w*[aA]lt":"([^"]*)"/g)].map(([, alt = ""]) => alt);
  return [
    practice.brand,
    practice.tagline,
    practice.phone,
    digits(practice.phone),
    practice.fax,
    digits(practice.fax),
    address.street,
    address.suite,
    address.city,
    address.postalCode,
    practice.district,
    practice.areaServed,
    practice.parking,
    practice.experience,
    practice.sees,
    practice.insurance,
    new URL(practice.siteUrl).host,
    new URL(practice.booking.pageUrl).host,
    practice.timeZone,
    String(practice.geo.latitude),
    String(practice.geo.longitude),
    practice.emergency.title,
    ...practice.insurers.map(({ name }) => name),
    ...practice.affiliations.map(({ name }) => name),
    ...providers.flatMap(({ name, shortName, slug, image }) => [name, shortName, slug, image.alt]),
    ...locations.flatMap(({ name, slug }) => [name, slug]),
    ...alts,
  ];
}

/** Words of a text as search finds them, whatever case and space they stand in. */
const comparable = (text: string) => plain(text).toLowerCase();

describe("the site of another practice", () => {
  it("is built from other content, with no change to the code", () => {
    expect(report).toBeDefined();
    expect([second.providers.length, second.services.length, second.locations.length]).toEqual([2, 4, 3]);
    expect(second.practice.booking.widgetScriptUrl).toBeUndefined();
    const paths = siteFiles(building);
    for (const { path } of routesOf(second)) expect(paths).toContain(path === "/" ? "/index.html" : `${path}.html`);
  });

  it("states its own facts on every page, and in its files", async () => {
    expect(await contradictionsOfSite(building, second)).toEqual([]);
  }, 60_000);

  it("shows the notices of the moment that the build was told, and says until when to whoever has no script", () => {
    for (const document of documents.values()) {
      const strip = document.querySelector("[data-announcements]:not([hidden])");
      expect(strip?.querySelector("p:not([hidden])")?.textContent).toBe("The lift is out of order. (Until May 2, 2020.)");
    }
  });

  it("holds nothing that names the first one", async () => {
    const texts = await textsOf(building);
    expect(texts.size).toBeGreaterThan(30);
    const found = [...texts].flatMap(([file, text]) => {
      const searched = comparable(text);
      return namesOf(first)
        .filter((name) => searched.includes(comparable(name)))
        .map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it("shows no sentence of the first one", () => {
    const sentences = first.passages
      .filter(
        ({ file, field, text }) =>
          file !== "content/search.yaml" && !/toConfirm|embedUrl|directionsUrl/.test(field) && text.split(" ").length >= 4 && !text.includes("{"),
      )
      .map(({ file, field, text }) => ({ from: `${file}, ${field}`, words: comparable(text) }));
    const shown = [...documents].map(([path, document]) => ({ path, words: comparable(textOf(document.documentElement)) }));
    expect(shown.flatMap(({ path, words }) => sentences.filter((sentence) => words.includes(sentence.words)).map(({ from }) => `${path}: ${from}`))).toEqual(
      [],
    );
  });

  it("fetches no booking script, and names no Saturday", () => {
    for (const [path, document] of documents) {
      expect.soft(document.querySelectorAll("[data-widget]").length, path).toBe(0);
      expect.soft(openingTimesIn(textOf(document.body)).join(), path).not.toContain("Saturday");
    }
  });
});

describe("a preview", () => {
  it("says on each page that it is one, and asks search engines to stay away", () => {
    for (const [path, document] of documents) {
      expect.soft(textOf(document.body), path).toContain("This is a preview.");
      expect.soft(document.querySelector('meta[name="robots"]')?.getAttribute("content"), path).toMatch(/^noindex/);
    }
    expect(readFileSync(join(building, "_headers"), "utf8")).toMatch(/^\/\*\n( {2}.*\n)*? {2}X-Robots-Tag: noindex/m);
    expect(readFileSync(join(building, "robots.txt"), "utf8")).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  });
});
