import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const code = [
  ...globSync("{src,scripts,.github/workflows}/**/*.{ts,tsx,yml}"),
  "deploy/Caddyfile",
  "astro.config.ts",
  "playwright.config.ts",
]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Where the program, the Caddyfile and the workflow take a variable from. */
const read = new Set(
  [...code.matchAll(/process\.env\["(\w+)"\]|\{\$(\w+):|\b(?:vars|secrets)\.(\w+)/g)].flatMap(
    (found) => found.slice(1).filter(Boolean),
  ),
);

/** Read by Netlify: https://docs.netlify.com/build/configure-builds/manage-dependencies/ */
const ofHosts = ["NPM_FLAGS"];

/** `NAME`, NAME=value or ARG NAME. */
const named = /`([A-Z][A-Z0-9_]+)`|\b([A-Z][A-Z0-9_]+)=|^(?:ARG|ENV) (\w+)/gm;

test.each(["README.md", "docs/deploying.md", "Dockerfile"])(
  "every variable that %s names is read",
  (file) => {
    const names = [...readFileSync(file, "utf8").matchAll(named)].flatMap((found) =>
      found.slice(1).filter(Boolean),
    );
    expect(names).toContain("SITE_URL");
    // What npm says of an engine that it refuses.
    const unread = names.filter(
      (name) =>
        name !== undefined && !read.has(name) && !ofHosts.includes(name) && name !== "EBADENGINE",
    );
    expect(unread).toEqual([]);
  },
);

test("each build that is published says what it is for", () => {
  const builds =
    readFileSync("docs/deploying.md", "utf8").match(/^.*\w=\S+ npm run build\b/gm) ?? [];
  expect(builds).not.toEqual([]);
  expect(builds.filter((line) => !/\bSITE_ENV=(?:production|preview)\b/.test(line))).toEqual([]);
  expect(readFileSync("Dockerfile", "utf8")).toMatch(/^ARG SITE_ENV=production$/m);
});
