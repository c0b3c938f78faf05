import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { serveSite } from "../src/server/site-server.ts";

/** Milliseconds there and back, and bytes a millisecond (1.6 Mbit/s), which all connections share. */
const roundTrip = 150;
const rate = 200;
/** Bytes of a packet, and how many packets a server sends at first (RFC 6928). */
const packetSize = 1460;
const initialWindow = 10;

/** A built site behind such a link. */
export interface SlowSite {
  origin: string;
  close: () => void;
}

/** Acts in the order of the calls, each time no earlier than `at`. */
function inOrder(): (at: number, act: () => void) => void {
  let last = Promise.resolve();
  return (at, act) => {
    last = last.then(() => wait(Math.max(0, at - performance.now()))).then(act);
  };
}

/**
 * Relays connections to a server of this machine as a slow phone link does, with TCP's slow start: for each
 * packet that has arrived the server may send one more at a time. Losses, TLS and queues are left out.
 *
 * @param target port of the server
 */
async function slowLink(target: number): Promise<Server> {
  /** When the link will have sent all that it was given. */
  let free = 0;
  const server = createServer(async (browser) => {
    const opened = performance.now() + roundTrip;
    const site = connect(target, "127.0.0.1");
    const leave = () => void [browser, site].map((socket) => socket.destroy());
    for (const socket of [browser, site]) socket.setNoDelay().on("error", leave);
    browser.on("close", leave);
    const [up, down] = [inOrder(), inOrder()];
    browser.on("data", (data) =>
      up(Math.max(opened, performance.now()) + roundTrip / 2, () => site.write(data)),
    );
    /** When each packet on its way will be acknowledged. */
    const flight: number[] = [];
    let window = initialWindow;
    try {
      for await (const data of site)
        for (let start = 0; start < data.length; start += packetSize) {
          const packet = data.subarray(start, start + packetSize);
          while (
            flight.length >= window ||
            (flight[0] ?? Number.POSITIVE_INFINITY) <= performance.now()
          ) {
            await wait(Math.max(0, (flight.shift() as number) - performance.now()));
            window += 1;
          }
          free = Math.max(free, performance.now()) + packet.length / rate;
          flight.push(free + roundTrip);
          down(free + roundTrip / 2, () => browser.write(packet));
        }
      down(Math.max(free, performance.now()) + roundTrip / 2, () => browser.end());
    } catch {
      leave();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Serves the site in a folder over a slow link. */
export async function serveSlowly(root: string): Promise<SlowSite> {
  const site = await serveSite(root);
  const link = await slowLink(site.port);
  return {
    origin: `http://127.0.0.1:${(link.address() as AddressInfo).port}`,
    close: () => {
      link.close();
      site.close();
    },
  };
}
