import type { Problem } from "../../src/data/content-error.ts";
import { unusedFormFiles } from "../../src/data/form-files.ts";
import type { Content } from "../../src/data/load-content.ts";
import { distantNotices, oddHours } from "./dates.ts";
import { leftOut } from "./facts.ts";
import { cutResults, longPages } from "./length.ts";
import { missingLinks } from "./missing-parts.ts";
import { doubtfulOffices } from "./offices.ts";
import { ofOnePhysician } from "./one-physician.ts";
import { doubtfulServices } from "./online-services.ts";
import { unusedPhotographs } from "./photographs.ts";
import { proseIn } from "./prose.ts";
import { hardReading } from "./reading.ts";
import { formerNames } from "./service-names.ts";
import { staleTranslations, untranslated } from "./translations.ts";
import { wrongWording } from "./wording.ts";

/**
 * Warnings about wording and readability, which stop nothing. Takes seconds, so builds leave it to `npm run
 * content:check`.
 *
 * @param root the content folder
 * @param today YYYY-MM-DD, in the time zone of the practice
 */
export async function contentWarnings(
  content: Content,
  root: string,
  today = Temporal.Now.plainDateISO(content.practice.timeZone).toString(),
): Promise<Problem[]> {
  const prose = proseIn(content);
  const warnings = [
    ...wrongWording(prose, content),
    ...ofOnePhysician(content),
    ...(await hardReading(prose)),
    ...longPages(prose, content),
    ...cutResults(content),
    ...leftOut(content),
    ...unusedPhotographs(content, root),
    ...unusedFormFiles(root, content),
    ...oddHours(content),
    ...distantNotices(content, today),
    ...doubtfulOffices(content),
    ...doubtfulServices(content),
    ...formerNames(content),
    ...missingLinks(content),
    ...untranslated(content),
    ...staleTranslations(content),
  ];
  return warnings.sort(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0),
  );
}
