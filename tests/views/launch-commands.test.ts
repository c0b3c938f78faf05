// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exampleContent, exampleContentDir, practice } from "../example-practice/fixtures.ts";
import { linkLook, runScript } from "../run-script.ts";

const root = process.env["SITE_DIR"] ?? ".build/example";

/** The commands that look at the built pages before the site goes public, on the example practice. */
describe("before the launch", { timeout: 120_000 }, () => {
  const wrongNumber = "(218) 555-2179";
  let work: string;

  beforeEach(() => {
    // Beside the build, so that a builder finds its packages.
    work = mkdtempSync(".build/launch-");
    linkLook(work);
  });

  afterEach(() => rmSync(work, { recursive: true, force: true }));

  const run = (script: string, SITE_ENV = "") =>
    runScript(script, work, {
      CONTENT_DIR: exampleContentDir,
      SITE_URL: SITE_ENV === "production" ? exampleContent.practice.siteUrl : "",
      SITE_ENV,
    });

  /** Writes another phone number into the about page of a built site. */
  function contradict(site: string): void {
    const page = join(work, site, "about.html");
    const digits = practice.phone.replace(/\D/g, "");
    const text = readFileSync(page, "utf8")
      .replaceAll(practice.phone, wrongNumber)
      .replaceAll(`tel:+1${digits}`, "tel:+12185552179");
    writeFileSync(page, text);
  }

  /** The pages or files that the open lines are about. */
  const openIn = (output: string) => {
    const [open = ""] = output.split("ACCEPTED");
    return new Set([...open.matchAll(/name: ([^/\s]+\/[^/\s]+)/g)].map(([, place]) => place));
  };

  it("launch:check finds nothing open but a page that contradicts the content, and leaves with 1", () => {
    cpSync(root, join(work, "dist"), { recursive: true });
    contradict("dist");
    const { status, stdout } = run("scripts/launch-check.ts");
    expect(status).toBe(1);
    expect(openIn(stdout)).toEqual(new Set(["site/about"]));
  });

  it("a production build refuses pages that contradict the content, and leaves dist/ as it was", () => {
    cpSync(root, join(work, "ready"), { recursive: true });
    contradict("ready");
    // This builder only copies the pages.
    writeFileSync(
      join(work, "astro.config.mjs"),
      'export default { publicDir: "ready", outDir: process.env.BUILD_DIR };',
    );
    mkdirSync(join(work, "dist"));
    writeFileSync(join(work, "dist/index.html"), "former");
    const { status, stderr } = run("scripts/build.ts", "production");
    expect(status).toBe(1);
    expect(openIn(stderr)).toEqual(new Set(["site/about"]));
    expect(readFileSync(join(work, "dist/index.html"), "utf8")).toBe("former");
  });
});
