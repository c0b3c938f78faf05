import { fileURLToPath } from "node:url";
import type { OfflinePage } from "../islands/offline.ts";
import type { Words } from "../languages/words.ts";
import { scriptText } from "./script-text.ts";

/**
 * The script of the service worker, src/islands/offline.ts.
 *
 * @param pages that it carries; without any it unregisters itself in browsers that have it, at their next visit
 */
export function offlineWorker(pages: readonly OfflinePage[]): string {
  const file = fileURLToPath(new URL("../islands/offline.ts", import.meta.url));
  return scriptText(file, { OFFLINE_PAGES: pages });
}

/**
 * Makes the finished Contact page the one that stands in for others, by other words at its top.
 *
 * @param day to which its facts belong, in words
 * @throws Error when the page has no heading with a paragraph and a telephone link after it
 */
export function makeOfflinePage(
  document: Document,
  { title, lead }: { title: string; lead: string },
  words: Words,
  day: string,
): void {
  const heading = document.querySelector("h1");
  const after = (selector: string) =>
    [...document.querySelectorAll(selector)].find(
      (one) => heading && heading.compareDocumentPosition(one) & one.DOCUMENT_POSITION_FOLLOWING,
    );
  const paragraph = after("p");
  const call = after('main a[href^="tel:"]');
  if (!heading || !paragraph || !call)
    throw new Error(
      "The Contact page needs a heading with a paragraph and a telephone link after it, for the words where a page cannot be loaded.",
    );
  document.title = title;
  heading.textContent = title;
  paragraph.textContent = lead;
  const asOf = document.createElement("p");
  asOf.textContent = words.offline.asOf(day);
  paragraph.after(asOf);
  // Like the button beside it. An empty reference is the URL that was asked for.
  const again = call.cloneNode() as HTMLElement;
  again.setAttribute("href", "");
  again.textContent = words.offline.tryAgain;
  call.parentElement?.prepend(again);
  // It is none of the pages that the menus list, nor the one that search engines know.
  for (const current of document.querySelectorAll("[aria-current]"))
    current.removeAttribute("aria-current");
  document.querySelector(`nav[aria-label="${words.breadcrumb}"]`)?.remove();
  // Without a connection, a drawing that only decorates would show as a broken picture.
  for (const other of document.querySelectorAll(
    'script[type="application/ld+json"], link[rel="canonical"], link[rel="alternate"], img[alt=""]',
  ))
    other.remove();
}
