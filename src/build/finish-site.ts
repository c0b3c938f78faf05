import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildMoment } from "../data/build-moment.ts";
import { privacyProofPath } from "../data/file-paths.ts";
import type { Content } from "../data/load-content.ts";
import { practiceOf } from "../data/practice.ts";
import { isPreview } from "../data/site-environment.ts";
import { caddyRules } from "../hosting/caddyfile.ts";
import { headersFile, redirectsFile } from "../hosting/host-files.ts";
import { type HostingRules, headerRules, headersAt, hostsOf } from "../hosting/hosting-rules.ts";
import { PrivacyProof } from "../hosting/privacy-proof.ts";
import {
  commonHeaders,
  contentTypeOf,
  type Headers,
  headersOf,
  hostingFiles,
  kindOf,
  notFoundFile,
  previewHeaders,
} from "../hosting/rules.ts";
import { putPolicyInside, securityPolicyOf, sharedPolicies } from "../hosting/security-policy.ts";
import { siteFiles } from "../hosting/site-files.ts";
import { storageKey } from "../islands/AccessibilitySettings/settings.ts";
import { serviceWorkerEnabled, serviceWorkerPath } from "../islands/service-worker.ts";
import { languages, localPath } from "../languages/languages.ts";
import { pagesOf } from "../pages/_pages.ts";
import { parseHtml, parseSvg, serializeHtml } from "./html.ts";
import {
  makeOfflinePage,
  type OfflinePage,
  offlineWorker,
  withdrawnWorker,
} from "./offline-worker.ts";
import { PageAssets } from "./page-assets.ts";

/**
 * Turns what Astro has built into the site that is served: finished pages with their policies, the offline
 * worker, the privacy proof and the files from which hosts read headers and redirects.
 *
 * @param root folder of the built site
 * @throws Error naming the file, when a page cannot be finished or the privacy proof does not hold
 */
export function finishSite(root: string, content: Content): void {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const { mapEmbedUrl, booking, siteUrl } = practiceOf(content.practice);
  const thirdParties = { map: mapEmbedUrl, booking: booking?.widgetScriptUrl };
  const assets = new PageAssets(root);
  const proof = new PrivacyProof();
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
    if (file === notFoundFile) putPolicyInside(document, policy);
    proof.addPage(file, document, policy);
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
  assets.removeReplaced();

  const shared = sharedPolicies(policies);
  const headersOfFile = (file: string): Headers => {
    const policy = shared.get(file);
    return { ...headersOf(file), ...(policy && { "Content-Security-Policy": policy }) };
  };
  write(
    serviceWorkerPath,
    serviceWorkerEnabled
      ? offlineWorker(
          // The longest path first: "" fits every page.
          offlinePages.sort((a, b) => b.below.length - a.below.length),
        )
      : withdrawnWorker(),
  );
  // One of them is written later.
  const files = [...siteFiles(root), privacyProofPath];
  const rules: HostingRules = {
    everywhere,
    headers: headerRules(new Map(files.map((file) => [file, headersOfFile(file)]))),
    redirects: content.redirects,
    host: hostsOf(siteUrl),
  };
  for (const file of files) {
    proof.addHeaders(file, headersAt(rules, file));
    if (file.endsWith(".js")) proof.addScript(file, read(file));
    if (file.endsWith(".css")) proof.addStyleSheet(file, read(file));
    if (file.endsWith(".svg")) proof.addDrawing(file, parseSvg(read(file)));
  }
  const stored = [storageKey, ...(serviceWorkerEnabled ? [serviceWorkerPath] : [])];
  write(privacyProofPath, `${JSON.stringify(proof.proof(stored), undefined, 2)}\n`);
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
