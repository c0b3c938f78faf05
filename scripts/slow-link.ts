import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds there and back, and bytes a millisecond (1.6 Mbit/s), which all connections share. */
const roundTrip = 150;
const rate = 200;
/** Bytes of a packet, and how many packets a server sends at first (RFC 6928). */
const packetSize = 1460;
const initialWindow = 10;

/** Acts in the order of the calls, each time no earlier than `at`. */
function inOrder(): (at: number, act: () => void) => void {
  let last = Promise.resolve();
  return (at, act) => {
    last = last.then(() => wait(Math.max(0, at - performance.now()))).then(act);
  };
}

/** Relays one connection. `link.free` is when the link will have sent all that it was given. */
async function relay(browser: Socket, site: Socket, link: { free: number }): Promise<void> {
  const connected = performance.now() + roundTrip;
  const [up, down] = [inOrder(), inOrder()];
  browser.on("data", (data) =>
    up(Math.max(connected, performance.now()) + roundTrip / 2, () => site.write(data)),
  );
  /** When each packet on its way will be acknowledged. */
  const flight: number[] = [];
  let window = initialWindow;
  for await (const data of site)
    for (let start = 0; start < data.length; start += packetSize) {
      const packet = data.subarray(start, start + packetSize);
      while (flight.length >= window || (flight[0] ?? Number.NaN) <= performance.now()) {
        await wait(Math.max(0, (flight.shift() ?? 0) - performance.now()));
        window += 1;
      }
      link.free = Math.max(link.free, performance.now()) + packet.length / rate;
      flight.push(link.free + roundTrip);
      down(link.free + roundTrip / 2, () => browser.write(packet));
    }
  down(Math.max(link.free, performance.now()) + roundTrip / 2, () => browser.end());
}

/**
 * Relays connections to a port of this machine as a slow phone's link does, with TCP's slow start: for
 * each packet that has arrived, one more may be on its way. Losses, TLS and queues are left out.
 *
 * @returns the origin of the relay
 */
export async function slowLink(port: number): Promise<string> {
  const link = { free: 0 };
  const server = createServer((browser) => {
    const site = connect(port, "127.0.0.1");
    const leave = () => void [browser, site].map((socket) => socket.destroy());
    for (const socket of [browser, site]) socket.setNoDelay().on("error", leave);
    browser.on("close", leave);
    relay(browser, site, link).catch(leave);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
