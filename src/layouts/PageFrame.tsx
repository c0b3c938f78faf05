import type { ReactNode } from "react";
import { Icons } from "../components/Icon/Icon.tsx";
import type { IconName } from "../components/Icon/icon-names.ts";
import { IconSprite } from "../components/IconSprite/IconSprite.tsx";
import { PreviewNotice, UnreviewedNotice } from "../components/PreviewNotice/PreviewNotice.tsx";
import { type PracticeLook, PracticeLookContext } from "../components/practice-look.ts";
import { TemplatePages } from "../components/TemplateMark/TemplateMark.tsx";
import type { DatedNotice } from "../data/announcements.ts";
import type { Practice } from "../data/practice.ts";
import type { Language, PathsByLanguage } from "../languages/languages.ts";
import { LanguageContext, PathsContext } from "../languages/use-words.ts";
import type { Navigation } from "../schemas/navigation.ts";
import { AccessibilityPanel } from "../sections/AccessibilityPanel/AccessibilityPanel.tsx";
import { Announcements } from "../sections/Announcements/Announcements.tsx";
import { BookingDialog } from "../sections/BookingDialog/BookingDialog.tsx";
import { MobileMenu } from "../sections/MobileMenu/MobileMenu.tsx";
import { QuickDock } from "../sections/QuickDock/QuickDock.tsx";
import { SiteFooter } from "../sections/SiteFooter/SiteFooter.tsx";
import { SiteHeader } from "../sections/SiteHeader/SiteHeader.tsx";
import { SkipLink } from "../sections/SkipLink/SkipLink.tsx";
import type { SiteLinks } from "../sections/site-links.ts";
import { TopBanner } from "../sections/TopBanner/TopBanner.tsx";

interface Props {
  /** URL path of the page in English, to mark it in the menus. */
  path: string;
  language: Language;
  practice: Practice;
  look: PracticeLook;
  navigation: Navigation;
  services: SiteLinks["services"];
  /** English paths of the pages in the language of this one. */
  here: ReadonlySet<string>;
  /** Paths of this page by language. */
  translations: PathsByLanguage;
  announcements: readonly DatedNotice[];
  /** Paths of pages that are unfinished templates. */
  templates: readonly string[];
  /** Whether this build is a preview and has to say so. */
  preview: boolean;
  /** Whether nobody has read the translation yet. */
  unreviewed: boolean;
  view: ReactNode;
}

/** The body of every page: the view and what surrounds it. */
export function PageFrame({
  path,
  language,
  practice,
  look,
  navigation,
  services,
  here,
  translations,
  announcements,
  templates,
  preview,
  unreviewed,
  view,
}: Props) {
  const links = { practice, navigation, services, path };
  const paths = { here, translations };
  const icons = new Set<IconName>();
  return (
    <LanguageContext value={language}>
      <PathsContext value={paths}>
        <TemplatePages value={templates}>
          <PracticeLookContext value={look}>
            <Icons value={icons}>
              <SkipLink />
              {preview && <PreviewNotice />}
              {unreviewed && <UnreviewedNotice />}
              <TopBanner practice={practice} />
              <SiteHeader {...links} />
              <MobileMenu {...links} />
              <Announcements announcements={announcements} />
              <main id="main" tabIndex={-1}>
                {view}
              </main>
              <SiteFooter {...links} />
              <QuickDock practice={practice} />
              <BookingDialog practice={practice} />
              <AccessibilityPanel />
              {/* Last: by now every icon of the page is in the set. */}
              <IconSprite names={icons} />
            </Icons>
          </PracticeLookContext>
        </TemplatePages>
      </PathsContext>
    </LanguageContext>
  );
}
