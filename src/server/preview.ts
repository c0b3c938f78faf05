import { once } from "node:events";
import { type AddressInfo, isIPv6 } from "node:net";
import { createSiteServer } from "./site-server.ts";

/**
 * `npm run preview`: serves dist/ as it stands. PORT (4321; 0 takes a free one) and HOST (127.0.0.1)
 * change where.
 */
const host = process.env["HOST"] || "127.0.0.1";
const port = Number(process.env["PORT"] || "4321");

const noHost = `This machine has no address for the host "${host}". Set HOST to another one, such as localhost or 0.0.0.0.`;

/** What to do about an error, by its code. */
const remedies: Record<string, string> = {
  ENOENT: "There is no dist/ to serve yet. Run: npm run build",
  ERR_SOCKET_BAD_PORT: `PORT is "${process.env["PORT"]}". Set it to a number from 0 to 65535.`,
  EADDRINUSE: `Port ${port} is taken by another program. Set PORT to a free one, such as: PORT=${port + 1} npm run preview`,
  EACCES: `Port ${port} is not open to you. Set PORT to 1024 or above.`,
  EADDRNOTAVAIL: noHost,
  EAI_AGAIN: noHost,
  ENOTFOUND: noHost,
};

try {
  const server = createSiteServer({ root: "dist" });
  await once(server.listen(port, host), "listening");
  const { port: taken } = server.address() as AddressInfo;
  const isLocal = ["127.0.0.1", "0.0.0.0", "::"].includes(host);
  const name = isLocal ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  console.log(`The site is at http://${name}:${taken}\nPress Ctrl+C to stop.`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
} catch (error) {
  const remedy = remedies[(error as NodeJS.ErrnoException).code ?? ""];
  if (remedy === undefined) throw error;
  console.error(remedy);
  process.exitCode = 1;
}
