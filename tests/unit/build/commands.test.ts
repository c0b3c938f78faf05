import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { launchChecklist } from "../../../src/launch/checklist.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commands-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(script: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [resolve(script)], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function run(
  script: string,
  environment: Record<string, string> = {},
): Promise<{ code: number | null; errors: string }> {
  const child = start(script, environment);
  const [[code], errors] = await Promise.all([
    once(child, "close"),
    text(child.stderr as NodeJS.ReadableStream),
    text(child.stdout as NodeJS.ReadableStream),
  ]);
  return { code, errors };
}

function putSite(): void {
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "former");
  writeFileSync(
    join(folder, "dist/_hosting.json"),
    JSON.stringify({ everywhere: {}, headers: [], redirects: [] }),
  );
}

describe("npm run preview", () => {
  const script = "src/server/preview.ts";

  test("says what to do when there is no site", async () => {
    const { code, errors } = await run(script);
    expect(code).toBe(1);
    expect(errors).toBe("There is no dist/ to serve yet. Run: npm run build\n");
  });

  test("says what to do when the port is taken", async () => {
    putSite();
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { code, errors } = await run(script, {
      PORT: String((other.address() as AddressInfo).port),
    });
    other.close();
    expect(code).toBe(1);
    expect(errors).toMatch(/^Port \d+ is taken by another program. Set PORT to a free one/);
  });

  test.each([{ PORT: "http" }, { PORT: "70000" }, { HOST: "no-such-host.invalid" }])(
    "says what is wrong with %j",
    async (environment) => {
      putSite();
      const { code, errors } = await run(script, environment);
      expect(code).toBe(1);
      expect(errors).toMatch(/Set (it|HOST) to /);
    },
  );

  test.each(["SIGINT", "SIGTERM"] as const)(
    "prints an address that answers, and stops cleanly on %s",
    async (signal) => {
      putSite();
      const child = start(script, { PORT: "0", HOST: "" });
      const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
      const address = /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? "";
      expect(await (await fetch(address)).text()).toBe("former");
      child.kill(signal);
      expect((await once(child, "close"))[0]).toBe(0);
    },
  );
});

describe("npm run build", () => {
  const script = "scripts/build.ts";

  function putContent(): string {
    const content = join(folder, "content");
    cpSync("content", content, { recursive: true });
    return content;
  }

  test("stops at a mistake in the content and leaves dist/ as it was", async () => {
    putSite();
    const content = putContent();
    const practice = join(content, "practice.yaml");
    writeFileSync(practice, readFileSync(practice, "utf8").replace(/^fax:/m, "faks:"));
    const { code, errors } = await run(script, { CONTENT_DIR: content });
    expect(code).toBe(1);
    expect(errors).toContain('There is no field "faks" here. Did you mean "fax"?');
    expect(errors).not.toMatch(/^\s+at /m);
    expect(readdirSync(folder)).toEqual(["content", "dist"]);
  });

  test("leaves dist/ as it was when the builder fails", async () => {
    putSite();
    writeFileSync(join(folder, "astro.config.mjs"), 'throw new Error("broken");');
    const { code, errors } = await run(script, { CONTENT_DIR: putContent() });
    expect(code).toBe(1);
    expect(errors).toContain("The build did not finish. dist/ is as it was.");
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe("former");
    expect(readdirSync(join(folder, ".build"))).toEqual([]);
  }, 30_000);

  test("for production builds once every line is accepted by name, also one about the pages", async () => {
    const content = putContent();
    const loaded = loadContent(content);
    const { open } = launchChecklist({
      content: loaded,
      siteUrl: loaded.practice.siteUrl,
      today: new Date().toISOString().slice(0, 10),
    });
    const ids = [...open.map(({ id }) => id), "site/about/text-4045550199"];
    const accepted = ids
      .map((id) => `\n  - { id: ${id}, who: An owner, why: It can wait until spring. }`)
      .join("");
    writeFileSync(join(content, "launch.yaml"), `substantiated: []\naccepted:${accepted}\n`);
    // What a builder that fails says shows that it was reached.
    writeFileSync(join(folder, "astro.config.mjs"), 'throw new Error("broken");');
    const { errors } = await run(script, {
      CONTENT_DIR: content,
      SITE_ENV: "production",
      SITE_URL: "",
    });
    expect(errors).toContain("The build did not finish. dist/ is as it was.");
  }, 30_000);
});
