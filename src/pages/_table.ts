import type { Content } from "../data/load-content.ts";
import { paths } from "../data/paths.ts";
import { homePage } from "./_home/entries.ts";
import type { PageEntry } from "./_page.ts";
import {
  contactPage,
  costsPage,
  forChildrenPage,
  guidePage,
  namesPage,
  newPatientsPage,
  offlinePage,
  referralsPage,
  visitPackPage,
} from "./_patients/entries.ts";
import { locationPages, locationsPage } from "./_places/entries.ts";
import { aboutPage, providerPages, providersPage, testimonialsPage } from "./_practice/entries.ts";
import {
  afterAnyOperationPage,
  painMedicinePage,
  recoveriesPage,
  recoveryPages,
} from "./_recovery/entries.ts";
import { servicePages, servicesPage, topicPages } from "./_services/entries.ts";
import { statementPages } from "./_statements/entries.ts";
import { placePages, symptomsPage } from "./_symptoms/entries.ts";

/** The pages at a path, or below it; none where the practice has none. */
type Entries = (content: Content, path: string) => PageEntry[];

/**
 * The table of pages: every page that the site answers with 200 but its search, which lists the others.
 * Routes, breadcrumbs, sitemap, search, link checks and tests derive from it. To add a page: a path in src/data/paths.ts, a row here, a schema in
 * src/schemas/pages.ts, a content file, and its entry beside its view in a folder of src/pages/.
 */
const table: readonly (readonly [path: string, entries: Entries])[] = [
  [paths.home, homePage],
  [paths.about, aboutPage],
  [paths.providers, providersPage],
  [paths.providers, providerPages],
  [paths.services, servicesPage],
  [paths.service, servicePages],
  [paths.service, topicPages],
  [paths.symptoms, symptomsPage],
  [paths.symptoms, placePages],
  [paths.contact, contactPage],
  [paths.newPatients, newPatientsPage],
  [paths.visitPack, visitPackPage],
  [paths.forChildren, forChildrenPage],
  [paths.costs, costsPage],
  [paths.recovery, recoveriesPage],
  [paths.recovery, recoveryPages],
  [paths.afterAnyOperation, afterAnyOperationPage],
  [paths.painMedicine, painMedicinePage],
  [paths.beforeSurgery, guidePage("before-surgery")],
  [paths.children, guidePage("children")],
  [paths.names, namesPage],
  [paths.referrals, referralsPage],
  [paths.testimonials, testimonialsPage],
  [paths.locations, locationsPage],
  [paths.locations, locationPages],
  ["", statementPages],
  [paths.offline, offlinePage],
];

/** Every page in the language of the content but its search, with English paths. */
export function entriesOf(content: Content): PageEntry[] {
  return table.flatMap(([path, entries]) => entries(content, path));
}
