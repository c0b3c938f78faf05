import { buildSite } from "../../src/build/build-site.ts";
import { exampleMoment } from "./moment.ts";

/** Builds the site of the example practice for tests. */
const report = await buildSite(process.env["SITE_DIR"] ?? ".build/example", {
  CONTENT_DIR: `${import.meta.dirname}/content`,
  SITE_ENV: "local",
  SITE_URL: "",
  SOURCE_DATE_EPOCH: exampleMoment,
});
if (report === undefined) process.exitCode = 1;
