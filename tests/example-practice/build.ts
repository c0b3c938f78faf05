import { buildSite } from "../../src/build/build-site.ts";

/** Builds the site of the example practice for tests, as if on the day of its announcement. */
const report = await buildSite(process.env["SITE_DIR"] ?? ".build/example", {
  CONTENT_DIR: `${import.meta.dirname}/content`,
  SITE_ENV: "local",
  SITE_URL: "",
  SOURCE_DATE_EPOCH: String(Date.parse("2020-05-02T18:00:00Z") / 1000),
});
if (report === undefined) process.exitCode = 1;
