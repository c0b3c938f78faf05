import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The digest by which a browser knows a file, for an `integrity` attribute. https://www.w3.org/TR/SRI/ */
export function digestOf(content: Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

const ownScript = /<script((?:\s[^>]*?)?)\ssrc="(\/assets\/[^"]+)"/g;

/**
 * Gives every script of the site's pages the digest of its file, so that a browser runs what was
 * built and nothing else.
 *
 * @param root folder of the built site
 * @param files its files as paths that start with a slash
 * @throws when a page names a script that is not there
 */
export async function addIntegrity(root: string, files: readonly string[]): Promise<void> {
  const digests = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".js"))) digests.set(file, digestOf(await readFile(join(root, file))));
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const path = join(root, file);
    const page = await readFile(path, "utf8");
    const marked = page.replace(ownScript, (_, attributes: string, src: string) => {
      const digest = digests.get(src);
      if (digest === undefined) throw new Error(`${file} asks for ${src}, which the build did not write.`);
      return `<script${attributes} src="${src}" integrity="${digest}"`;
    });
    await writeFile(path, marked);
  }
}
