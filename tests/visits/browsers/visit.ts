import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, expect } from "playwright/test";
import { createSiteServer } from "../../../scripts/site-server.ts";
import { engines, type Tab } from "./engines.ts";
import { soon, Visitor } from "./visitor.ts";

/** The built site, on a network that a journey can slow down or break. */
interface Site {
  origin: string;
  /** Runs before a file is sent: may keep it waiting, or break the connection by an error. */
  before?: ((path: string, response: ServerResponse) => unknown) | undefined;
}

interface OfWorker {
  /** Folder of the built site. */
  root: string;
  /** Needs more of Chromium than its headless shell. */
  whole: boolean;
  site: Site;
  open: () => Promise<Tab>;
}

/** A visit to the built site in the engine that the project is named after. It fails when a page reports an error. */
export const test = base.extend<{ visitor: Visitor }, OfWorker>({
  root: [process.env["SITE_DIR"] ?? "dist", { option: true, scope: "worker" }],
  whole: [false, { option: true, scope: "worker" }],
  site: [
    async ({ root }, use) => {
      const built = createSiteServer({ root });
      const server = createServer(async (request, response) => {
        try {
          await site.before?.(request.url ?? "", response);
          built.emit("request", request, response);
        } catch {
          request.socket.destroy();
        }
      });
      await once(server.listen(0, "127.0.0.1"), "listening");
      const { port } = server.address() as AddressInfo;
      const site: Site = { origin: `http://127.0.0.1:${port}` };
      await use(site);
      server.close().closeAllConnections();
    },
    { scope: "worker" },
  ],
  open: [
    async ({ whole }, use, { project }) => engines[project.name]?.(use, whole),
    { scope: "worker", timeout: 180_000 },
  ],
  visitor: async ({ open, site }, use) => {
    site.before = undefined;
    const tab = await open();
    try {
      const visitor = new Visitor(tab, site.origin);
      await visitor.resize(1280);
      await use(visitor);
      expect(await tab.run("sessionStorage.getItem('mistakes')")).toBeNull();
    } finally {
      await tab.close();
    }
  },
});

/** Keeps files waiting until they are released. */
export function hold(site: Site, files: (path: string) => boolean) {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  site.before = async (path) => {
    if (!files(path)) return;
    waiting += 1;
    await gate.promise;
  };
  return { waiting: async () => waiting, release: gate.resolve };
}

export { expect, soon };
