import { dev } from "astro";

/*
 * The server of `npm run dev` on a free port, and its address on standard output. Content comes from
 * CONTENT_DIR, and a saved file is read again.
 */
const { address } = await dev({
  logLevel: "error",
  server: { host: "localhost", port: 0 },
  vite: { cacheDir: "node_modules/.cache/editor" },
});
console.log(`http://localhost:${address.port}`);
