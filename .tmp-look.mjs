import { chromium } from "playwright"; import sharp from "sharp"; import { mkdirSync } from "node:fs";
const { createSiteServer } = await import("./src/server/site-server.ts");
const server = createSiteServer({ root: "dist" }).listen(0, "127.0.0.1"); await new Promise((r) => server.once("listening", r));
const origin = `http://127.0.0.1:${server.address().port}`; const out = "/tmp/thirteen-looks"; mkdirSync(out, { recursive: true });
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
const [modes, ...slugs] = process.argv.slice(2);
for (const slug of slugs) for (const spec of modes.split(",")) {
  const [w, mode = ""] = spec.split("-"); const width = +w;
  const c = await b.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce", serviceWorkers: "block", hasTouch: true });
  const p = await c.newPage();
  if (mode === "hc" || mode === "150") await p.addInitScript((m) => localStorage.setItem("accessibility-settings", JSON.stringify({ fontSize: m === "150" ? 150 : 100, highContrast: m === "hc", reduceMotion: false })), mode);
  await p.goto(origin + slug); 
  if (mode === "print") await p.emulateMedia({ media: "print" });
  if (mode === "hc" || mode === "150") await p.evaluate((m) => { if (m === "hc") document.documentElement.toggleAttribute("high-contrast", true); }, mode);
  await p.waitForFunction(() => [...document.querySelectorAll("main > *, body > footer")].every((x) => getComputedStyle(x).contentVisibility === "visible"));
  if (process.env.OPEN) await p.evaluate(() => { for (const d of document.querySelectorAll("main details")) d.open = true; });
  await p.evaluate(async () => { for (const i of document.images) if (i.getClientRects().length) i.loading = "eager"; await Promise.allSettled([...document.images].filter((i) => i.getClientRects().length).map((i) => i.decode())); });
  const h = await p.evaluate(() => document.documentElement.scrollHeight);
  const bad = await p.evaluate((width) => [document.documentElement.scrollWidth, document.documentElement.outerHTML.slice(0, 200).match(/<html[^>]*>/)?.[0], ...[...document.querySelectorAll("main *, footer *")].filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.right > width + 1 || r.left < -1) && !e.closest("svg, .visually-hidden, figure"); }).map((e) => e.tagName + "." + e.className + " " + e.textContent.trim().slice(0, 40)).slice(0, 4), ...[...document.querySelectorAll("main p, main h2, main h3, main li, main td, main dt, main dd, main a, main button")].filter((e) => e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0 && getComputedStyle(e).display !== "inline" && !e.closest(".visually-hidden") && !e.matches(".visually-hidden")).map((e) => "inner " + e.tagName + "." + e.className + " " + e.textContent.trim().slice(0, 40)).slice(0, 4)], width);
  console.log(slug, spec, h, JSON.stringify(bad));
  const seg = width < 500 ? 2400 : 2600; const scale = width < 500 ? 0.5 : width < 1000 ? 0.4 : 0.36; const parts = [];
  await p.setViewportSize({ width, height: seg });
  const full = await p.evaluate(() => document.documentElement.scrollHeight);
  const shot = await p.screenshot({ fullPage: true });
  const img = sharp(shot, { limitInputPixels: false }); const meta = await img.metadata();
  const n = Math.ceil(meta.height / seg);
  for (let i = 0; i < n; i++) parts.push({ input: await sharp(shot, { limitInputPixels: false }).extract({ left: 0, top: i * seg, width, height: Math.min(seg, meta.height - i * seg) }).resize({ width: Math.round(width * scale) }).png().toBuffer(), left: i * (Math.round(width * scale) + 12), top: 0 });
  const perImg = Math.max(1, Math.floor(2000 / (width * scale + 12)));
  for (let k = 0; k < n; k += perImg) { const some = parts.slice(k, k + perImg).map((x, j) => ({ ...x, left: j * (Math.round(width * scale) + 12) })); await sharp({ create: { width: some.length * (Math.round(width * scale) + 12), height: Math.round(seg * scale) + 2, channels: 3, background: "#f0f" } }).composite(some).png().toFile(`${out}/${slug.split("/").pop()}-${spec}-${k / perImg}.png`); }
  await c.close();
}
await b.close(); server.close(); server.closeAllConnections();
