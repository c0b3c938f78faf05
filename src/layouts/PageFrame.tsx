import type { ReactNode } from "react";
import { Icons } from "../components/Icon/Icon.tsx";
import type { IconName } from "../components/Icon/icon-names.ts";
import { IconSprite } from "../components/IconSprite/IconSprite.tsx";
import { PreviewNotice } from "../components/PreviewNotice/PreviewNotice.tsx";
import { type PracticeLook, PracticeLookContext } from "../components/practice-look.ts";
import { TemplatePages } from "../components/TemplateMark/TemplateMark.tsx";
import type { DatedNotice } from "../data/announcements.ts";
import type { Practice } from "../data/practice.ts";
import type { Language } from "../languages/languages.ts";
import { LanguageContext } from "../languages/use-words.ts";
import type { Navigation } from "../schemas/navigation.ts";
import { AccessibilityPanel } from "../sections/AccessibilityPanel/AccessibilityPanel.tsx";
import { Announcements } from "../sections/Announcements/Announcements.tsx";
import { BookingDialog } from "../sections/BookingDialog/BookingDialog.tsx";
import { MobileMenu } from "../sections/MobileMenu/MobileMenu.tsx";
import { QuickDock } from "../sections/QuickDock/QuickDock.tsx";
import { SiteFooter } from "../sections/SiteFooter/SiteFooter.tsx";
import { SiteHeader } from "../sections/SiteHeader/SiteHeader.tsx";
import { SkipLink } from "../sections/SkipLink/SkipLink.tsx";
import { TopBanner } from "../sections/TopBanner/TopBanner.tsx";

interface Props {
  /** URL path of the page, to mark it in the menus. */
  path: string;
  language: Language;
  practice: Practice;
  look: PracticeLook;
  navigation: Navigation;
  services: readonly { slug: string; title: string }[];
  announcements: readonly DatedNotice[];
  /** Paths of pages that are unfinished templates. */
  templates: readonly string[];
  /** Whether this build is a preview and has to say so. */
  preview: boolean;
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
  announcements,
  templates,
  preview,
  view,
}: Props) {
  const links = { practice, navigation, services, path };
  const icons = new Set<IconName>();
  return (
    <LanguageContext value={language}>
      <TemplatePages value={templates}>
        <PracticeLookContext value={look}>
          <Icons value={icons}>
            <SkipLink />
            {preview && <PreviewNotice />}
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
    </LanguageContext>
  );
}
