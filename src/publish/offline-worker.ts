import { fileURLToPath } from "node:url";
import type { HTMLElement } from "node-html-parser";
import type { OfflinePage } from "../browser/offline.ts";
import type { Words } from "../languages/words.ts";
import { scriptText } from "./script-text.ts";

/**
 * The script of the service worker, src/browser/offline.ts.
 *
 * @param pages that it carries; without any it unregisters itself in browsers that have it, at their next visit
 */
export function offlineWorker(pages: readonly OfflinePage[]): string {
  const file = fileURLToPath(new URL("../browser/offline.ts", import.meta.url));
  return scriptText(file, { OFFLINE_PAGES: pages });
}

/**
 * Turns the finished Contact page into the offline page, with other words at its top.
 *
 * @param day of its facts, in words
 * @throws Error when the page has no heading with a paragraph and a telephone link after it
 */
export function makeOfflinePage(
  page: HTMLElement,
  { title, lead }: { title: string; lead: string },
  words: Words,
  day: string,
): void {
  const main = page.querySelectorAll("main *");
  const heading = main.find(({ localName }) => localName === "h1");
  const after = main.slice(heading && main.indexOf(heading));
  const paragraph = after.find(({ localName }) => localName === "p");
  const call = after.find((element) => element.getAttribute("href")?.startsWith("tel:"));
  if (!heading || !paragraph || !call)
    throw new Error(
      "The Contact page needs a heading with a paragraph and a telephone link after it, for the words where a page cannot be loaded.",
    );
  for (const element of [...page.querySelectorAll("title"), heading]) element.textContent = title;
  paragraph.textContent = lead;
  paragraph.insertAdjacentHTML("afterend", `<p>${words.offline.asOf(day)}</p>`);
  // Like the button beside it. An empty href is the requested URL.
  const again = call.clone() as HTMLElement;
  again.setAttribute("href", "");
  again.textContent = words.offline.tryAgain;
  call.parentNode?.insertAdjacentHTML("afterbegin", again.outerHTML);
  // It is none of the pages that the menus list, nor the one that search engines know.
  for (const current of page.querySelectorAll("[aria-current]"))
    current.removeAttribute("aria-current");
  page.querySelector(`nav[aria-label="${words.breadcrumb}"]`)?.remove();
  // Without a connection, a drawing that only decorates would show as a broken picture.
  for (const other of page.querySelectorAll(
    'script[type="application/ld+json"], link[rel="canonical"], link[rel="alternate"], img[alt=""]',
  ))
    other.remove();
}
