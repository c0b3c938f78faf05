import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../../src/server/site-server.ts";

/** Selects files by path. */
type Files = (path: string) => boolean;

/** The built site on a network that a journey can slow down or break. */
export interface Site {
  origin: string;
  /** Holds selected files back until they are released. */
  hold(files: Files): Held;
  /** Fails the next requests for selected files. */
  drop(files: Files, times: number): Dropped;
  /** Turns off caching of selected files, as on a first visit. */
  forget(files: Files): void;
  /** Restores the network. */
  mend(): void;
  close(): void;
}

export interface Held {
  /** How many requests wait. */
  readonly waiting: number;
  release(): void;
}

export interface Dropped {
  /** How many requests have failed. */
  readonly failed: number;
}

/** Serves a built site with the project's own server. */
export async function serveSite(root: string): Promise<Site> {
  const site = createSiteServer({ root });
  const holds = new Map<Files, (() => void)[]>();
  const drops = new Map<Files, { failed: number; times: number }>();
  const forgotten = new Set<Files>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    for (const [files, count] of drops) {
      if (!files(path) || count.failed >= count.times) continue;
      count.failed += 1;
      request.socket.destroy();
      return;
    }
    if ([...forgotten].some((files) => files(path))) {
      const writeHead = response.writeHead.bind(response) as (
        status: number,
        headers: object,
      ) => typeof response;
      Object.assign(response, {
        writeHead: (status: number, headers: object) =>
          writeHead(status, { ...headers, "Cache-Control": "no-store" }),
      });
    }
    const answer = () => void site.emit("request", request, response);
    const held = [...holds].find(([files]) => files(path));
    if (held === undefined) answer();
    else held[1].push(answer);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");

  function release(files: Files): void {
    const answers = holds.get(files) ?? [];
    holds.delete(files);
    for (const answer of answers) answer();
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(files) {
      const answers: (() => void)[] = [];
      holds.set(files, answers);
      return {
        get waiting() {
          return answers.length;
        },
        release: () => release(files),
      };
    },
    drop(files, times) {
      const count = { failed: 0, times };
      drops.set(files, count);
      return count;
    },
    forget: (files) => void forgotten.add(files),
    mend() {
      for (const files of [...holds.keys()]) release(files);
      drops.clear();
      forgotten.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
