/*
 * The service worker. It asks the network for every page, and answers with a page of its own when the network
 * or the server fails: docs/decisions/0015-offline.md. https://www.w3.org/TR/service-workers/
 */

/** The page for the paths below `below`, in their language. */
export interface OfflinePage {
  /** "/es", or "" for all paths without a page of their own. */
  below: string;
  html: string;
  /** Those of the page that it was made from. */
  headers: Readonly<Record<string, string>>;
}

/** The events of a service worker that are used here; TypeScript's types for them conflict with those for pages. */
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

/** Filled in by the build. The first page that matches a path answers for it; an empty list withdraws the worker. */
declare const OFFLINE_PAGES: readonly OfflinePage[];

const pages = OFFLINE_PAGES;
const worker = globalThis as unknown as WorkerScope;

function offlinePageFor(url: string): Response {
  const path = `${new URL(url).pathname}/`;
  const page = pages.find(({ below }) => path.startsWith(`${below}/`));
  return new Response(page?.html, page);
}

async function answer(event: WorkerEvent): Promise<Response> {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    // Firefox answers a failed preload with an error instead of throwing it:
    // https://github.com/GoogleChrome/workbox/issues/3134
    return page.type === "error" || page.status >= 500 ? offlinePageFor(event.request.url) : page;
  } catch {
    return offlinePageFor(event.request.url);
  }
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) =>
  event.waitUntil(
    pages.length === 0
      ? worker.registration.unregister()
      : // The browser requests a page while the worker is still starting.
        (worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  ),
);
worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && pages.length > 0) event.respondWith(answer(event));
});
