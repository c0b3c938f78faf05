import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { exampleContentDir } from "../../example-practice/fixtures.ts";

/** Runs a script beside a former dist/, on the example practice with a reserved URL. */
function run(script: string, SITE_ENV: string, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "launch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "former");
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      CONTENT_DIR: exampleContentDir,
      SITE_URL: "https://clinic.example",
      SITE_ENV,
    },
    encoding: "utf8",
  });
  return { status, stdout, stderr, site: readFileSync(join(folder, "dist/index.html"), "utf8") };
}

it("npm run build for production refuses while items are open, and leaves dist/ as it was", () => {
  const { status, stderr, site } = run("scripts/build.ts", "production");
  expect(status).toBe(1);
  expect(stderr).toContain("name: practice/siteUrl");
  expect(stderr).toContain("The public site was not built; dist/ is as it was.");
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(site).toBe("former");
});

it("npm run build refuses an unknown environment", () => {
  expect(run("scripts/build.ts", "prod")).toMatchObject({
    status: 1,
    stderr: 'SITE_ENV is "prod". Set it to one of: local, preview, production.\n',
    site: "former",
  });
});

it("npm run launch:check exits with 1 while anything is open, and writes JSON", () => {
  const { status, stdout } = run("scripts/launch-check.ts", "", "--json");
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    clear: false,
    built: false,
    open: [{ id: "practice/siteUrl" }],
    accepted: [{ acceptedBy: "Ada King" }, {}],
    stale: [],
  });
});
