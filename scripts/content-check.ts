import { checked } from "../src/checks/content-errors.ts";
import { getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";

/** `npm run content:check`: says whether the content is right, without building the site. */
try {
  const { services, locations, openValues } = checked(getContent());
  console.log(
    `The content is right: ${services.length} services, ${locations.length} locations, ${openValues.length} values still to confirm.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
