import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pages } from "./built-site.ts";

/**
 * Bytes of Brotli that no page with its styles may pass: what a server sends in its first ten packets (RFC 6928),
 * before the browser has answered. docs/decisions/0009-styles-and-icons.md
 */
const budget = 14_000;

describe("weight", () => {
  const weights = pages
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
    .sort((a, b) => b.bytes - a.bytes);

  it("a page with its styles stays within its budget", () => {
    const heaviest = weights.slice(0, 5).map(({ path, bytes }) => `${path} ${bytes}`);
    console.log(`Heaviest pages in bytes of Brotli: ${heaviest.join(", ")}. At most ${budget}.`);
    expect(weights.filter(({ bytes }) => bytes > budget)).toEqual([]);
  });
});
