import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getContent } from "../data/content.ts";
import { privacyProofPath } from "../data/file-paths.ts";
import { practiceOf } from "../data/practice.ts";
import { isPreview } from "../data/site-environment.ts";
import { headersFile, redirectsFile } from "../hosting/hosting-files.ts";
import { privacyProof } from "../hosting/privacy-proof.ts";
import {
  commonHeaders,
  type Headers,
  headersOf,
  hostingFiles,
  kindOf,
  notFoundFile,
  previewHeaders,
  speculationFile,
  speculationRules,
} from "../hosting/rules.ts";
import { securityPolicyOf, withPolicyInside } from "../hosting/security-policy.ts";
import { siteFiles } from "../hosting/site-files.ts";
import { storageKey } from "../islands/AccessibilitySettings/settings.ts";
import { serviceWorkerEnabled, serviceWorkerPath } from "../islands/service-worker.ts";
import { finishPages } from "./finish-pages.ts";
import { offlinePage, offlineWorker, withdrawnWorker } from "./offline-worker.ts";
import { precompress } from "./precompress.ts";

/**
 * Completes a build for delivery: finished pages, _headers, _redirects and the compressed forms of text files.
 * Put it last, so that it sees what the other integrations write. With SITE_ENV=preview search engines are asked to
 * leave the site out.
 */
export function delivery(): AstroIntegration {
  return {
    name: "delivery",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = await finishPages(root, siteFiles(root));
        const { redirects, pages } = getContent();
        const everywhere = isPreview() ? { ...commonHeaders, ...previewHeaders } : commonHeaders;
        const headers = await headersOfFiles(root, files);
        const texts = new Map<string, string>();
        for (const file of files.filter((name) => /\.(html|js|css|svg)$/.test(name)))
          texts.set(file, await readFile(join(root, file), "utf8"));
        const contactPage = "/contact-us.html";
        const worker = serviceWorkerEnabled
          ? offlineWorker(offlinePage(texts.get(contactPage) ?? "", pages.contact.offline), {
              ...everywhere,
              ...headers.get(contactPage),
            })
          : withdrawnWorker();
        await writeFile(join(root, serviceWorkerPath), worker);
        texts.set(serviceWorkerPath, worker);
        headers.set(serviceWorkerPath, headersOf(serviceWorkerPath));
        const proof = privacyProof(texts, new Map([...headers, ["every response", everywhere]]), [
          storageKey,
          ...(serviceWorkerEnabled ? [serviceWorkerPath] : []),
        ]);
        await writeFile(join(root, privacyProofPath), `${JSON.stringify(proof, undefined, 2)}\n`);
        await writeFile(join(root, speculationFile), JSON.stringify(speculationRules));
        for (const file of [privacyProofPath, speculationFile]) headers.set(file, headersOf(file));
        await writeFile(join(root, hostingFiles.redirects), redirectsFile(redirects));
        await writeFile(join(root, hostingFiles.headers), headersFile(everywhere, headers));
        const started = performance.now();
        const count = await precompress(root, [...headers.keys()]);
        logger.info(
          `${count} of ${files.length} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
        );
      },
    },
  };
}

/** Headers of each file, by its path. The page for unknown addresses gets its policy inside. */
async function headersOfFiles(
  root: string,
  files: readonly string[],
): Promise<Map<string, Headers>> {
  const { mapEmbedUrl, booking } = practiceOf(getContent().practice);
  const thirdParties = { map: mapEmbedUrl, booking: booking.widgetScriptUrl };
  const headers = new Map<string, Headers>();
  for (const file of files) {
    if (kindOf(file) !== "page") {
      headers.set(file, headersOf(file));
      continue;
    }
    const html = await readFile(join(root, file), "utf8");
    const policy = securityPolicyOf(html, thirdParties);
    headers.set(file, { ...headersOf(file), "Content-Security-Policy": policy });
    if (file === notFoundFile) await writeFile(join(root, file), withPolicyInside(html, policy));
  }
  return headers;
}
