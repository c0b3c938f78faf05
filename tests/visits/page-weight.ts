import type { Page, Request } from "playwright";

/** What a browser fetches to show a page, before anyone uses it. */
interface PageWeight {
  /** Bytes as they travel, headers included, with every picture further down. */
  bytes: number;
  /**
   * How many it takes to show the first window of the page. Lazy pictures below it hold up nothing, and
   * how far ahead they are fetched is up to the browser. The icon, which it asks for once for the site,
   * and the styles for paper show nothing of the page.
   */
  requests: number;
  /** Without them nothing is painted (https://w3c.github.io/resource-timing/#dom-renderblockingstatustype). */
  renderBlocking: string[];
  /** Bytes of scripts as they travel, without headers. */
  scriptBytes: number;
}

/**
 * Loads a page with an empty cache.
 *
 * @param page keeps no cache
 */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  // Pending requests of the page before are not counted.
  await page.goto("about:blank");
  const finished: Request[] = [];
  const asked: string[] = [];
  const note = (request: Request) => void finished.push(request);
  const ask = (request: Request) => void asked.push(request.url());
  page.on("requestfinished", note).on("request", ask);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const aside = await page.evaluate(() => [
    ...Array.from(
      document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[media=print]"),
      ({ href }) => href,
    ),
    ...Array.from(document.images)
      .filter(
        (image) => image.loading === "lazy" && image.getBoundingClientRect().top > innerHeight,
      )
      .map(({ currentSrc }) => currentSrc),
  ]);
  const requests = asked.filter((url) => !aside.includes(url)).length;
  await page.evaluate(() => {
    // A picture in a closed dialog is fetched when it opens.
    for (const image of document.images)
      if (image.getClientRects().length > 0) image.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", note).off("request", ask);
  const renderBlocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string })
            .renderBlockingStatus === "blocking",
      )
      .map(({ name }) => name),
  );
  const sizes = await Promise.all(
    finished.map(async (request) => ({ type: request.resourceType(), ...(await request.sizes()) })),
  );
  return {
    bytes: sizes.reduce(
      (sum, { responseBodySize, responseHeadersSize }) =>
        sum + responseBodySize + responseHeadersSize,
      0,
    ),
    requests,
    renderBlocking,
    scriptBytes: sizes
      .filter(({ type }) => type === "script")
      .reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  };
}

/** The sum of all unexpected layout shifts, from the start (https://wicg.github.io/layout-instability/). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            observer.disconnect();
            resolve(sum);
          }, 50),
        );
      }),
  );
}
