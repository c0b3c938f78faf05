import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** All other hosts, as the browsers under test see them: every request is refused. */
export interface Elsewhere {
  port: number;
  /** Requested hosts, in order. */
  asked: string[];
  close(): void;
}

/** A proxy that refuses every request and records its host. No journey leaves the machine. */
export async function refuseElsewhere(): Promise<Elsewhere> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://unknown").hostname);
    response.writeHead(502).end();
  });
  server.on("connect", (request, socket) => {
    asked.push(new URL(`https://${request.url}`).hostname);
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
