import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { caddyfile } from "../src/delivery/caddyfile.ts";
import { hostingFiles } from "../src/delivery/rules.ts";
import { siteFiles } from "../src/delivery/site-files.ts";
import { freePort } from "./free-port.ts";
import { installPackages } from "./system-packages.ts";

/**
 * `npm run bench:load`: how many answers a second the local server and a real Caddy give from the same dist/, how
 * long the slowest hundredth waits, and how much memory each holds. Both run on this machine's loopback address and share its
 * processors with the visitor, wrk: the ratio says more than the numbers. Every run ends by time and by count.
 */
const seconds = 4;
const mostRequests = 200_000;
const connections = 32;
const rounds = 3;

interface Reading {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  failed: number;
}

/** A visitor's requests, counted, and its report as JSON. https://github.com/wg/wrk/blob/master/SCRIPTING */
const script = `
local left = ${mostRequests}
local request_text
init = function() request_text = wrk.format() end
request = function()
  left = left - 1
  if left == 0 then wrk.thread:stop() end
  return request_text
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\n{"perSecond":%f,"p99":%f,"failed":%d}\\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1e3, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

const starts = (command: string, argument: string) =>
  spawnSync(command, [argument]).error === undefined;

/** @throws Error when a program is neither there nor to be had */
function provide(command: string, argument: string): void {
  if (starts(command, argument)) return;
  const everywhere = {
    "apt-get": [command],
    dnf: [command],
    apk: [command],
    pacman: [command],
    brew: [command],
  };
  if (!installPackages(everywhere) || !starts(command, argument))
    throw new Error(`Install ${command}, and run this again.`);
}

/** On a connection of its own: one that waits while wrk works is closed by the other side. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers: { ...headers, Connection: "close" } });

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await ask(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

function load(folder: string, address: string, headers: readonly string[]): Reading {
  const options = [
    "--threads",
    "1",
    "--connections",
    String(connections),
    "--duration",
    `${seconds}s`,
    "--script",
    join(folder, "requests.lua"),
  ];
  const output = execFileSync(
    "wrk",
    [...options, ...headers.flatMap((header) => ["--header", header]), address],
    { encoding: "utf8" },
  );
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as Reading;
}

/** Megabytes that a process holds in memory. */
function memoryOf(child: ChildProcess): number {
  return (
    Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024
  );
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
const children: ChildProcess[] = [];
try {
  if (!existsSync(`dist${hostingFiles.headers}`))
    throw new Error("There is no dist/ to serve yet. Run: npm run build");
  provide("wrk", "--version");
  provide("caddy", "version");
  writeFileSync(join(folder, "requests.lua"), script);
  const files = siteFiles("dist");
  const [localPort, caddyPort] = [await freePort(), await freePort()];
  const read = (file: string) => readFileSync(`dist${file}`, "utf8");
  const text = caddyfile({
    address: `http://127.0.0.1:${caddyPort}`,
    root: resolve("dist"),
    assetsRoot: resolve("dist"),
    files,
    headers: read(hostingFiles.headers),
    redirects: read(hostingFiles.redirects),
  });
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${text}`);

  const start = (command: string, args: string[], environment: Record<string, string>) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: "ignore",
    });
    children.push(child);
    return child;
  };
  const servers = [
    {
      name: "local server",
      at: `http://127.0.0.1:${localPort}`,
      child: start(process.execPath, ["src/delivery/serve.ts"], {
        PORT: String(localPort),
        HOST: "127.0.0.1",
      }),
    },
    {
      name: "Caddy",
      at: `http://127.0.0.1:${caddyPort}`,
      child: start("caddy", ["run", "--config", join(folder, "Caddyfile")], {
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
      }),
    },
  ] as const;
  for (const { at } of servers) await answers(`${at}/`);

  const scriptFile = files.filter((file) => /^\/assets\/.*\.js$/.test(file)).at(0) ?? "/";
  const visits = [
    { name: "a page, Brotli", path: "/", accepted: "br", again: false },
    { name: "a page, as it is", path: "/", accepted: "identity", again: false },
    { name: "a page that has not changed", path: "/", accepted: "br", again: true },
    { name: "a script, Brotli", path: scriptFile, accepted: "br", again: false },
    { name: "an address that leads nowhere", path: "/no-such-page", accepted: "br", again: false },
  ];

  const table: Record<string, Record<string, string>> = {};
  for (const { name, path, accepted, again } of visits) {
    const readings: Reading[][] = servers.map(() => []);
    // In turn, so that whatever else the machine does meets both alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { at }] of servers.entries()) {
        const headers = [`Accept-Encoding: ${accepted}`];
        if (again)
          headers.push(
            `If-None-Match: ${(await ask(at + path, { "Accept-Encoding": accepted })).headers.get("etag")}`,
          );
        readings[index]?.push(load(folder, at + path, headers));
      }
    }
    const [local = [], caddy = []] = readings;
    const rate = (all: Reading[]) => median(all.map(({ perSecond }) => perSecond));
    const slow = (all: Reading[]) => median(all.map(({ p99 }) => p99));
    // wrk counts an answer of 404 as failed.
    const failed =
      path === "/no-such-page" ? 0 : [...local, ...caddy].reduce((sum, one) => sum + one.failed, 0);
    if (failed > 0) throw new Error(`${failed} requests for ${path} failed.`);
    table[name] = {
      "local /s": rate(local).toFixed(0),
      "Caddy /s": rate(caddy).toFixed(0),
      ratio: (rate(local) / rate(caddy)).toFixed(2),
      "local p99 ms": slow(local).toFixed(1),
      "Caddy p99 ms": slow(caddy).toFixed(1),
    };
  }
  console.table(table);
  for (const { name, child } of servers)
    console.log(`${name}: ${memoryOf(child).toFixed(0)} MB of memory after it`);
  console.log(
    `${connections} connections, at most ${seconds} s or ${mostRequests} requests a run, median of ${rounds}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
