import { buildSite } from "../../build-site.ts";
import { exampleMoment } from "../../practice/moment.ts";
import { prepareAnotherPractice } from "./prepare.ts";

/** Builds the site of another practice for tests, and the small start that `npm run new-practice` writes. */
const sites = {
  ".build/another-practice": prepareAnotherPractice(),
  ".build/new-practice": "scripts/new-practice/content",
};
for (const [folder, content] of Object.entries(sites)) {
  const built = await buildSite(folder, {
    CONTENT_DIR: content,
    SITE_ENV: "local",
    SITE_URL: "",
    SOURCE_DATE_EPOCH: exampleMoment,
  });
  if (!built) process.exitCode = 1;
}
