import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "playwright/test";
import { chromiumPath, firefoxPath, launchOptions } from "../../../scripts/browser.ts";
import { createSiteServer } from "../../../scripts/site-server.ts";
import { getContent } from "../../../src/data/content.ts";

/*
 * Whoever goes back, or opens the browser with the tabs of last time, sees what is on the site now.
 * No driver starts them here: it would do so without their last session. No page is kept in memory: one that
 * is comes back as it was. A script that
 * the test adds to the pages tells the server what they show, and its answer tells them what to do.
 */

const { phone } = getContent().practice;
const pages = ["/about", "/services"];

/** Runs in the page. */
function report(): void {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
  const actions: Record<string, (path: string) => void> = {
    go: (path) => location.assign(path),
    back: () => history.back(),
    look: () => undefined,
  };
  addEventListener("pageshow", async () => {
    for (;;) {
      const seen = [
        location.pathname,
        document.querySelector("footer [href^=tel]")?.textContent.slice(-4),
      ];
      const url = `/seen?${encodeURIComponent(seen.join(" "))}`;
      // A restored page would be given the answer of last time.
      const answer = await fetch(url, { cache: "no-store" });
      const [action = "", path = ""] = (await answer.text()).split(" ");
      await pause();
      actions[action]?.(path);
      if (action !== "look") return;
    }
  });
}

/** Puts a release with another phone number in the place of the one before, as a build does. */
function release(root: string, digits: string): void {
  const next = `${root}.next`;
  cpSync(process.env["SITE_DIR"] ?? "", next, { recursive: true });
  writeFileSync(join(next, "report.js"), `(${report})();`);
  for (const page of pages) {
    const file = join(next, `${page}.html`);
    const html = readFileSync(file, "utf8")
      .replaceAll(phone, phone.replace(/\d{4}$/, digits))
      .replace("</body>", '<script src="/report.js"></script></body>');
    writeFileSync(file, html);
    for (const encoding of ["br", "gz"]) rmSync(`${file}.${encoding}`, { force: true });
  }
  rmSync(root, { recursive: true, force: true });
  renameSync(next, root);
}

/** How each engine is started with its own profile, on a URL or with the tabs of last time. */
const starts: Partial<Record<string, (profile: string, url?: string) => string[]>> = {
  chromium: (profile, url) => [
    ...(launchOptions("").args ?? []),
    "--headless=new",
    `--user-data-dir=${profile}`,
    "--remote-debugging-port=0",
    "--disable-features=BackForwardCache",
    url ?? "--restore-last-session",
  ],
  firefox(profile, url) {
    const settings = {
      "browser.startup.page": 3,
      "browser.sessionstore.interval": 300,
      "browser.sessionstore.resume_from_crash": true,
      "browser.sessionhistory.max_total_viewers": 0,
      "browser.aboutwelcome.enabled": false,
      "datareporting.policy.dataSubmissionEnabled": false,
    };
    const lines = Object.entries(settings).map(
      ([name, value]) => `user_pref("${name}", ${value});\n`,
    );
    writeFileSync(join(profile, "user.js"), lines.join(""));
    // Without the port, headless Firefox restores no tabs.
    const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
    return url === undefined ? args : [...args, url];
  },
};

interface Visit {
  /** Puts another release, known by the last digits of its phone number, on the site. */
  release: (digits: string) => void;
  open: (path: string) => void;
  /** Ends the browser and starts it with the tabs of last time. `between` happens while it is closed. */
  restart: (between?: () => void) => Promise<void>;
  /** Waits for a page that shows this, and tells it what to do. */
  sees: (expected: string, then?: string) => Promise<void>;
  /** Waits for a page that shows this, which goes on waiting. */
  hasSeen: (expected: string) => Promise<void>;
}

const test = base.extend<{ visit: Visit }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures a fixture needs
  visit: async ({}, use, { project }) => {
    const folder = mkdtempSync(join(tmpdir(), "release-"));
    const [root, profile] = [join(folder, "site"), join(folder, "profile")];
    mkdirSync(profile);
    release(root, "0001");
    const site = createSiteServer({ root });
    const seen: { what: string; answer: (action: string) => void }[] = [];
    const server = createServer((request, response) => {
      if (!request.url?.startsWith("/seen?")) return void site.emit("request", request, response);
      const what = decodeURIComponent(request.url.slice("/seen?".length));
      seen.push({ what, answer: (action) => response.end(action) });
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const executable = project.name === "firefox" ? firefoxPath() : await chromiumPath(true);
    let browser: ChildProcess | undefined;
    const open = (url?: string) => {
      browser = spawn(executable, starts[project.name]?.(profile, url) ?? [], {
        stdio: "ignore",
      });
    };
    async function hasSeen(expected: string): Promise<void> {
      let shownLast = "";
      const shown = () => {
        const last = seen.at(-1);
        // It may still change.
        if (last && last.what !== expected) seen.pop()?.answer("look");
        shownLast = last?.what ?? shownLast;
        return shownLast;
      };
      await expect.poll(shown, { timeout: 30_000 }).toBe(expected);
    }
    await use({
      release: (digits) => release(root, digits),
      open: (path) => open(origin + path),
      async restart(between) {
        // Long enough for the session to be stored.
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        const ended = once(browser as ChildProcess, "exit");
        browser?.kill("SIGTERM");
        await ended;
        between?.();
        open();
      },
      hasSeen,
      async sees(expected, then = "") {
        await hasSeen(expected);
        seen.pop()?.answer(then);
      },
    });
    browser?.kill("SIGKILL");
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  },
});

test("going back and restored tabs show the release of now @long", async ({ visit }) => {
  visit.open("/about");
  await visit.sees("/about 0001", "go /services");
  await visit.hasSeen("/services 0001");
  visit.release("0002");
  await visit.sees("/services 0001", "back");
  await visit.sees("/about 0002");
  await visit.restart(() => visit.release("0003"));
  await visit.sees("/about 0003");
});
