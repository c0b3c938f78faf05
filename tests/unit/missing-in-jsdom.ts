import { vi } from "vitest";

/** jsdom lays nothing out, so it has no observer of sizes and nowhere to scroll; nothing ever changes its size there. */
if ("document" in globalThis) {
  Element.prototype.scrollIntoView ??= vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
}
