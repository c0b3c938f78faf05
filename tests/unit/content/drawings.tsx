import { renderToStaticMarkup } from "react-dom/server";
import { announcementsAt } from "../../../src/data/announcements.ts";
import type { Content } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { graphOf, toJsonLd } from "../../../src/pages/_document/structured-data.ts";
import type { Page } from "../../../src/pages/_page.ts";
import { BookingDialog } from "../../../src/parts/book/BookingDialog.tsx";
import { Announcements } from "../../../src/parts/frame/Announcements/Announcements.tsx";
import { QuickDock } from "../../../src/parts/frame/QuickDock.tsx";
import { SiteFooter } from "../../../src/parts/frame/SiteFooter.tsx";
import { SiteHeader } from "../../../src/parts/frame/SiteHeader.tsx";
import { TopBanner } from "../../../src/parts/frame/TopBanner.tsx";

// Pictures come from the build.
const pictureOf = () => ({ src: "/picture.svg", width: 6, height: 7 });
const photographOf = ({ alt }: { alt: string }) => ({ ...pictureOf(), alt });

/** What is seen of a page, and what search engines are told, as HTML. */
export async function htmlOf(page: Page, content: Content): Promise<string> {
  const practice = practiceOf(content.practice);
  const view = renderToStaticMarkup(
    await page.render({ ...page, practice, pictureOf, photographOf }),
  );
  return `${view}<script type="application/ld+json">${toJsonLd(graphOf(page, content))}</script>`;
}

/** What is around every page, with every notice that there ever will be. */
export function frameOf(content: Content): string {
  const practice = practiceOf(content.practice);
  const links = { practice, navigation: content.navigation, services: content.services, path: "/" };
  return renderToStaticMarkup(
    <>
      <TopBanner {...links} />
      <SiteHeader {...links} />
      <Announcements announcements={announcementsAt(content, 0)} />
      <SiteFooter {...links} />
      <QuickDock practice={practice} />
      <BookingDialog practice={practice} />
    </>,
  );
}
