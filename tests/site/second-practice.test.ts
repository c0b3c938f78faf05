// @vitest-environment node
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import { extractText } from "unpdf";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BuildReport, buildSite } from "../../src/build/build-site.ts";
import { openingTimesIn } from "../../src/data/facts-in-text.ts";
import { type Content, loadContent } from "../../src/data/load-content.ts";
import { siteFiles } from "../../src/hosting/site-files.ts";
import { compareSite } from "../../src/launch/compare-site.ts";
import { plain, textOf } from "../../src/launch/page-text.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { noticeDay, statements, writeSecondContent } from "../practice/second-content.ts";

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
  for (const path of [...pagesOf(second).map((route) => route.path), "/404"]) {
    documents.set(
      path,
      new JSDOM(
        new Uint8Array(readFileSync(join(building, path === "/" ? "/index.html" : `${path}.html`))),
      ).window.document,
    );
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
    if (/\.(br|gz|webp|png|ico|woff2|jpg|avif)$/.test(file) || /^\/assets\/.*\.svg$/.test(file))
      continue;
    const bytes = readFileSync(join(root, file));
    texts.set(
      file,
      file.endsWith(".pdf")
        ? (await extractText(new Uint8Array(bytes), { mergePages: true })).text
        : bytes.toString(),
    );
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
  const alts = [...JSON.stringify(pages).matchAll(/"\w*[aA]lt":"([^"]*)"/g)].map(
    ([, alt = ""]) => alt,
  );
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
    expect([second.providers.length, second.services.length, second.locations.length]).toEqual([
      2, 4, 3,
    ]);
    expect(second.practice.booking.widgetScriptUrl).toBeUndefined();
    const paths = siteFiles(building);
    for (const { path } of pagesOf(second))
      expect(paths).toContain(path === "/" ? "/index.html" : `${path}.html`);
  });

  it("states its own facts on every page, and in its files", async () => {
    expect(await compareSite(building, second)).toEqual([]);
  }, 60_000);

  it("shows the notices of the moment that the build was told, and says until when to whoever has no script", () => {
    for (const document of documents.values()) {
      const strip = document.querySelector("[data-announcements]:not([hidden])");
      expect(strip?.querySelector("p:not([hidden])")?.textContent).toBe(
        "The lift is out of order. (Until May 2, 2020.)",
      );
      // What keeps its time is there before the page is painted, or it would move what is read.
      const waitedFor = [
        ...document.querySelectorAll("head script[src]:not([async], [defer], [type=module])"),
      ];
      expect(
        waitedFor.map((script) => siteFiles(building).includes(script.getAttribute("src") ?? "")),
      ).toEqual([true]);
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
    const sentences = first.strings
      .filter(
        ({ file, field, text }) =>
          file !== "content/search.yaml" &&
          !/toConfirm|embedUrl|directionsUrl/.test(field) &&
          text.split(" ").length >= 4 &&
          !text.includes("{"),
      )
      .map(({ file, field, text }) => ({ from: `${file}, ${field}`, words: comparable(text) }))
      .filter(({ words }) => !statements.some((heading) => comparable(heading) === words));
    const shown = [...documents].map(([path, document]) => ({
      path,
      words: comparable(textOf(document.documentElement)),
    }));
    expect(
      shown.flatMap(({ path, words }) =>
        sentences
          .filter((sentence) => words.includes(sentence.words))
          .map(({ from }) => `${path}: ${from}`),
      ),
    ).toEqual([]);
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
      expect
        .soft(document.querySelector('meta[name="robots"]')?.getAttribute("content"), path)
        .toMatch(/^noindex/);
    }
    expect(readFileSync(join(building, "_headers"), "utf8")).toMatch(
      /^\/\*\n( {2}.*\n)*? {2}X-Robots-Tag: noindex/m,
    );
    expect(readFileSync(join(building, "robots.txt"), "utf8")).toMatch(
      /^User-agent: \*\nDisallow: \/$/m,
    );
  });
});

describe("a site with nothing left open", { timeout: 120_000 }, () => {
  const wrongNumber = "(218) 555-2179";
  const nameOfWrong = "name: site/about/text-2185552179\n";
  let work: string;

  beforeEach(() => {
    // Beside the build, so that a builder finds its packages.
    work = mkdtempSync(".build/launch-");
  });

  afterEach(() => rmSync(work, { recursive: true, force: true }));

  function run(script: string, environment: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script)], {
      cwd: work,
      env: { ...process.env, CONTENT_DIR: folder, SITE_URL: "", ...environment },
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  }

  /** Puts the built pages into a folder. */
  function putPages(name: string): void {
    cpSync(building, join(work, name), { recursive: true });
  }

  describe("npm run launch:check", () => {
    const check = () => run("scripts/launch-check.ts");

    it("leaves with 0", () => {
      putPages("dist");
      expect(check()).toMatchObject({
        status: 0,
        stdout: "Clear: nothing stands between this content and the public.\n",
      });
    });

    it("leaves with 1 when the pages contradict the content", () => {
      putPages("dist");
      // Pages that say nothing else are read quickly.
      for (const file of siteFiles(join(work, "dist")).filter((one) => one.endsWith(".html"))) {
        writeFileSync(join(work, "dist", file), `<p>Call ${wrongNumber}.</p>`);
      }
      const { status, stdout } = check();
      expect(status).toBe(1);
      expect(stdout).toContain(nameOfWrong);
    });

    it("leaves with 1 while the pages are not built, for nobody has read them", () => {
      const { status, stdout } = check();
      expect(status).toBe(1);
      expect(stdout).toContain("dist/ does not hold the site of this content.");
    });
  });

  it("npm run build for production refuses pages that contradict the content, and leaves dist/ as it was", () => {
    putPages("ready");
    const page = join(work, "ready/about.html");
    writeFileSync(page, readFileSync(page, "utf8").replaceAll(second.practice.phone, wrongNumber));
    // How the pages came about is not asked here: this builder only copies them.
    writeFileSync(
      join(work, "astro.config.mjs"),
      'export default { publicDir: "ready", outDir: process.env.BUILD_DIR };',
    );
    mkdirSync(join(work, "dist"));
    writeFileSync(join(work, "dist/index.html"), "former");
    const { status, stderr } = run("scripts/build.ts", { SITE_ENV: "production" });
    expect(status).toBe(1);
    expect(stderr).toContain(nameOfWrong);
    expect(new Set([...stderr.matchAll(/name: (\S+)\/\S+/g)].map(([, place]) => place))).toEqual(
      new Set(["site/about"]),
    );
    expect(stderr).toContain("The public site was not built; dist/ is as it was.");
    expect(readdirSync(join(work, "dist"))).toEqual(["index.html"]);
    expect(readFileSync(join(work, "dist/index.html"), "utf8")).toBe("former");
  });
});
