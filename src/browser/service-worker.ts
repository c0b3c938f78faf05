/** The service worker that answers when there is no connection. Its code: offline.ts. */
export const serviceWorkerPath = "/browser/offline.js";

/** False removes the worker from every browser that has it: docs/decisions/0015-offline.md. */
export const serviceWorkerEnabled = true;

/** Registers the service worker when the browser is idle. */
export function registerServiceWorker(): void {
  if (!serviceWorkerEnabled || !("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register(serviceWorkerPath, { scope: "/" }).catch(() => undefined);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(register);
  else setTimeout(register, 1000);
}
