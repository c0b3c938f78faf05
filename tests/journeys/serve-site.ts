import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { createSiteServer } from "../../src/server/site-server.ts";

/** Serves dist/ with the project's own server on a free port while the journeys run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = createSiteServer({ root: "dist" });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  // Workers inherit the environment.
  process.env["SITE_ADDRESS"] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  };
}
