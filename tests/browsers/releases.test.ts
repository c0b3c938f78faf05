import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { chromiumPath, firefoxPath, launchOptions } from "../../scripts/browser.ts";
import { headerRules } from "../../src/hosting/hosting-rules.ts";
import { headersOf, hostingFiles } from "../../src/hosting/rules.ts";
import { createSiteServer } from "../../src/server/site-server.ts";

/*
 * Whoever goes back, or opens the browser with the tabs of last time, sees what stands on the site now.
 * No driver here: drivers start browsers without their last session. The pages tell the server what they
 * show, and its answer tells them where to go.
 */

const files = ["/one.html", "/two.html"];

/** Puts a release in the place of the one before, as a build does. */
function release(root: string, phone: string): void {
  const next = `${root}.next`;
  mkdirSync(next, { recursive: true });
  for (const file of files)
    writeFileSync(
      next + file,
      `<!doctype html><title>Page</title><p>${phone}</p><script>
        addEventListener("pageshow", async ({ persisted }) => {
          const seen = location.pathname + " " + document.querySelector("p").textContent + (persisted ? " kept" : "");
          eval(await (await fetch("/seen?" + encodeURIComponent(seen))).text());
        });
      </script>`,
    );
  const headers = headerRules(new Map(files.map((file) => [file, headersOf(file)])));
  writeFileSync(
    next + hostingFiles.rules,
    JSON.stringify({ everywhere: {}, headers, redirects: [] }),
  );
  rmSync(root, { recursive: true, force: true });
  renameSync(next, root);
}

/** How each engine is started with a profile of its own, on a URL or with the tabs of last time. */
const starts: Partial<Record<string, (profile: string, keeps: boolean, url?: string) => string[]>> =
  {
    chromium: (profile, keeps, url) => [
      ...(launchOptions("").args ?? []),
      "--headless=new",
      `--user-data-dir=${profile}`,
      ...(keeps ? [] : ["--disable-features=BackForwardCache"]),
      url ?? "--restore-last-session",
    ],
    firefox(profile, keeps, url) {
      const settings = {
        "browser.startup.page": 3,
        "browser.sessionstore.interval": 300,
        "browser.sessionhistory.max_total_viewers": keeps ? -1 : 0,
        "browser.aboutwelcome.enabled": false,
        "datareporting.policy.dataSubmissionEnabled": false,
        "toolkit.startup.max_resumed_crashes": -1,
      };
      const lines = Object.entries(settings).map(
        ([name, value]) => `user_pref("${name}", ${value});\n`,
      );
      writeFileSync(join(profile, "user.js"), lines.join(""));
      return ["--headless", "--no-remote", "--profile", profile, ...(url ? [url] : [])];
    },
  };

for (const keeps of [false, true]) {
  test(`going back and restored tabs show the release of now, ${keeps ? "and pages kept in memory stay" : "no page being kept in memory"} @long`, async (// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures a test needs
  {}, { project }) => {
    const start = starts[project.name];
    const folder = mkdtempSync(join(tmpdir(), "release-"));
    const [root, profile] = [join(folder, "site"), join(folder, "profile")];
    mkdirSync(profile);
    release(root, "first");
    const site = createSiteServer({ root });
    const seen: string[] = [];
    const answers: ((code: string) => void)[] = [];
    const server = createServer((request, response) => {
      if (!request.url?.startsWith("/seen?")) return void site.emit("request", request, response);
      seen.push(decodeURIComponent(request.url.slice("/seen?".length)));
      answers.push((code) => response.end(code));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const path = project.name === "firefox" ? firefoxPath() : await chromiumPath();
    const browsers: ChildProcess[] = [];
    const open = (url?: string) => {
      const browser = spawn(path, start?.(profile, keeps, url) ?? [], { stdio: "ignore" });
      browsers.push(browser);
      return browser;
    };
    /** What the page that opens next shows; then it runs the code. */
    const sees = async (expected: string, code = "") => {
      await expect.poll(() => seen[0], { timeout: 60_000 }).toBe(expected);
      seen.shift();
      answers.shift()?.(code);
    };
    try {
      const browser = open(`${origin}/one`);
      await sees("/one first", "setTimeout(() => location.href = '/two', 1000)");
      await expect.poll(() => seen[0], { timeout: 60_000 }).toBe("/two first");
      release(root, "second");
      await sees("/two first", "setTimeout(() => history.back(), 1000)");
      await sees(keeps ? "/one first kept" : "/one second");
      // Without its window Firefox restores no tabs.
      if (project.name === "firefox") return;
      // Long enough for the session to be stored.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      const ended = once(browser, "exit");
      browser.kill("SIGTERM");
      await ended;
      release(root, "third");
      open();
      await sees("/one third");
    } finally {
      for (const browser of browsers) browser.kill("SIGKILL");
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  });
}
