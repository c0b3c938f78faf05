import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exampleContent, exampleContentDir } from "../../../src/parts/fixtures.ts";
import { launchChecklist } from "../../../staff/launch/checklist.ts";
import { linkLook, runScript } from "../../run-script.ts";
import { contentWith } from "../content/edited-content.ts";

let folder: string;

/** A folder of the project with a former site in dist/. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commands-"));
  linkLook(folder);
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "former");
  const rules = { everywhere: {}, headers: [], redirects: [] };
  writeFileSync(join(folder, "dist/_hosting.json"), JSON.stringify(rules));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = () => readFileSync(join(folder, "dist/index.html"), "utf8");

describe("npm run preview", () => {
  const script = "src/publish/preview.ts";

  test("says what to do when there is no site", () => {
    rmSync(join(folder, "dist"), { recursive: true });
    expect(runScript(script, folder, {})).toMatchObject({
      status: 1,
      stderr: "There is no dist/ to serve yet. Run: npm run build\n",
    });
  });

  test("says what to do when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { status, stderr } = runScript(script, folder, { PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(stderr).toMatch(/address already in use .+:\d+\nSet PORT to a free port/);
  });

  test.each([{ PORT: "http" }, { PORT: "70000" }, { HOST: "no-such-host.invalid" }])(
    "says what is wrong with %j",
    (environment) => {
      const { status, stderr } = runScript(script, folder, environment);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^.+\nSet PORT to a free port and HOST to a name or address/);
    },
  );

  test.each(["SIGINT", "SIGTERM"] as const)(
    "prints an address that answers, and stops cleanly on %s",
    async (signal) => {
      const child = spawn(process.execPath, [resolve(script)], {
        cwd: folder,
        env: { ...process.env, PORT: "0", HOST: "" },
      });
      const [line] = (await once(child.stdout, "data")) as [Buffer];
      const address = /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? "";
      expect(await (await fetch(address)).text()).toBe("former");
      child.kill(signal);
      expect((await once(child, "close"))[0]).toBe(0);
    },
  );
});

describe("npm run build leaves dist/ as it was", () => {
  const build = (SITE_ENV = "", content = exampleContentDir, SITE_URL = "") =>
    runScript("scripts/build.ts", folder, { CONTENT_DIR: content, SITE_ENV, SITE_URL });

  afterEach(() => expect(site()).toBe("former"));

  test("at a mistake in the content", () => {
    const edit = (text: string) => text.replace(/^fax:/m, "faks:");
    const { status, stderr } = build("", contentWith({ "practice.yaml": edit }));
    expect(status).toBe(1);
    expect(stderr).toContain('There is no field "faks" here. Did you mean "fax"?');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("for production, while launch items are open", () => {
    const { status, stderr } = build("production", exampleContentDir, "https://clinic.example");
    expect(status).toBe(1);
    expect(stderr).toContain("name: practice/siteUrl");
    expect(stderr).toContain("The public site was not built; dist/ is as it was.");
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("when the builder fails, which is reached for production once every item is accepted by name", {
    tags: ["long"],
  }, () => {
    writeFileSync(join(folder, "astro.config.mjs"), 'throw new Error("broken");');
    const { open } = launchChecklist({
      content: { ...exampleContent, launch: { accepted: [], signed: [] } },
      siteUrl: exampleContent.practice.siteUrl,
      today: new Date().toISOString().slice(0, 10),
    });
    expect(open.length).toBeGreaterThan(1);
    const rows = open.map(
      ({ id }) => `\n  - { id: ${id}, who: An owner, why: It can wait a year. }`,
    );
    const edit = () => `signed: []\naccepted:${rows.join("")}\n`;
    const { status, stderr } = build(
      "production",
      contentWith({ "launch.yaml": edit }),
      "https://www.harborlightsent.com",
    );
    expect(status).toBe(1);
    expect(stderr).toContain("The build did not finish. dist/ is as it was.");
    expect(readdirSync(join(folder, ".build"))).toEqual([]);
  });

  test("for production, without the URL of the public site", { tags: ["long"] }, () => {
    expect(build("production").stderr).toMatch(/^SITE_URL is missing\. Set it to/);
  });

  test("for an unknown environment", { tags: ["long"] }, () => {
    expect(build("prod")).toMatchObject({
      status: 1,
      stderr: 'SITE_ENV is "prod". Set it to one of: local, preview, production.\n',
    });
  });
});

test("npm run launch:check exits with 1 while anything is open, and writes JSON", () => {
  const environment = { CONTENT_DIR: exampleContentDir, SITE_URL: "https://clinic.example" };
  const { status, stdout } = runScript("scripts/launch-check.ts", folder, environment, "--json");
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    clear: false,
    open: [{ id: "practice/siteUrl" }],
    accepted: [{ acceptedBy: "Ada King" }, {}, {}, {}, {}],
    stale: [],
  });
});
