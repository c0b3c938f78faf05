/*
 * The service worker. It asks the network for every page, and shows a page that it keeps only where the network
 * or the server fails: docs/decisions/0015-offline.md. https://www.w3.org/TR/service-workers/
 */

/** Events of a service worker; TypeScript's types for them conflict with those for pages. */
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

/**
 * Filled in by the build. `paths` are those of the page in each language, English last; without any the worker
 * withdraws. `version` changes with their content.
 */
declare const OFFLINE: { version: string; paths: readonly string[] };

const { version, paths } = OFFLINE;
const worker = globalThis as unknown as WorkerScope;

/** Keeps a page with its style sheets and drawings. Caches reject responses with `Vary: *`, which all pages have. */
async function keep(path: string): Promise<void> {
  const page = await fetch(path, { cache: "no-cache" });
  if (!page.ok) throw new Error(`${path}: ${page.status}`);
  const headers = new Headers(page.headers);
  headers.delete("Vary");
  const html = await page.text();
  const cache = await caches.open(version);
  await cache.addAll(html.match(/\/assets\/[\w-]+\.(?:css|svg)/g) ?? []);
  await cache.put(path, new Response(html, { headers }));
}

async function kept(address: string): Promise<Response> {
  return (await caches.match(address)) ?? Response.error();
}

/** The page in the language of the one that was asked for. */
function offlinePage({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  return kept(paths.find((path) => `${pathname}/`.startsWith(path.replace(/offline$/, ""))) ?? "");
}

async function answer({ request, preloadResponse }: WorkerEvent): Promise<Response> {
  try {
    const page = (await preloadResponse) ?? (await fetch(request));
    // Firefox answers a failed preload with an error instead of throwing it:
    // https://github.com/GoogleChrome/workbox/issues/3134
    return page.type === "error" || page.status >= 500 ? offlinePage(request) : page;
  } catch {
    return offlinePage(request);
  }
}

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== version || paths.length === 0);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (paths.length === 0) await worker.registration.unregister();
  // The browser requests a page while the worker is still starting.
  else await worker.registration.navigationPreload?.enable();
}

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(paths.map(keep)).then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (paths.length === 0) return;
  if (request.mode === "navigate") event.respondWith(answer(event));
  else if (["style", "image"].includes(request.destination))
    event.respondWith(fetch(request).catch(() => kept(request.url)));
});
