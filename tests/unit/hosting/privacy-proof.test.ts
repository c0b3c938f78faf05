import { describe, expect, test } from "vitest";
import { privacyProof } from "../../../src/hosting/privacy-proof.ts";

const policy = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self' https://booking.example; frame-src https://maps.example https://booking.example",
};
const own =
  '<link rel="icon" href="/a.svg"><script src="/a.js"></script><img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x">';

const proofOf = (html: string, script = "export {};") =>
  privacyProof(
    new Map([
      ["/about.html", html],
      ["/assets/a.js", script],
    ]),
    new Map([["/about.html", policy]]),
    ["settings"],
  );

test("lists what was checked, and which hosts a page may request on demand", () => {
  expect(
    proofOf(
      `${own}<a href="https://other.example/">Elsewhere</a><link rel="canonical" href="https://site.example/about">`,
    ),
  ).toMatchObject({
    cookies: [],
    hostsAskedWhenAPageOpens: [],
    hostsAskedOnlyWhenAVisitorAsks: [
      { host: "booking.example", as: ["frame", "script"], pages: ["/about"] },
      { host: "maps.example", as: ["frame"], pages: ["/about"] },
    ],
    keptOnTheVisitorsDevice: ["settings"],
    pagesLookedAt: 1,
    scriptsLookedAt: 1,
    stylesAndDrawingsLookedAt: 0,
  });
});

describe("stops the build when a page requests another host on load", () => {
  test.each([
    '<script src="https://other.example/a.js"></script>',
    '<img alt="" src="//other.example/a.png">',
    '<img alt="" src="/a.png" srcset="/a.png 1x, https://other.example/a.png 2x">',
    '<link rel="stylesheet" href="https://other.example/a.css">',
    '<link rel="preconnect" href="https://other.example">',
    '<iframe title="Map" src="https://maps.example/"></iframe>',
    '<video poster="https://other.example/a.jpg"></video>',
    "<style>@import 'https://other.example/a.css';</style>",
    "<style>body{background:url(https://other.example/a.png)}</style>",
    '<svg><use href="https://other.example/a.svg#b"/></svg>',
  ])("%s", (html) => {
    expect(() => proofOf(own + html)).toThrow(/^\/about\.html loads \S*\/\/(other|maps)\.example/);
  });
});

describe("stops the build when a file of a page requests another host", () => {
  const proofWith = (file: string, text: string) =>
    privacyProof(new Map([[file, text]]), new Map(), []);

  test.each([
    ["/assets/a.css", "@import 'https://other.example/a.css';"],
    ["/assets/a.css", "@media print{a{background:url(//other.example/a.png)}}"],
    ["/assets/a.svg", '<svg><image href="https://other.example/a.png"/></svg>'],
    ["/assets/a.svg", '<svg><use xlink:href="https://other.example/a.svg#b"/></svg>'],
    [
      "/assets/a.svg",
      "<svg><style>@font-face{src:url('https://other.example/a.woff2')}</style></svg>",
    ],
    ["/assets/a.svg", '<svg><path style="fill:url(https://other.example/a.svg#b)"/></svg>'],
  ])("%s: %s", (file, text) => {
    expect(() => proofWith(file, text)).toThrow(new RegExp(`^${file} loads \\S*//other\\.example`));
  });

  test("but not when it names what it is, or one of its own", () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><path fill="url(#a)"/><a href="https://other.example/"/></svg>';
    expect(proofWith("/assets/a.svg", svg)).toMatchObject({
      hostsAskedWhenAPageOpens: [],
      stylesAndDrawingsLookedAt: 1,
    });
  });
});

test.each([
  ["a script", () => proofOf(own, "document.cookie = 'a=1'")],
  ["a script by the newer way", () => proofOf(own, "cookieStore.set('a', '1')")],
  [
    "a header",
    () => privacyProof(new Map(), new Map([["every response", { "Set-Cookie": "a=1" }]]), []),
  ],
])("stops the build when %s sets a cookie", (_, make) => {
  expect(make).toThrow(/cookie/);
});
