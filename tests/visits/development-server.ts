import { dev } from "astro";

/*
 * The server of `npm run dev` on a free port, and its address on standard output. It does not watch the files:
 * a page that reloads would lose what a test does to it.
 */
const { address } = await dev({
  logLevel: "error",
  server: { host: "127.0.0.1", port: 0 },
  vite: { cacheDir: "node_modules/.cache/development", server: { hmr: false, watch: null } },
});
console.log(`http://127.0.0.1:${address.port}`);
