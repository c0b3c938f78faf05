import type { BrowserContext, Page, Route } from "playwright/test";
import { siteFiles } from "../../../src/publish/site-files.ts";
import { scrollOn } from "../visit.ts";

/** A fault between the site and a visitor. */
interface Fault {
  /** Ends the sentence "Visitors can still reach the office when …". */
  name: string;
  /** JavaScript is off. */
  withoutScript?: true;
  /** A request hangs, so the page never counts as loaded. */
  neverLoads?: true;
  /**
   * Sets the fault up, before the first navigation.
   *
   * @returns a counter of how often the fault occurred, where the test can know
   */
  arrange: (context: BrowserContext, page: Page) => Promise<undefined | (() => number)>;
}

/** Handles every request that `broken` matches. */
async function breakRequests(
  context: BrowserContext,
  broken: (route: Route) => boolean,
  happen: (route: Route) => unknown,
): Promise<() => number> {
  let met = 0;
  await context.route("**/*", async (route) => {
    if (!broken(route)) return route.fallback();
    met += 1;
    await happen(route);
  });
  return () => met;
}

const pathOf = (route: Route) => new URL(route.request().url()).pathname;
const isElsewhere = (route: Route) =>
  new URL(route.request().url()).origin !== process.env["SITE_ADDRESS"];
const isOf = (type: string) => (route: Route) => route.request().resourceType() === type;

/** Never answers: the request stays open as long as the page. */
const hang = () => undefined;

const garbage = `\u0000\ufffd<!doctype %%}{)(;"'`;

const site = process.env["SITE_DIR"] ?? "dist";

/** Every script of the site, and two ways in which it can fail. */
const scripts: Fault[] = siteFiles(site)
  .filter((file) => file.endsWith(".js"))
  .flatMap((file) => {
    const ways: Record<string, (route: Route) => unknown> = {
      "is refused": (route) => route.abort("connectionrefused"),
      hangs: hang,
    };
    return Object.entries(ways).map(
      ([way, happen]): Fault => ({
        name: `${file} ${way}`,
        ...(way === "hangs" && { neverLoads: true }),
        arrange: async (context) => {
          // How often is not counted: an island that nobody comes near is not downloaded.
          await breakRequests(context, (route) => pathOf(route) === file, happen);
          return undefined;
        },
      }),
    );
  });

/** Requests that end in another way, all alike. */
const broken: [
  name: string,
  requests: (route: Route) => boolean,
  happen: (route: Route) => unknown,
][] = [
  ["other hosts hang", isElsewhere, hang],
  [
    "other hosts answer garbage",
    isElsewhere,
    (route) =>
      route.fulfill({
        contentType: isOf("script")(route) ? "text/javascript" : "text/html",
        body: garbage,
      }),
  ],
  ["images are blocked", isOf("image"), (route) => route.abort("blockedbyclient")],
  ["the font is blocked", isOf("font"), (route) => route.abort("blockedbyclient")],
];

/** 400 kbit/s and 400 ms: what Chromium's own tools call slow 3G. */
const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };

export const faults: readonly Fault[] = [
  {
    name: "there is no connection any more",
    arrange: async (context, page) => {
      await page.goto("/");
      await scrollOn(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      return undefined;
    },
  },
  { name: "JavaScript is off", withoutScript: true, arrange: async () => undefined },
  ...scripts,
  ...broken.map(
    ([name, requests, happen]): Fault => ({
      name,
      arrange: (context) => breakRequests(context, requests, happen),
    }),
  ),
  {
    name: "the styles are blocked",
    arrange: (context) =>
      breakRequests(context, isOf("document"), async (route) => {
        if (isElsewhere(route)) return route.abort();
        const response = await route.fetch({ maxRedirects: 0 });
        await route.fulfill({
          response,
          body: (await response.text()).replace(/<style\b.*?<\/style>/gs, ""),
        });
      }),
  },
  {
    name: "storage is blocked",
    arrange: async (context) => {
      let met = 0;
      await context.exposeFunction("noteStorageAsked", () => {
        met += 1;
      });
      await context.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
          Object.defineProperty(globalThis, name, {
            get() {
              (globalThis as unknown as { noteStorageAsked: () => void }).noteStorageAsked();
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
        }
      });
      return () => met;
    },
  },
  {
    name: "the network is slow 3G",
    arrange: async (context, page) => {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", slow);
      return undefined;
    },
  },
];
