import type { ComponentProps } from "react";
import { markOf, neutralDrawing, readDrawing, viewsIn } from "../../art/drawings.ts";
import { pictureOf } from "../../art/pictures.ts";
import { announcementsAt } from "../../data/announcements.ts";
import { buildMoment } from "../../data/build-moment.ts";
import { isPublicCatalog } from "../../data/catalogs.ts";
import { contentIn } from "../../data/content.ts";
import type { Content } from "../../data/load-content.ts";
import { type Practice, practiceOf } from "../../data/practice.ts";
import { isPreview } from "../../data/site-environment.ts";
import { getPhotographs } from "../../files/photographs/photographs.ts";
import type { Page } from "../_page.ts";
import { previewNoticeOf } from "../_preview.ts";
import type { PageFrame } from "./PageFrame.tsx";

/**
 * The view of a page, and what its frame shows around it.
 *
 * @param site what the page was made from, in every language
 */
export async function frameOf(
  page: Page,
  site: Content,
): Promise<ComponentProps<typeof PageFrame>> {
  const { language } = page;
  const content = contentIn(site, language);
  const practice = practiceIn(content, site);
  const { photographOf } = await getPhotographs();
  const { drawing } = practice.look;
  const drawingFile = drawing?.file ?? neutralDrawing;
  const { catalogs = [], withheld = [] } =
    language === "en" ? {} : (site.translations[language] ?? {});
  return {
    path: page.translationOf ?? page.path,
    language,
    practice,
    onCall: page.onCall,
    look: {
      mark: markOf(practice),
      drawing: pictureOf(drawingFile),
      views: viewsIn(readDrawing(drawingFile, practice)),
      fillsFrame: drawing?.fillsFrame ?? [],
      photographOf,
    },
    navigation: content.navigation,
    services: content.services.map(({ slug, title, shortTitle }) => ({
      slug,
      title,
      shortTitle,
      language: withheld.includes(`content/services/${slug}.yaml`) ? "en" : undefined,
    })),
    translated: page.translated,
    translations: page.translations,
    announcements: announcementsAt(content, buildMoment(), language),
    templates: content.legal.filter(({ template }) => template).map(({ slug }) => `/${slug}`),
    preview: isPreview() ? previewNoticeOf(page, site) : undefined,
    unreviewed: catalogs.some(
      (catalog) => page.sources.includes(catalog.of) && !isPublicCatalog(catalog),
    ),
    view: await page.render({ ...page, practice, pictureOf, photographOf }),
  };
}

/** The practice in the language of its content. A language that has pages needs no line among the other languages. */
function practiceIn({ practice, language }: Content, { translations }: Content): Practice {
  const facts = practiceOf(practice, language);
  const others = Object.entries(facts.otherLanguages ?? {}).filter(
    ([tag]) => !(tag in translations),
  );
  return { ...facts, otherLanguages: Object.fromEntries(others) };
}
