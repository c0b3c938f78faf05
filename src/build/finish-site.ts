import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildMoment } from "../data/build-moment.ts";
import type { Content } from "../data/load-content.ts";
import { practiceOf } from "../data/practice.ts";
import { isPreview } from "../data/site-environment.ts";
import { caddyRules } from "../hosting/caddyfile.ts";
import { headersFile, redirectsFile } from "../hosting/host-files.ts";
import { type HostingRules, headerRules, hostsOf } from "../hosting/hosting-rules.ts";
import {
  commonHeaders,
  contentTypeOf,
  type Headers,
  headersOf,
  hostingFiles,
  isNotFoundFile,
  kindOf,
  previewHeaders,
} from "../hosting/rules.ts";
import { putPolicyInside, securityPolicyOf, sharedPolicies } from "../hosting/security-policy.ts";
import { siteFiles } from "../hosting/site-files.ts";
import type { OfflinePage } from "../islands/offline.ts";
import { serviceWorkerEnabled, serviceWorkerPath } from "../islands/service-worker.ts";
import { languages, localPath } from "../languages/languages.ts";
import { pagesOf } from "../pages/_pages.ts";
import { parseHtml, serializeHtml } from "./html.ts";
import { makeOfflinePage, offlineWorker } from "./offline-worker.ts";
import { PageAssets } from "./page-assets.ts";

/**
 * Turns what Astro has built into the site that is served: finished pages with their policies, the offline
 * worker and the files from which hosts read headers and redirects.
 *
 * @param root folder of the built site
 * @throws Error naming the file, when a page cannot be finished
 */
export function finishSite(root: string, content: Content): void {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const { mapEmbedUrl, booking, siteUrl } = practiceOf(content.practice);
  const thirdParties = { map: mapEmbedUrl, booking: booking?.widgetScriptUrl };
  const assets = new PageAssets(root);
  const policies = new Map<string, string>();
  const contacts = contactPages(content);
  const offlinePages: OfflinePage[] = [];
  const everywhere = isPreview() ? { ...commonHeaders, ...previewHeaders } : commonHeaders;

  for (const file of siteFiles(root).filter((one) => kindOf(one) === "page")) {
    const document = parseHtml(read(file));
    assets.finish(document);
    // Open pages compare it with the page that stands on the site now: src/islands/releases.ts.
    document.documentElement.dataset["version"] = createHash("sha256")
      .update(serializeHtml(document))
      .digest("base64url")
      .slice(0, 8);
    const policy = securityPolicyOf(document, thirdParties);
    policies.set(file, policy);
    if (isNotFoundFile(file)) putPolicyInside(document, policy);
    write(file, serializeHtml(document));
    const contact = contacts.find((one) => one.file === file);
    if (contact === undefined) continue;
    makeOfflinePage(document, contact.offline, contact.words, contact.day);
    offlinePages.push({
      below: contact.below,
      html: serializeHtml(document),
      headers: {
        ...everywhere,
        ...headersOf(file),
        "Content-Security-Policy": policy,
        "Content-Type": contentTypeOf(file),
      },
    });
  }

  const shared = sharedPolicies(policies);
  const headersOfFile = (file: string): Headers => {
    const policy = shared.get(file);
    return { ...headersOf(file), ...(policy && { "Content-Security-Policy": policy }) };
  };
  write(
    serviceWorkerPath,
    // The longest path first: "" fits every page.
    offlineWorker(
      serviceWorkerEnabled ? offlinePages.sort((a, b) => b.below.length - a.below.length) : [],
    ),
  );
  const rules: HostingRules = {
    everywhere,
    headers: headerRules(new Map(siteFiles(root).map((file) => [file, headersOfFile(file)]))),
    redirects: content.redirects,
    host: hostsOf(siteUrl),
  };
  write(hostingFiles.headers, headersFile(rules));
  write(hostingFiles.redirects, redirectsFile(rules));
  write(hostingFiles.rules, JSON.stringify(rules));
  write(hostingFiles.caddy, caddyRules(rules));
}

/** The Contact page of each language that has one, and what it says where a page cannot be loaded. */
function contactPages(content: Content) {
  return pagesOf(content)
    .filter(({ kind }) => kind === "contact")
    .map(({ path, language }) => {
      const words = languages[language];
      const local = (language !== "en" && content.translations[language]) || content;
      const day = new Date(buildMoment()).toLocaleDateString(words.locale, {
        dateStyle: "long",
        timeZone: local.practice.timeZone,
      });
      return {
        below: language === "en" ? "" : localPath(language, "/"),
        file: `${path}.html`,
        offline: local.pages.contact.offline,
        words,
        day,
      };
    });
}
