import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { createSiteServer } from "./site-server.ts";

/**
 * `npm run preview`: serves dist/ as it stands. PORT (4321; 0 takes a free one) and HOST (localhost)
 * change the address.
 */
const root = "dist";

/** How long answers under way may take after a signal to stop. In milliseconds. */
const patience = 3000;

class UsageError extends Error {}

/** Browsers take localhost for both of these, whatever the machine's own list says (RFC 6761, section 6.3). */
const loopback = ["127.0.0.1", "::1"];

/** A server on every address of the host. */
async function listen(host: string, port: number): Promise<Server[]> {
  const noAddress = `This machine has no address for the host "${host}". Set HOST to another one, such as localhost or 0.0.0.0.`;
  const addresses =
    host === "localhost"
      ? loopback
      : (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);
  const servers: Server[] = [];
  for (const address of addresses) {
    const server = await listenOn(address, servers[0] === undefined ? port : portOf(servers[0]));
    if (server !== undefined) servers.push(server);
  }
  if (servers.length === 0) throw new UsageError(noAddress);
  return servers;
}

/** Undefined where the machine names the address but has no interface for it, as with IPv6 in many containers. */
async function listenOn(address: string, port: number): Promise<Server | undefined> {
  const server = createSiteServer({ root });
  try {
    await once(server.listen(port, address), "listening");
    return server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") return undefined;
    if (code === "EADDRINUSE")
      throw new UsageError(
        `Port ${port} is taken by another program. Set PORT to a free one, such as: PORT=${port + 1} npm run preview`,
      );
    if (code === "EACCES")
      throw new UsageError(`Port ${port} is not open to you. Set PORT to 1024 or above.`);
    throw error;
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new UsageError(`PORT is "${text}". Set it to a number from 0 to 65535.`);
}

try {
  const host = process.env["HOST"] || "localhost";
  const port = portFrom(process.env["PORT"] || "4321");
  if (!existsSync(root)) throw new UsageError("There is no dist/ to serve yet. Run: npm run build");
  const servers = await listen(host, port);
  const everywhere = host === "0.0.0.0" || host === "::";
  console.log(
    `The site is at http://${everywhere ? "localhost" : isIPv6(host) ? `[${host}]` : host}:${portOf(servers[0] as Server)}\nPress Ctrl+C to stop.`,
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const server of servers) {
        server.close();
        setTimeout(() => server.closeAllConnections(), patience).unref();
      }
    });
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  // Not exitCode: a server on another IP address of the host may already listen.
  process.exit(1);
}
