import { vi } from "vitest";

/** jsdom lays nothing out, so it has no observer of sizes; nothing ever changes its size there. */
if ("document" in globalThis) {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
}
