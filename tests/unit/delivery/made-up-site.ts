import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { headersFile, redirectsFile } from "../../../src/delivery/hosting-files.ts";
import { commonHeaders, type Headers, headersOf } from "../../../src/delivery/rules.ts";

/**
 * Writes a built site with these files, and with hosting files as the build writes them.
 *
 * @param policy headers that each of its pages has beyond those of its kind
 */
export function writeSite(
  site: string,
  files: Record<string, string | Uint8Array>,
  policy: Headers = {},
): void {
  const headersFor = (file: string) => ({
    ...headersOf(file),
    ...(file.endsWith(".html") ? policy : {}),
  });
  const headers = headersFile(
    commonHeaders,
    new Map(Object.keys(files).map((file) => [`/${file}`, headersFor(`/${file}`)])),
  );
  for (const [name, bytes] of Object.entries({
    ...files,
    _headers: headers,
    _redirects: redirectsFile([{ from: "/old", to: "/about" }]),
  })) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), bytes);
  }
}
