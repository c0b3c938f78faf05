import { describe, expect, it } from "vitest";
import { compactSheet, shortLayers } from "../../../src/build/compact-sheet.ts";

describe("a compact style sheet", () => {
  it("gathers what holds under one condition at the end of its layer, from narrow to wide", () => {
    const sheet =
      "@layer a{@container (width>=60rem){.b{order:4}}.b{order:1}@container (width>=40rem){.c{order:3}}@container (width<=20rem){.b{order:2}}@container (width>=60rem){.c{order:5}}.c{order:1}}";
    expect(compactSheet(sheet).screen).toBe(
      "@layer a{.b{order:1}.c{order:1}@container (width<=20rem){.b{order:2}}@container (width>=40rem){.c{order:3}}@container (width>=60rem){.b{order:4}.c{order:5}}}",
    );
  });

  it("keeps conditions of different layers apart", () => {
    const sheet = "@layer a{@media print{p{order:1}}}@layer b{@media print{p{order:2}}}";
    expect(compactSheet(sheet).screen).toBe(sheet);
  });

  it("writes out what has one value everywhere, where that is shorter", () => {
    const sheet =
      "@layer a{:root{--tap:2.75rem;--once:clamp(1rem,5vw,2rem);--twice:clamp(1rem,9vw,2rem)}p{width:var(--tap);height:var(--tap);margin:var(--once);padding:var(--twice) var(--twice)}b{padding:var(--twice)}}";
    expect(compactSheet(sheet).screen).toBe(
      "@layer a{:root{--0:clamp(1rem,9vw,2rem)}p{width:2.75rem;height:2.75rem;margin:clamp(1rem,5vw,2rem);padding:var(--0) var(--0)}b{padding:var(--0)}}",
    );
  });

  it("keeps what another ground or mode, or another property, may change", () => {
    const sheet =
      "@layer a{:root{--ground:#fff;--text:#000;--focus:var(--text)}.dark{--ground:#000;--text:#fff}p{background:var(--ground);outline-color:var(--focus)}}";
    expect(compactSheet(sheet).screen).toBe(
      "@layer a{:root{--0:#fff;--1:#000;--2:var(--1)}.dark{--0:#000;--1:#fff}p{background:var(--0);outline-color:var(--2)}}",
    );
  });

  it("closes up lists, but not what stands in quotes", () => {
    const sheet = 'a{--size:min(1rem, 2vw);font:1rem/1 "A, B", serif}b{--once:1}';
    expect(compactSheet(sheet).screen).toBe(
      'a{--0:min(1rem,2vw);font:1rem/1 "A, B", serif}b{--1:1}',
    );
  });

  it("gives its own fonts short names, and leaves all others theirs", () => {
    const sheet =
      '@font-face{font-family:Serif;src:local(Serif)}@font-face{font-family:"Georgia like Serif";src:local(Georgia)}p{font:1rem/1 Serif,"Georgia like Serif",Serifa,serif}';
    expect(compactSheet(sheet).screen).toBe(
      "@font-face{font-family:f0;src:local(Serif)}@font-face{font-family:f1;src:local(Georgia)}p{font:1rem/1 f0,f1,Serifa,serif}",
    );
  });

  it("names sides by the screen, which are the same as long as lines run across", () => {
    const sheet =
      "a{inline-size:1px;max-block-size:2px;padding-block-start:3px;border-block-end-color:red;inset-block-start:0;margin-inline-start:4px;padding-block:5px;container-type:inline-size}";
    expect(compactSheet(sheet).screen).toBe(
      "a{width:1px;max-height:2px;padding-top:3px;border-bottom-color:red;top:0;margin-inline-start:4px;padding-block:5px;container-type:inline-size}",
    );
  });

  it("calls layers by their first letters, as the order of a page does", () => {
    expect(compactSheet("@layer components{p{color:red}}").screen).toBe("@layer c{p{color:red}}");
    expect(shortLayers("reset, tokens, print")).toBe("r,t,p");
  });

  it("has no comments", () => {
    expect(compactSheet("p{color:red}/*$vite$:1*/\n").screen).toBe("p{color:red}");
  });

  it("keeps what is for paper apart, with the same names", () => {
    const sheet =
      "@layer a{:root{--text:#123456}p{color:var(--text)}}@layer print{@media print{:root{--text:#000;--rule:#999}hr{color:var(--rule)}p{margin:0}}}";
    expect(compactSheet(sheet)).toEqual({
      screen: "@layer a{:root{--0:#123456}p{color:var(--0)}}",
      print: "@layer p{@media print{:root{--0:#000;--1:#999}hr{color:var(--1)}p{margin:0}}}",
    });
  });
});
