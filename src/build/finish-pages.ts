import { createHash } from "node:crypto";
import { readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compactSheet, shortLayers } from "./compact-sheet.ts";

const styleSheet = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)">/g;
/** The order of the layers, which a page states before anything else (src/layouts/Document.astro). */
const layerOrder = /<style>@layer ([\w, ]+);<\/style>/;
/** A symbol of a file of drawings that pages share. */
const drawing = /(<use href=")(\/[^"#]+\.svg)#/g;
const module = /<script type="module" src="(\/assets\/[^"]+)"><\/script>/g;
/** What only a module may say. `import()` is for all. */
const ofModules = /\bimport\s*[\w"'`{*.]|\bexport\b/;
const ownScript = /<script((?:\s[^>]*?)?)\ssrc="(\/assets\/[^"]+)"/g;

/** The digest by which a browser knows a file, for an `integrity` attribute. https://www.w3.org/TR/SRI/ */
function digestOf(content: Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** The same document in fewer bytes, where React and Astro write more than HTML asks for: https://html.spec.whatwg.org/#syntax */
function shortened(html: string): string {
  return (
    html
      .replace("<!DOCTYPE html>", "<!doctype html>")
      // An element of SVG may close itself.
      .replace(/><\/(?:circle|ellipse|line|path|polyline|rect|use)>/g, "/>")
      // An element without content ends with its tag, a name alone is an empty attribute, and an empty popover means "auto".
      .replace(/(<(?:br|hr|img|input)\b[^>]*)\/>/g, "$1>")
      .replace(/ (?:(autofocus|hidden|data-[\w-]+)=""|(popover)="auto")/g, " $1$2")
      // HTML does not tell names of attributes apart by case; the style sheet writes them in small letters.
      .replace(/ (fetchPriority|popoverTarget(?:Action)?)=/g, (name) => name.toLowerCase())
      // Attributes stand in double quotes, which leaves single ones free.
      .replace(/&#(?:39|x27);/g, "'")
  );
}

/**
 * A module as a plain script, which a browser that has it at hand runs before it paints, unlike a
 * module: docs/decisions/0011-first-paint.md.
 */
function asPlainScript(content: Buffer, file: string): Buffer {
  const [first] = ofModules.exec(content.toString()) ?? [];
  if (first !== undefined)
    throw new Error(
      `${file} is to be a script without "${first}". Let what it shares with other files be imported with "?own".`,
    );
  return Buffer.from(`(()=>{"use strict";${content.toString().trim()}\n})();`);
}

/** A path that may be kept forever, since it changes with the content. */
function hashedPathOf(content: string | Buffer, ending: string): string {
  return `/assets/${createHash("sha256").update(content).digest("base64url").slice(0, 8)}${ending}`;
}

/**
 * Puts the style sheet into every page, so that a page needs no second request before it can be
 * painted, except what is for paper, which becomes a file that no paint waits for. Gives every script
 * the digest of its file, so that a browser runs what was built and nothing else. Names drawings that
 * pages share by a hash, so that no page meets those of another build. Makes plain scripts of modules.
 *
 * Astro can inline styles by itself, but writes rules that two builds share twice and in an order
 * that changes, and one hash must admit the styles of all pages.
 *
 * @param root folder of the built site
 * @param files its files as paths that start with a slash
 * @returns the files that are left
 * @throws when a page names a style sheet, script or drawing that is not there, or a module needs others
 */
export async function finishPages(root: string, files: readonly string[]): Promise<string[]> {
  const contents = new Map<string, Buffer>();
  for (const file of files.filter((name) => /\.(css|js|svg)$/.test(name)))
    contents.set(file, await readFile(join(root, file)));
  const styles = new Map<string, string>();
  const printFiles: string[] = [];
  const drawings = new Map<string, string>();
  const modules = new Map<string, string>();
  for (const [file, content] of contents) {
    if (!file.endsWith(".css")) continue;
    const { screen, print } = compactSheet(content.toString());
    const printFile = hashedPathOf(print, ".css");
    const link = `<link rel="stylesheet" media="print" href="${printFile}">`;
    styles.set(file, `<style>${screen}</style>${print === "" ? "" : link}`);
    if (print === "") continue;
    await writeFile(join(root, printFile), print);
    printFiles.push(printFile);
  }
  for (const page of files.filter((name) => name.endsWith(".html"))) {
    function found<T>(known: ReadonlyMap<string, T>, file: string): T {
      const value = known.get(file);
      if (value === undefined)
        throw new Error(`${page} asks for ${file}, which the build did not write.`);
      return value;
    }
    const path = join(root, page);
    const source = await readFile(path, "utf8");
    const [, layers = ""] = layerOrder.exec(source) ?? [];
    const order = shortLayers(layers);
    if (new Set(order.split(",")).size !== layers.split(",").length)
      throw new Error(`Two layers begin with the same letter: ${layers}. Name one otherwise.`);
    const html = source
      .replace(styleSheet, (_, file: string) =>
        found(styles, file).replace("<style>", `<style>${order && `@layer ${order};`}`),
      )
      .replace(layerOrder, "")
      .replace(drawing, (_, use: string, file: string) => {
        const hashed = hashedPathOf(found(contents, file), ".svg");
        drawings.set(file, hashed);
        return `${use}${hashed}#`;
      })
      .replace(module, (_, file: string) => {
        const script = asPlainScript(found(contents, file), file);
        const hashed = hashedPathOf(script, ".js");
        contents.set(hashed, script);
        modules.set(file, hashed);
        return `<script async src="${hashed}"></script>`;
      })
      .replace(
        ownScript,
        (_, attributes: string, file: string) =>
          `<script${attributes} src="${file}" integrity="${digestOf(found(contents, file))}"`,
      );
    await writeFile(path, shortened(html));
  }
  for (const hashed of new Set(modules.values()))
    await writeFile(join(root, hashed), contents.get(hashed) ?? "");
  const replaced = [...files.filter((name) => name.endsWith(".css")), ...modules.keys()];
  await Promise.all(replaced.map((file) => unlink(join(root, file))));
  await Promise.all(
    [...drawings].map(([file, hashed]) => rename(join(root, file), join(root, hashed))),
  );
  return [
    ...files.filter((file) => !replaced.includes(file) && !drawings.has(file)),
    ...new Set([...printFiles, ...drawings.values(), ...modules.values()]),
  ].sort();
}
