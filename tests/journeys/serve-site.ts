import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { createSiteServer } from "../../src/server/site-server.ts";

/**
 * Serves the site of the example practice (SITE_ADDRESS) and the live site in dist/ (LIVE_ADDRESS) with the
 * project's own server, each on a free port, while the journeys run.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  const roots = { SITE_ADDRESS: process.env["SITE_DIR"] ?? ".build/example", LIVE_ADDRESS: "dist" };
  const servers = await Promise.all(
    Object.entries(roots).map(async ([name, root]) => {
      const server = createSiteServer({ root });
      await new Promise<void>((listening) => {
        server.listen(0, "127.0.0.1", listening);
      });
      // Workers inherit the environment.
      process.env[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return server;
    }),
  );
  return async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    }
  };
}
