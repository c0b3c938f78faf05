import type { Headers } from "../hosting/rules.ts";
import { attributesPath } from "../islands/AccessibilitySettings/settings.ts";

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
function answerPages(
  scope: WorkerScope,
  html: string,
  headers: Record<string, string>,
  settings: string,
): void {
  scope.addEventListener("install", () => void scope.skipWaiting());
  // The browser requests a page while the worker is still starting.
  scope.addEventListener("activate", (event) =>
    event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  scope.addEventListener("fetch", (event) => {
    if (event.request.mode !== "navigate") return;
    const fromNetwork = async () => (await event.preloadResponse) ?? (await fetch(event.request));
    const storedAttributes = async () => (await caches.match(settings))?.text();
    /** The page with the visitor's accessibility settings on its root, if there are any. */
    async function withSettings(page: Response, attributes: string | undefined): Promise<Response> {
      if (!attributes || !page.headers.get("Content-Type")?.startsWith("text/html")) return page;
      return new Response((await page.text()).replace("<html", `<html ${attributes}`), page);
    }
    async function answer(): Promise<Response> {
      // Read while the request is under way; blocked storage counts as empty.
      const attributes = storedAttributes().catch(() => undefined);
      const page = await fromNetwork().catch(() => new Response(html, { headers }));
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
 * The script of a service worker that requests every page from the network and answers with the one page
 * it carries when that fails. It writes the visitor's accessibility settings into either.
 * https://www.w3.org/TR/service-workers/
 *
 * @param html the whole page
 * @param headers those of the page, as if it had come from the site
 */
export function offlineWorker(html: string, headers: Headers): string {
  return `(${answerPages})(self,${JSON.stringify(html)},${JSON.stringify({ ...headers, "Content-Type": "text/html; charset=utf-8" })},${JSON.stringify(attributesPath)});\n`;
}

/** The script that unregisters the worker in browsers that have it, at their next visit. */
export function withdrawnWorker(): string {
  return `(${removeItself})(self);\n`;
}

/**
 * Makes the finished Contact page the one for visitors without a connection, by other words at its top.
 *
 * @throws Error when the page has no heading with a paragraph after it
 */
export function makeOfflinePage(
  document: Document,
  { title, lead }: { title: string; lead: string },
): void {
  const heading = document.querySelector("h1");
  const paragraph = [...document.querySelectorAll("p")].find(
    (one) => heading && heading.compareDocumentPosition(one) & one.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!heading || !paragraph)
    throw new Error(
      "The Contact page needs a heading with a paragraph after it, for the words to visitors without a connection.",
    );
  document.title = title;
  heading.textContent = title;
  paragraph.textContent = lead;
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
