import { renderToStaticMarkup } from "react-dom/server";
import { announcementsAt } from "../../../src/data/announcements.ts";
import type { Content } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import type { Page } from "../../../src/pages/_page.ts";
import { Announcements } from "../../../src/sections/Announcements/Announcements.tsx";
import { BookingDialog } from "../../../src/sections/BookingDialog/BookingDialog.tsx";
import { MobileMenu } from "../../../src/sections/MobileMenu/MobileMenu.tsx";
import { QuickDock } from "../../../src/sections/QuickDock/QuickDock.tsx";
import { SiteFooter } from "../../../src/sections/SiteFooter/SiteFooter.tsx";
import { SiteHeader } from "../../../src/sections/SiteHeader/SiteHeader.tsx";
import { TopBanner } from "../../../src/sections/TopBanner/TopBanner.tsx";
import { graphOf, toJsonLd } from "../../../src/seo/structured-data.ts";

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

/** What stands around every page, with every notice that there ever will be. */
export function frameOf(content: Content): string {
  const practice = practiceOf(content.practice);
  const links = { practice, navigation: content.navigation, services: content.services, path: "/" };
  return renderToStaticMarkup(
    <>
      <TopBanner practice={practice} />
      <SiteHeader {...links} />
      <MobileMenu {...links} />
      <Announcements announcements={announcementsAt(content, 0)} />
      <SiteFooter {...links} />
      <QuickDock practice={practice} />
      <BookingDialog practice={practice} />
    </>,
  );
}
