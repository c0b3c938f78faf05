import { buildSite } from "../build-site.ts";
import { exampleMoment } from "./moment.ts";

/** Builds the site of the example practice for tests. */
const built = await buildSite(process.env["SITE_DIR"] ?? ".build/example", {
  CONTENT_DIR: `${import.meta.dirname}/content`,
  SITE_ENV: "local",
  SITE_URL: "",
  SOURCE_DATE_EPOCH: exampleMoment,
});
if (!built) process.exitCode = 1;
