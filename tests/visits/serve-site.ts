import { serveSite } from "../../scripts/site-server.ts";

/**
 * Serves the site of the example practice (SITE_ADDRESS) and the live site in dist/ (LIVE_ADDRESS) with the
 * project's own server, each on a free port, while the journeys run.
 */
export default async function serveSites(): Promise<() => void> {
  const roots = { SITE_ADDRESS: process.env["SITE_DIR"] ?? ".build/example", LIVE_ADDRESS: "dist" };
  const sites = await Promise.all(
    Object.entries(roots).map(async ([name, root]) => {
      const site = await serveSite(root);
      // Workers inherit the environment.
      process.env[name] = site.origin;
      return site;
    }),
  );
  return () => {
    for (const site of sites) site.close();
  };
}
