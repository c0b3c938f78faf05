import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemFault } from "../../../scripts/system-fault.ts";
import { removeUnfinished } from "../../../src/files/made-once.ts";
import { exampleContentDir } from "../../practice/fixtures.ts";
import { signedPractice } from "../../practice/signed.ts";
import { linkLook, runScript } from "../../run-script.ts";
import { contentWith } from "../content/edited-content.ts";

let folder: string;

/** A folder of the project with a former site in dist/. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commands-"));
  linkLook(folder);
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "former");
  for (const name of ["_headers", "_redirects"]) writeFileSync(join(folder, "dist", name), "");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = () => readFileSync(join(folder, "dist/index.html"), "utf8");

describe("npm run preview", () => {
  const script = "scripts/preview.ts";

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

  test.for(["SIGINT", "SIGTERM"] as const)(
    "prints an address that answers, and stops cleanly on %s",
    async (signal, { skip }) => {
      skip(process.platform === "win32", "Windows ends a program without telling it.");
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

  test("at a mistake in the content, and as a build left it that was killed between its renames", () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    mkdirSync(join(folder, `.build/build~${pid}~a`), { recursive: true });
    renameSync(join(folder, "dist"), join(folder, `.build/build~${pid}~a/former`));
    const edit = (text: string) => text.replace(/^fax:/m, "faks:");
    const { status, stderr } = build("", contentWith({ "practice.yaml": edit }));
    expect(status).toBe(1);
    expect(stderr).toContain('There is no field "faks" here. Did you mean "fax"?');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("for an address of the site that is none", () => {
    const { status, stderr } = build("", exampleContentDir, "www.clinic.example");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ {2}SITE_URL\n {4}Write "https:\/\/" and the name of the host alone/m);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("for production, while somebody has to read a page first, and says who", () => {
    const { status, stderr } = build("production", exampleContentDir, "https://clinic.example");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^TO OPEN: physician, /m);
    expect(stderr).toContain("(services/sinus-disorders.yaml)");
    expect(stderr).toContain("The public site was not built; dist/ is as it was.");
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("when the builder fails, which is reached for production once what opens the site has been read", {
    tags: ["long"],
  }, () => {
    writeFileSync(join(folder, "astro.config.mjs"), 'throw new Error("broken");');
    const url = "https://www.harborlightsent.com";
    const { status, stderr } = build("production", signedPractice("opening"), url);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Left out of the public site:$/m);
    expect(stderr).toMatch(
      /^ {2}\/recovery\/ear-tubes waits until these are read or answered: content\/recoveries\/ear-tubes\.yaml/m,
    );
    expect(stderr).toContain("The build did not finish. dist/ is as it was.");
    expect(readdirSync(join(folder, ".build"))).toEqual([]);
  });

  test("for production, without the URL of the public site", { tags: ["long"] }, () => {
    expect(build("production").stderr).toMatch(/^SITE_URL is missing\. Set it to/);
  });

  test("for an unknown environment", { tags: ["long"] }, () => {
    expect(build("prod")).toMatchObject({
      status: 1,
      stderr: 'SITE_ENV is "prod". Set it to one of: local, opening, preview, production.\n',
    });
  });
});

describe("a command says in a sentence, without a stack,", () => {
  const check = "scripts/content-check.ts";
  const build = "scripts/build.ts";

  test("that CONTENT_DIR names no content, and takes an empty one as unset", () => {
    for (const [CONTENT_DIR, file] of [
      [folder, `${folder}/practice.yaml`],
      ["", "content/practice.yaml"],
    ] as const)
      expect(runScript(check, folder, { CONTENT_DIR }).stderr).toMatch(
        `The content has 1 mistake. Nothing was published; the site stays as it was.\n\n  ${file}\n    This file is missing.`,
      );
  });

  test("that a folder cannot be made", { tags: ["long"] }, () => {
    writeFileSync(join(folder, ".build"), "");
    expect(runScript(build, folder, { CONTENT_DIR: exampleContentDir })).toMatchObject({
      status: 1,
      stderr: ".build: This is a file, where a folder should be.\n",
    });
  });

  test("that a path with # cannot be built", { tags: ["long"] }, () => {
    const odd = join(folder, "site #2");
    mkdirSync(odd);
    linkLook(odd);
    expect(runScript(build, odd, {}).stderr).toMatch(
      /^The path of this folder, .*site #2, holds # or \?.*\. Rename or move the folder\.\n$/,
    );
  });

  test("that packages for development are missing", () => {
    const script = join(folder, "script.ts");
    writeFileSync(script, 'import "no-such-package";');
    expect(runScript(pathToFileURL(script).href, folder, {})).toMatchObject({
      status: 1,
      stderr:
        "Cannot find package 'no-such-package': it is not installed. Run npm ci, for checks and tests without --omit=dev.\n",
    });
  });

  test("that the project's own Node is missing", () => {
    const NODE_OPTIONS = "--import=data:text/javascript,delete(globalThis.Temporal)";
    expect(runScript(check, folder, { NODE_OPTIONS }).stderr).toMatch(
      /^This is Node v\S+\. The project brings a newer one, .* Run npm ci without --ignore-scripts/,
    );
  });

  test.each([
    ["EACCES", ".build: This user has no right to it."],
    ["EROFS", ".build: This disk cannot be written."],
    ["ENOSPC", ".build: The disk is full."],
  ])("what %s means", (code, sentence) => {
    const error = Object.assign(new Error(code), { code, path: ".build" });
    expect(systemFault(error)).toMatch(`${sentence} `);
  });

  test("that the disk is full, where the builder says so in words alone", () => {
    expect(
      systemFault(new Error("Could not write: No space left on device (os error 28)")),
    ).toMatch(/^The disk is full\./);
    expect(systemFault(new Error("A fault of the program"))).toBeUndefined();
  });
});

test("a build removes what killed builds left, and nothing of those that run", () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const left = [`build~${pid}~a/site`, `drawings/b.svg~${pid}~c`, `build~${process.pid}~d`];
  for (const name of [...left, "drawings/e.svg"])
    mkdirSync(join(folder, ".build", name), { recursive: true });
  removeUnfinished(join(folder, ".build"));
  expect(readdirSync(join(folder, ".build"), { recursive: true }).toSorted()).toEqual([
    `build~${process.pid}~d`,
    "drawings",
    join("drawings", "e.svg"),
  ]);
});

describe("npm run launch:check", () => {
  const check = (content: string, ...args: string[]) =>
    runScript("scripts/launch-check.ts", folder, { CONTENT_DIR: content }, ...args);

  test("exits with 1 while somebody has to read a page first, and writes a sheet for each reader", () => {
    const { status, stdout } = check(exampleContentDir, "--open");
    expect([status, stdout]).toEqual([1, expect.stringContaining("TO OPEN: physician")]);
    expect(readdirSync(join(folder, ".build/to-read"))).toEqual(
      ["front-desk", "lawyer", "physician", "translator"].map((reader) => `${reader}.html`),
    );
  });

  test("exits with 0 once somebody has", () => {
    expect(check(signedPractice("opening")).status).toBe(0);
  });

  test("of a pull request exits with 1 only for a change in what to do in an emergency", () => {
    expect(check(exampleContentDir, "--changed").status).toBe(0);
    const edit = (text: string) => text.replace("emergency: [anywhere#breathing, ", "emergency: [");
    const changed = contentWith({ "care.yaml": edit }, signedPractice("opening"));
    expect(check(changed, "--changed")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("REFUSED"),
    });
  });
});

describe("npm run launch:sign", () => {
  const sign = (content: string, ...args: string[]) =>
    runScript("scripts/launch-sign.ts", folder, { CONTENT_DIR: content }, ...args);

  test("writes into a page that somebody has read it", () => {
    const content = contentWith();
    const page = "services/sinus-disorders.yaml";
    expect(sign(content, `content/${page}`, "--by", "Ada King, MD").stdout).toContain(page);
    const [before, after] = [exampleContentDir, content].map((root) =>
      readFileSync(join(root, page), "utf8").trim(),
    );
    expect(after).toContain(before);
    expect(after).toMatch(/^review:[\s\S]*by: Ada King, MD[\s\S]*text: "?[0-9a-f]{16}\b/m);
  });

  test("prints what to change of a sheet", () => {
    const sheet = join(folder, "read.json");
    const pages = [{ name: "pages/about.yaml", fingerprint: "0", no: "We close at five." }];
    writeFileSync(sheet, JSON.stringify({ by: "Ada King, MD", pages }));
    expect(sign(exampleContentDir, "--from", sheet)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("(pages/about.yaml): We close at five."),
    });
  });

  test("says that a file is missing", () => {
    expect(sign(exampleContentDir, "--from", "read.json")).toMatchObject({
      status: 1,
      stderr: "There is no file read.json.\n",
    });
  });
});
