import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wrongDrawings } from "../../../staff/checks/drawings.ts";
import { contentWith } from "./edited-content.ts";

const svg = (inside: string, before = "") =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40">${inside}</svg>`;

test.each([
  [svg('<path d="M0 0h9v9z"/>'), undefined],
  [
    svg(
      '<defs><g id="a"/></defs><use xlink:href="#a"/><path style="fill:url(&quot;#a&quot;)" d="M0 0"/>',
    ),
    undefined,
  ],
  [
    svg('<title>On time</title><path clip-path="url(#a)" d="M0 0h9v9z"/>', '<?xml version="1.0"?>'),
    undefined,
  ],
  [svg("<script>alert(1)</script>"), "a script"],
  [svg("<svg:script/>"), "a script"],
  [svg('<path onload="alert(1)" d="M0 0h9v9z"/>'), "an event handler"],
  [svg("<foreignObject><p>Hi</p></foreignObject>"), "a piece of a web page"],
  [svg('<image href="https://elsewhere.example/a.png"/>'), "a link to another place"],
  [svg('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'), "a link to another place"],
  [svg("<style>path{fill:url(//elsewhere.example/a)}</style>"), "a link to another place"],
  [svg("", '<!DOCTYPE svg [<!ENTITY a "b">]>'), "a DOCTYPE"],
  ["<p>A web page</p>", "This is no picture"],
  ["../../secret", "This is no picture"],
  [svg("<path"), "This is no picture"],
])("an uploaded drawing is a drawing and nothing else: %#", async (text, remedy) => {
  const root = contentWith();
  writeFileSync(join(root, "art/aetna.svg"), text);
  expect(await wrongDrawings(root)).toEqual(
    remedy === undefined
      ? []
      : [
          expect.objectContaining({
            file: "content/art/aetna.svg",
            remedy: expect.stringContaining(remedy),
          }),
        ],
  );
});

test("a folder, a link out of the content and text named like a photograph are refused", async () => {
  const root = contentWith();
  const outside = contentWith();
  mkdirSync(join(root, "art/a.svg"));
  symlinkSync(join(outside, "art/mark.svg"), join(root, "art/b.svg"));
  writeFileSync(join(root, "art/c.png"), svg(""));
  expect((await wrongDrawings(root)).map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
    expect.stringMatching(/^content\/art\/a\.svg: This is a folder/),
    expect.stringMatching(/^content\/art\/b\.svg: This is a link to a file outside of content/),
    expect.stringMatching(/^content\/art\/c\.png: This is no picture/),
  ]);
  rmSync(join(root, "art"), { recursive: true });
  expect(await wrongDrawings(root)).toEqual([]);
});
