import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Every host but this machine, as the browsers under test meet it: asked in vain. */
export interface Elsewhere {
  port: number;
  /** Hosts that were asked for something, in order. */
  asked: string[];
  close(): void;
}

/** A proxy that refuses every request and keeps the name of its host. No journey leaves the machine. */
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
