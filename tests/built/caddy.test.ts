import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../scripts/browser.ts";
import { type HostingRules, headersAt } from "../../src/publish/hosting-rules.ts";
import { isPublic, urlPath } from "../../src/publish/rules.ts";
import { siteFiles } from "../../src/publish/site-files.ts";
import { ask } from "../unit/publish/ask.ts";
import { root } from "./built-site.ts";

const rules: HostingRules = JSON.parse(readFileSync(`${root}/_hosting.json`, "utf8"));
const lower = (headers: Record<string, string>) => Object.fromEntries(new Headers(headers));

test("Caddy imports the redirects and header rules of the build", () => {
  const text = readFileSync(`${root}/_caddy`, "utf8");
  for (const { pattern } of rules.headers.filter((rule) => rule.pattern !== "/:file"))
    expect(text).toContain(`path \`${pattern}\``);
  for (const { from, to, temporary } of rules.redirects)
    expect(text).toContain(
      `redir \`${from}\` \`${to.replace(/(?=#|$)/, "{search}")}\` ${temporary ? 302 : 301}`,
    );
});

test("Caddy serves the site with deploy/Caddyfile", async ({ skip }) => {
  skip(spawnSync("caddy", ["version"]).status !== 0, "Caddy is not installed here");
  const port = await freePort();
  const SITE_ADDRESS = `http://127.0.0.1:${port}, http://${rules.host.other}:${port}`;
  const env = { ...process.env, HOME: tmpdir(), SITE_ADDRESS, SITE_ROOT: resolve(root) };
  const caddy = spawn("caddy", ["run", "--config", "deploy/Caddyfile"], { env, stdio: "ignore" });
  onTestFinished(() => void caddy.kill());
  await vi.waitFor(() => ask(port, "/"), 20_000);

  expect((await ask(port, "/", { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe(
    "gzip",
  );
  const expected = lower({ ...rules.everywhere, "Cache-Control": "no-cache" });
  const files = siteFiles(root);
  for (const file of files.filter((name) => isPublic(name) && !name.endsWith("/404.html"))) {
    const path = urlPath(file);
    const { status, headers, body } = await ask(port, path, { "Accept-Encoding": "gzip" });
    const plain = headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
    const sent = { ...headers, vary: headers.vary?.replace(/^\*, *Accept-Encoding$/, "*"), status };
    expect.soft(sent, path).toMatchObject({ ...lower(headersAt(rules, path)), status: 200 });
    expect.soft(plain.equals(readFileSync(root + file)), path).toBe(true);
  }

  const spellings = ["/about.html", "/about/", "/about/index.html"];
  const redirects: HostingRules["redirects"] = [
    ...spellings.map((from) => ({ from, to: "/about" })),
    ...rules.redirects,
  ];
  for (const { from, to, temporary } of redirects) {
    const { status, headers } = await ask(port, `${from}?a=b`);
    const location = to.replace(/(?=#|$)/, "?a=b");
    expect.soft({ status, ...headers }, from).toMatchObject({
      status: temporary ? 302 : 301,
      location,
      ...expected,
    });
  }
  const elsewhere = await ask(port, "/about?a=b", { Host: rules.host.other });
  expect(elsewhere.headers.location).toBe(`${rules.host.canonical}/about?a=b`);

  const lost = ["/nope", "/assets/a.js", "/service/a", "/404", "/_caddy"];
  for (const path of [...lost, "/es/nope", "/es/404"]) {
    const conditions = { "If-None-Match": "*", Range: "bytes=0-3" };
    const { status, headers, body } = await ask(port, path, conditions);
    expect.soft({ status, ...headers }, path).toMatchObject({ status: 404, ...expected });
    const translated = `/${path.split("/")[1]}/404.html`;
    const page = files.includes(translated) ? translated : "/404.html";
    expect.soft(body.equals(readFileSync(root + page)), path).toBe(true);
  }
});
