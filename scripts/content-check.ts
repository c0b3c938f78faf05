import { contentFolder, getAllContent } from "../src/data/content.ts";
import { ContentError, inContentFolder } from "../src/data/content-error.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { contentWarnings } from "../staff/checks/content-warnings.ts";
import { wrongDrawings } from "../staff/checks/drawings.ts";
import { unreadableForms } from "../staff/checks/forms.ts";
import { wrongPhotographs } from "../staff/checks/photographs.ts";
import { counted } from "../staff/review/list-text.ts";

/** `npm run content:check`: checks the content without building the site. Errors exit with 1, warnings with 0. */
try {
  const content = checked(getAllContent());
  const problems = [
    ...(await wrongPhotographs(content, contentFolder())),
    ...(await wrongDrawings(contentFolder())),
    ...(await unreadableForms(content, contentFolder())),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const warnings = await contentWarnings(content, contentFolder());
  for (const { file, line, field, remedy } of warnings)
    console.warn(
      inContentFolder(
        `${[file, line].filter(Boolean).join(":")} ${field ? `${field}: ` : ""}${remedy}`,
      ),
    );
  const { services, locations } = content;
  console.log(
    `The content is right: ${counted(services.length, "service")}, ${counted(locations.length, "location")}, ${counted(warnings.length, "warning")}.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
