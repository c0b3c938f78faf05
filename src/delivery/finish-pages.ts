import { createHash } from "node:crypto";
import { readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compactSheet } from "./compact-sheet.ts";

const styleSheet = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)">/g;
const module = /<script type="module"/g;
const ownScript = /<script((?:\s[^>]*?)?)\ssrc="(\/assets\/[^"]+)"/g;

/** The digest by which a browser knows a file, for an `integrity` attribute. https://www.w3.org/TR/SRI/ */
function digestOf(content: Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** A page without the icons that nothing on it points to. */
function withoutIdleIcons(html: string): string {
  return html.replace(/<symbol id="([^"]+)".*?<\/symbol>/gs, (symbol, id) => (html.includes(`"#${id}"`) ? symbol : ""));
}

/**
 * Puts the style sheet into every page, so that a page needs no second request before it can be
 * painted, and gives every script the digest of its file, so that a browser runs what was built and
 * nothing else. Astro can inline styles by itself, but writes rules that two builds share twice and
 * in an order that changes, and one hash must admit the styles of all pages.
 *
 * @param root folder of the built site
 * @param files its files as paths that start with a slash
 * @returns the files that are left
 * @throws when a page names a style sheet or script that is not there
 */
export async function finishPages(root: string, files: readonly string[]): Promise<string[]> {
  const contents = new Map<string, Buffer>();
  for (const file of files.filter((name) => /\.(css|js)$/.test(name))) contents.set(file, await readFile(join(root, file)));
  for (const page of files.filter((name) => name.endsWith(".html"))) {
    const contentOf = (file: string) => {
      const content = contents.get(file);
      if (content === undefined) throw new Error(`${page} asks for ${file}, which the build did not write.`);
      return content;
    };
    const path = join(root, page);
    const html = (await readFile(path, "utf8"))
      .replace(styleSheet, (_, file: string) => `<style>${compactSheet(contentOf(file).toString())}</style>`)
      // Behind all that is painted: docs/decisions/0049-nothing-holds-up-the-paint.md. Astro leaves no place to say so.
      .replace(module, '$& fetchpriority="low"')
      .replace(ownScript, (_, attributes: string, file: string) => `<script${attributes} src="${file}" integrity="${digestOf(contentOf(file))}"`);
    await writeFile(path, withoutIdleIcons(html));
  }
  const sheets = files.filter((name) => name.endsWith(".css"));
  await Promise.all(sheets.map((file) => unlink(join(root, file))));
  return files.filter((file) => !sheets.includes(file));
}
