/** Runs once the page is parsed and first painted; at once after parsing where the browser does not report paints. */
export function afterFirstPaint(run: () => void): void {
  function whenParsed(): void {
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", run, { once: true });
    else run();
  }
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) whenParsed();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenParsed();
    }).observe({ type: "paint", buffered: true });
}
