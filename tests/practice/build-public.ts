import { buildSite } from "../build-site.ts";
import { exampleMoment } from "./moment.ts";
import { type Extent, writeSigned } from "./signed.ts";

/**
 * Builds the public site of a copy of CONTENT_FROM in which somebody has signed EXTENT, for tests of what waits:
 * the site in SITE_DIR, the copy in CONTENT_DIR.
 */
const { CONTENT_FROM = "", CONTENT_DIR = "", SITE_DIR = "", SITE_URL = "", EXTENT } = process.env;
writeSigned(CONTENT_FROM, CONTENT_DIR, EXTENT as Extent);
const built = await buildSite(SITE_DIR, {
  CONTENT_DIR,
  SITE_URL,
  SITE_ENV: "production",
  SOURCE_DATE_EPOCH: exampleMoment,
});
if (!built) process.exitCode = 1;
