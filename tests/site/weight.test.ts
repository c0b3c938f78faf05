import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pages } from "./built-site.ts";

/** What a server can send in its first ten packets (RFC 6928), before the browser has answered. In bytes. */
const oneFlight = 14_000;

describe("weight", () => {
  const weights = pages.map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length })).sort((a, b) => b.bytes - a.bytes);

  it("a page with its styles arrives in one flight", () => {
    const heaviest = weights.slice(0, 5).map(({ path, bytes }) => `${path} ${bytes}`);
    console.log(`Heaviest pages in bytes of Brotli: ${heaviest.join(", ")}. At most ${oneFlight}.`);
    expect(weights.filter(({ bytes }) => bytes > oneFlight)).toEqual([]);
  });
});
