import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { serviceWorkerEnabled, serviceWorkerPath } from "../browser/service-worker.ts";
import type { Content } from "../data/load-content.ts";
import { paths } from "../data/paths.ts";
import { practiceOf } from "../data/practice.ts";
import { isPreview } from "../data/site-environment.ts";
import { shortHash } from "../files/short-hash.ts";
import type { Page } from "../pages/_page.ts";
import { pagesOf } from "../pages/_pages.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { type HostingRules, headerRules } from "./hosting-rules.ts";
import { parseHtml } from "./html.ts";
import { offlineWorker } from "./offline-worker.ts";
import { PageStyles } from "./page-styles.ts";
import { commonHeaders, hostingFiles, previewHeaders } from "./rules.ts";
import { setPolicy } from "./security-policy.ts";
import { siteFiles } from "./site-files.ts";

/**
 * Turns what Astro has built into the site that is served: finished pages with their policies, the offline
 * worker and the files from which hosts read headers and redirects.
 *
 * @param root folder of the built site
 * @param all the whole content, of which the site shows `content`
 * @throws Error naming the file, when a page cannot be finished
 */
export function finishSite(root: string, all: Content, content: Content): void {
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const { mapEmbedUrl, booking } = practiceOf(content.practice);
  const thirdParties = { map: mapEmbedUrl, booking: booking?.widgetScriptUrl };
  const styles = new PageStyles(root);
  const everywhere = { ...commonHeaders, ...(isPreview() && previewHeaders) };

  for (const file of siteFiles(root).filter((name) => name.endsWith(".html"))) {
    const page = parseHtml(readFileSync(join(root, file), "utf8"));
    styles.finish(page);
    setPolicy(page, thirdParties);
    write(file, page.outerHTML);
  }

  mkdirSync(dirname(join(root, serviceWorkerPath)), { recursive: true });
  write(serviceWorkerPath, workerOf(root, content));
  const rules: HostingRules = {
    everywhere,
    headers: headerRules(siteFiles(root)),
    redirects: redirectsOf(all, content),
  };
  write(hostingFiles.headers, headersFile(rules));
  write(hostingFiles.redirects, redirectsFile(rules));
}

/**
 * The redirects of the site, and those from the address of each page that is not public to the nearest that is: the
 * same in English, else the page above. Somebody may have it bookmarked.
 */
function redirectsOf(all: Content, content: Content): HostingRules["redirects"] {
  const shown = new Set(pagesOf(content).map(({ path }) => path));
  const every = pagesOf(all);
  const nearest = ({ path, translationOf, trail }: Page): string | undefined => {
    if (shown.has(path)) return path;
    const english = every.find((page) => page.path === translationOf);
    if (english !== undefined) return nearest(english);
    return trail.map((link) => link.path).findLast((above) => shown.has(above));
  };
  const waiting = new Map(
    every.flatMap((page) => {
      const to = nearest(page);
      return to === undefined || to === page.path ? [] : [[page.path, to] as const];
    }),
  );
  const moved = content.redirects.map(({ from, to }) => {
    const inPlace = waiting.get(to.replace(/#.*/, ""));
    return inPlace === undefined ? { from, to } : { from, to: inPlace, temporary: true as const };
  });
  return [...moved, ...[...waiting].map(([from, to]) => ({ from, to, temporary: true as const }))];
}

/** The service worker, which keeps the finished page of each language for when there is no connection. */
function workerOf(root: string, content: Content): string {
  const pages = pagesOf(content)
    .filter(({ path, translationOf = path }) => translationOf === paths.offline)
    .map(({ path }) => path)
    // English answers for every path that no other language does.
    .toReversed();
  return offlineWorker({
    version: shortHash(...pages.map((path) => readFileSync(join(root, `${path}.html`)))),
    paths: serviceWorkerEnabled ? pages : [],
  });
}
