/**
 * The worker that answers in the site's place when there is no connection. The build writes it
 * (src/build/offline-worker.ts), with the page that it shows inside.
 */
export const offlineWorkerPath = "/offline.js";

/** False takes the worker away again from every browser that has it: docs/decisions/0015-offline.md. */
export const keepsOffline = true;

/** Hands the browser the worker, once it has nothing else to do. Where it wants none, nothing changes. */
export function keepOffline(): void {
  if (!keepsOffline || !("serviceWorker" in navigator)) return;
  // The policies of the pages let an address become a worker's by this name alone (security-policy.ts).
  const trust = globalThis.trustedTypes?.createPolicy("offline", {
    createScriptURL: () => offlineWorkerPath,
  });
  const register = () =>
    navigator.serviceWorker
      .register(trust?.createScriptURL("") ?? offlineWorkerPath)
      .catch(() => undefined);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(register);
  else setTimeout(register, 1000);
}
