import { describe, expect, test } from "vitest";
import { parseHtml, parseSvg } from "../../../src/build/html.ts";
import { PrivacyProof } from "../../../src/hosting/privacy-proof.ts";

const policy =
  "default-src 'none';script-src 'self' https://booking.example;frame-src https://maps.example https://booking.example";
const own =
  '<link rel="icon" href="/a.svg"><script src="/a.js"></script><img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x" style="mask:url(/a.svg#b)">';

function addPage(html: string): PrivacyProof {
  const proof = new PrivacyProof();
  proof.addPage("/about.html", parseHtml(html), policy);
  return proof;
}

test("says what it looked at, and whom a page may ask once a visitor wants it", () => {
  const proof = addPage(
    `${own}<a href="https://other.example/" title="url(https://other.example/)">Elsewhere</a>
    <link rel="canonical" href="https://site.example/about"><code>url(https://other.example)</code>`,
  );
  proof.addScript("/assets/a.js", "export {};");
  expect(proof.proof(["settings"])).toMatchObject({
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
    "<script src='https://other.example/a.js'></script>",
    "<script src=https://other.example/a.js></script>",
    '<img alt="a > b" src="//other.example/a.png">',
    '<img alt="" SRC="HTTPS://other.example/a.png">',
    '<img alt="" src="\\\\other.example/a.png">',
    '<img alt="" src="ht&#9;tps://other.example/a.png">',
    '<img alt="" src="/a.png" srcset="/a.png 1x,https://other.example/a.png 2x">',
    "<picture><source srcset='/a.png 1x, //other.example/a.png 2x'></picture>",
    '<link rel="stylesheet" href="https://other.example/a.css">',
    '<link rel="alternate stylesheet" href="https://other.example/a.css">',
    '<link rel="preconnect" href="https://other.example">',
    '<iframe title="Map" src="https://maps.example/"></iframe>',
    '<video poster="https://other.example/a.jpg"></video>',
    '<object data="https://other.example/a.pdf"></object>',
    '<noscript><img alt="" src="https://other.example/a.gif"></noscript>',
    '<base href="https://other.example/">',
    '<p style="background:url(https://other.example/a.png)">',
    "<p style=\"background:url('//other.example/a.png')\">",
    '<p style="background:image-set(url(https://other.example/a.png) 1x)">',
    "<style>@import 'https://other.example/a.css';</style>",
    "<style>@import url(//other.example/a.css) screen;</style>",
    "<style>body{background:url( 'https://other.example/a.png' )}</style>",
    "<style>@layer a{@media print{a{cursor:url(https://other.example/a.cur),auto}}}</style>",
    '<svg><use href="https://other.example/a.svg#b"/></svg>',
    '<svg><path fill="url(https://other.example/a.svg#b)"/></svg>',
  ])("%s", (html) => {
    expect(() => addPage(own + html)).toThrow(/^\/about\.html loads .*(other|maps)\.example/is);
  });
});

describe("stops the build when a file that pages load asks another host", () => {
  test.each([
    "@import 'https://other.example/a.css';",
    "@media print{a{background:url(//other.example/a.png)}}",
    "@font-face{font-family:a;src:url(https://other.example/a.woff2)}",
  ])("%s", (css) => {
    expect(() => new PrivacyProof().addStyleSheet("/assets/a.css", css)).toThrow(
      "/assets/a.css loads",
    );
  });

  test.each([
    '<image href="https://other.example/a.png"/>',
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://other.example/a.svg#b"/>',
    "<style>@font-face{font-family:a;src:url('https://other.example/a.woff2')}</style>",
    '<path style="fill:url(https://other.example/a.svg#b)"/>',
  ])("%s", (content) => {
    const svg = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
    expect(() => new PrivacyProof().addDrawing("/assets/a.svg", svg)).toThrow(
      "/assets/a.svg loads",
    );
  });

  test("but not when it names its own parts or a link", () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><path fill="url(#a)"/><a href="https://other.example/"/></svg>';
    new PrivacyProof().addDrawing("/assets/a.svg", parseSvg(svg));
  });
});

test.each<[string, (proof: PrivacyProof) => void]>([
  ["a script", (proof) => proof.addScript("/a.js", "document.cookie = 'a=1'")],
  ["the cookie store", (proof) => proof.addScript("/a.js", "cookieStore.set('a', '1')")],
  [
    "a page",
    (proof) => proof.addPage("/a.html", parseHtml("<script>document.cookie=1</script>"), ""),
  ],
  ["a header", (proof) => proof.addHeaders("/a", { "Set-Cookie": "a=1" })],
])("stops the build when %s sets a cookie", (_, add) => {
  expect(() => add(new PrivacyProof())).toThrow(/cookie/);
});
