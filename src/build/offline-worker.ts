import type { Headers } from "../hosting/rules.ts";
import { attributesPath } from "../islands/AccessibilitySettings/settings.ts";
import type { Words } from "../languages/words.ts";

/** A page for the paths below one, in their language. */
export interface OfflinePage {
  /** "/es", or "" for all paths without a page of their own. */
  below: string;
  html: string;
  /** Those of the page it was made from, as if it had come from the site. */
  headers: Headers;
}

/** The events of a service worker that are used here; TypeScript's own types for them exclude those of pages. */
interface WorkerEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "fetch",
    listener: (event: WorkerEvent) => void,
  ): void;
}

/** Its source runs in the worker, so it refers to nothing outside itself. */
function answerPages(scope: WorkerScope, pages: OfflinePage[], settings: string): void {
  function standIn(url: string): Response {
    const path = `${new URL(url).pathname}/`;
    const page = pages.find(({ below }) => path.startsWith(`${below}/`));
    return new Response(page?.html, page);
  }
  scope.addEventListener("install", () => void scope.skipWaiting());
  // The browser requests a page while the worker is still starting.
  scope.addEventListener("activate", (event) =>
    event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  scope.addEventListener("fetch", (event) => {
    if (event.request.mode !== "navigate") return;
    async function fromNetwork(): Promise<Response> {
      const page = (await event.preloadResponse) ?? (await fetch(event.request));
      // Firefox answers a failed preload with an error instead of throwing it:
      // https://github.com/GoogleChrome/workbox/issues/3134
      if (page.type === "error" || page.status >= 500) throw new Error("No page came.");
      return page;
    }
    const storedAttributes = async () => (await caches.match(settings))?.text();
    /** The page with the visitor's accessibility settings on its root, if there are any. */
    async function withSettings(page: Response, attributes: string | undefined): Promise<Response> {
      if (!attributes || !page.headers.get("Content-Type")?.startsWith("text/html")) return page;
      return new Response((await page.text()).replace("<html", `<html ${attributes}`), page);
    }
    async function answer(): Promise<Response> {
      // Read while the request is under way; blocked storage counts as empty.
      const attributes = storedAttributes().catch(() => undefined);
      const page = await fromNetwork().catch(() => standIn(event.request.url));
      return withSettings(page, await attributes);
    }
    event.respondWith(answer());
  });
}

function removeItself(scope: WorkerScope): void {
  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) => event.waitUntil(scope.registration.unregister()));
}

/**
 * The script of a service worker that requests every page from the network and answers with a page
 * that it carries when that fails, or when the server is out of order. It writes the visitor's accessibility settings into either.
 * https://www.w3.org/TR/service-workers/
 *
 * @param pages whole pages; the first that fits the path stands in for it
 */
export function offlineWorker(pages: readonly OfflinePage[]): string {
  return `(${answerPages})(self,${JSON.stringify(pages)},${JSON.stringify(attributesPath)});\n`;
}

/** The script that unregisters the worker in browsers that have it, at their next visit. */
export function withdrawnWorker(): string {
  return `(${removeItself})(self);\n`;
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
