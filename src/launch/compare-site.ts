import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { extractText } from "unpdf";
import { contactCardPath, credentialsPdfPath } from "../data/file-paths.ts";
import type { Content } from "../data/load-content.ts";
import { notFoundPageOf, pagesOf } from "../pages/_pages.ts";
import { compareContactCard } from "./compare-contact-card.ts";
import { compareCredentials } from "./compare-credentials.ts";
import { comparePage } from "./compare-page.ts";
import type { Contradiction } from "./contradiction.ts";

/** Paths of the pages of a site. */
const pathsOf = (content: Content) =>
  [...pagesOf(content), notFoundPageOf(content)].map(({ path }) => path);

/** The contact card of each office. */
const cardsOf = ({ practice }: Content) =>
  [undefined, ...practice.otherOffices].map((office) => ({
    page: contactCardPath(office?.name),
    office,
  }));

const fileOf = (path: string) => `${path === "/" ? "/index" : path}.html`;

/** Whether a folder holds the built site of this content. */
export function holdsSite(root: string, content: Content): boolean {
  const files = [
    ...pathsOf(content).map(fileOf),
    ...content.providers.map(({ slug }) => credentialsPdfPath(slug)),
    ...cardsOf(content).map(({ page }) => page),
  ];
  return files.every((file) => existsSync(join(root, file)));
}

/**
 * Where a built site differs from the content: on its pages, in the PDF of each physician and in the
 * contact card.
 *
 * @param root folder of the built site
 * @throws Error when a file of the site is missing
 */
export async function compareSite(root: string, content: Content): Promise<Contradiction[]> {
  const bytesOf = (path: string) => new Uint8Array(readFileSync(join(root, path)));
  const onPages = pathsOf(content).flatMap((path) => {
    const { window } = new JSDOM(bytesOf(fileOf(path)));
    const found = comparePage(path, window.document, content);
    window.close();
    return found;
  });
  const inPdfs = await Promise.all(
    content.providers.map(async (provider) => {
      const page = credentialsPdfPath(provider.slug);
      const { text } = await extractText(bytesOf(page), { mergePages: true });
      const found = compareCredentials(text, content.practice, provider);
      return found.map((finding) => ({ page, ...finding }));
    }),
  );
  const inCards = cardsOf(content).flatMap(({ page, office }) => {
    const card = readFileSync(join(root, page), "utf8");
    const found = compareContactCard(card, content.practice, office);
    return found.map((finding) => ({ page, ...finding }));
  });
  return [...onPages, ...inPdfs.flat(), ...inCards];
}
