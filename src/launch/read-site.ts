import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { extractText } from "unpdf";
import type { Content } from "../data/load-content.ts";
import { contactCardPath, credentialsPdfPath, routesOf } from "../data/routes.ts";
import {
  type Contradiction,
  contradictionsInCard,
  contradictionsInText,
  contradictionsOnPage,
} from "./contradictions.ts";

/** Paths of the files that are read, by address. */
function filesOf(root: string, content: Content): Map<string, string> {
  const pages = [...routesOf(content).map(({ path }) => path), "/404"].map(
    (path): [string, string] => [path, `${path === "/" ? "/index" : path}.html`],
  );
  const others = [
    ...content.providers.map(({ slug }) => credentialsPdfPath(slug)),
    contactCardPath,
  ].map((path): [string, string] => [path, path]);
  return new Map([...pages, ...others].map(([path, file]) => [path, join(root, file)]));
}

/** Whether the folder holds a site of this content; not so when it was built from another, or not at all. */
export function holdsSite(root: string, content: Content): boolean {
  return [...filesOf(root, content).values()].every((file) => existsSync(file));
}

/**
 * Everything that a built site says otherwise than the content does: on its pages, in the PDF of each
 * physician and in the contact card.
 *
 * @param root folder of the built site
 * @throws Error when a file that belongs to the site is not there
 */
export async function contradictionsOfSite(
  root: string,
  content: Content,
): Promise<Contradiction[]> {
  const found: Contradiction[] = [];
  for (const [path, file] of filesOf(root, content)) {
    const bytes = new Uint8Array(readFileSync(file));
    if (file.endsWith(".html")) {
      const { window } = new JSDOM(bytes);
      found.push(...contradictionsOnPage(path, window.document, content));
      window.close();
    } else if (file.endsWith(".pdf")) {
      const { text } = await extractText(bytes, { mergePages: true });
      found.push(...contradictionsInText(path, text, content));
    } else found.push(...contradictionsInCard(path, new TextDecoder().decode(bytes), content));
  }
  return found;
}
