import type { Headers } from "../hosting/rules.ts";
import { attributesPath } from "../islands/AccessibilitySettings/settings.ts";

/** The events of a service worker that are used here; TypeScript's words for them exclude those of pages. */
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

/** Its text runs in the worker: it names nothing outside itself. */
function answerPages(
  scope: WorkerScope,
  html: string,
  headers: Record<string, string>,
  settings: string,
): void {
  scope.addEventListener("install", () => void scope.skipWaiting());
  // The browser asks for a page while the worker is still waking up.
  scope.addEventListener("activate", (event) =>
    event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  scope.addEventListener("fetch", (event) => {
    if (event.request.mode !== "navigate") return;
    const fromNetwork = async () => (await event.preloadResponse) ?? (await fetch(event.request));
    const marksOfVisitor = async () => (await caches.match(settings))?.text();
    /** The page with the visitor's accessibility settings on its root, if there are any. */
    async function withSettings(page: Response, marks: string | undefined): Promise<Response> {
      if (!marks || !page.headers.get("Content-Type")?.startsWith("text/html")) return page;
      return new Response((await page.text()).replace("<html", `<html ${marks}`), page);
    }
    async function answer(): Promise<Response> {
      // While the network is asked. Storage that is blocked holds nothing.
      const marks = marksOfVisitor().catch(() => undefined);
      const page = await fromNetwork().catch(() => new Response(html, { headers }));
      return withSettings(page, await marks);
    }
    event.respondWith(answer());
  });
}

function removeItself(scope: WorkerScope): void {
  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) => event.waitUntil(scope.registration.unregister()));
}

/**
 * The script of a worker that asks the network for every page, and only where that fails shows the
 * one page it carries. It writes the visitor's accessibility settings into either.
 * https://www.w3.org/TR/service-workers/
 *
 * @param html the page, whole
 * @param headers that it is to have as if it had come from the site
 */
export function offlineWorker(html: string, headers: Headers): string {
  return `(${answerPages})(self,${JSON.stringify(html)},${JSON.stringify({ ...headers, "Content-Type": "text/html; charset=utf-8" })},${JSON.stringify(attributesPath)});\n`;
}

/** The script that takes the worker away from browsers that have it. They ask for it at their next visit. */
export function withdrawnWorker(): string {
  return `(${removeItself})(self);\n`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * The finished Contact page with other words at its top, for those without a connection.
 *
 * @throws Error when the page has no heading with a paragraph after it
 */
export function offlinePage(
  contactPage: string,
  { title, lead }: { title: string; lead: string },
): string {
  const top = /(<h1\b[^>]*>).*?(<\/h1>.*?<p\b[^>]*>).*?(<\/p>)/s;
  if (!top.test(contactPage))
    throw new Error(
      "The Contact page has no heading with a paragraph after it, where the words for visitors without a connection go.",
    );
  return contactPage
    .replace(
      top,
      (_, before: string, between: string, after: string) =>
        before + escaped(title) + between + escaped(lead) + after,
    )
    .replace(
      /(<title>).*?(<\/title>)/s,
      (_, before: string, after: string) => before + escaped(title) + after,
    )
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, "");
}
