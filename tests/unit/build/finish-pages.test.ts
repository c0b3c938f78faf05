import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { finishPages } from "../../../src/build/finish-pages.ts";

const files = ["/assets/a.js", "/assets/style.css", "/index.html"];

async function site(page: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "finish-pages-"));
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "assets/a.js"), "alert(1)");
  await writeFile(join(root, "assets/style.css"), "p{color:red}\n");
  await writeFile(join(root, "index.html"), page);
  return root;
}

describe("finished pages", () => {
  it("hold their styles, and the digest of each own script", async () => {
    const root = await site(
      '<link rel="stylesheet" href="/assets/style.css"><script src="/assets/a.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(await finishPages(root, files)).toEqual(["/assets/a.js", "/index.html"]);
    // The digest is what `openssl dgst -sha256 -binary | base64` prints for the script.
    expect(await readFile(join(root, "index.html"), "utf8")).toBe(
      '<style>p{color:red}</style><script src="/assets/a.js" integrity="sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="></script><script type="application/ld+json">{}</script>',
    );
    expect(await readdir(join(root, "assets"))).toEqual(["a.js"]);
  });

  it("have plain scripts for modules, strict and with no name for others, and named by what they hold", async () => {
    const root = await site('<script type="module" src="/assets/a.js"></script>');
    const said: unknown[] = [];
    await writeFile(
      join(root, "assets/a.js"),
      "function own(){return this}said.push(own());if(0)import(`./b.js`)//",
    );
    const [script = "", ...others] = await finishPages(root, files);
    expect(others).toEqual(["/index.html"]);
    expect(await readdir(join(root, "assets"))).toEqual([script.slice("/assets/".length)]);
    const code = await readFile(join(root, script));
    const digest = createHash("sha256").update(code).digest();
    expect(await readFile(join(root, "index.html"), "utf8")).toBe(
      `<script async src="/assets/${digest.toString("base64url").slice(0, 8)}.js" integrity="sha256-${digest.toString("base64")}"></script>`,
    );
    const context = createContext({ said });
    runInContext(code.toString(), context);
    expect(said).toEqual([undefined]);
    expect(Object.keys(context)).toEqual(["said"]);
  });

  it.each([
    'import{b}from"./b.js";b()',
    'import"./b.js"',
    "let a=import.meta.url",
    "let a=1;export{a}",
  ])("refuse a module that only a module can be: %s", async (code) => {
    const root = await site('<script type="module" src="/assets/a.js"></script>');
    await writeFile(join(root, "assets/a.js"), code);
    await expect(finishPages(root, files)).rejects.toThrow(
      /^\/assets\/a\.js is to be a script without "(?:import|export).*\?own/,
    );
  });

  it("ask for what is on paper alone in a file of its own, which is named by what it holds", async () => {
    const root = await site('<link rel="stylesheet" href="/assets/style.css">');
    await writeFile(join(root, "assets/style.css"), "p{color:red}@layer print{p{color:#000}}");
    const [print = ""] = (await finishPages(root, files)).filter((file) => file.endsWith(".css"));
    expect(print).toMatch(/^\/assets\/[\w-]{8}\.css$/);
    expect(await readFile(join(root, print), "utf8")).toBe("@layer p{p{color:#000}}");
    expect(await readFile(join(root, "index.html"), "utf8")).toBe(
      `<style>p{color:red}</style><link rel="stylesheet" media="print" href="${print}">`,
    );
  });

  it("say no more than HTML asks for", async () => {
    const root = await site(
      '<!DOCTYPE html><title>Don&#39;t</title><p title="Don&#x27;t"></p><svg><use href="#a"></use><g></g></svg><img alt="" fetchPriority="low"/><b data-a="" popover="auto"></b><button popoverTarget="a" popoverTargetAction="hide">',
    );
    await finishPages(root, files);
    expect(await readFile(join(root, "index.html"), "utf8")).toBe(
      `<!doctype html><title>Don't</title><p title="Don't"></p><svg><use href="#a"/><g></g></svg><img alt="" fetchpriority="low"><b data-a popover></b><button popovertarget="a" popovertargetaction="hide">`,
    );
  });

  it("state the order of the layers by the names that the styles have", async () => {
    const link = '<link rel="stylesheet" href="/assets/style.css">';
    const root = await site(`<style>@layer reset, base;</style>${link}`);
    await writeFile(join(root, "assets/style.css"), "@layer base{p{color:red}}");
    await finishPages(root, files);
    expect(await readFile(join(root, "index.html"), "utf8")).toBe(
      "<style>@layer r,b;@layer b{p{color:red}}</style>",
    );
    await expect(
      site(`<style>@layer base, box;</style>${link}`).then((other) => finishPages(other, files)),
    ).rejects.toThrow("Two layers begin with the same letter: base, box.");
  });

  it("point into drawings that are named by what they hold", async () => {
    const root = await site(
      '<svg><use href="/icons.svg#a"/><use href="/icons.svg#b"/><use href="#c"/></svg>',
    );
    await writeFile(join(root, "icons.svg"), "<svg></svg>");
    const [hashed = ""] = (await finishPages(root, [...files, "/icons.svg"])).filter((file) =>
      file.endsWith(".svg"),
    );
    expect(hashed).toMatch(/^\/assets\/[\w-]{8}\.svg$/);
    expect(await readFile(join(root, hashed), "utf8")).toBe("<svg></svg>");
    expect(await readdir(root)).toEqual(["assets", "index.html"]);
    expect(await readFile(join(root, "index.html"), "utf8")).toBe(
      `<svg><use href="${hashed}#a"/><use href="${hashed}#b"/><use href="#c"/></svg>`,
    );
  });

  it("stop the build for a file that is not there", async () => {
    const root = await site('<script src="/assets/b.js"></script>');
    await expect(finishPages(root, files)).rejects.toThrow("/index.html asks for /assets/b.js");
  });
});
