/** Does work once the page is whole and something of it is painted: at once where it is, or where the browser does not tell. */
export function whenSeen(work: () => void): void {
  function whenWhole(): void {
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", work, { once: true });
    else work();
  }
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    whenWhole();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenWhole();
  }).observe({ type: "paint", buffered: true });
}
