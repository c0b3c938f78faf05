import type { ComponentProps, ReactNode } from "react";
import type { DatedNotice } from "../../data/announcements.ts";
import type { Practice } from "../../data/practice.ts";
import type { Language } from "../../languages/languages.ts";
import { LanguageContext, PathsContext } from "../../languages/use-words.ts";
import { BookingDialog } from "../../parts/book/BookingDialog.tsx";
import { AccessibilityPanel } from "../../parts/frame/AccessibilityPanel.tsx";
import { Announcements } from "../../parts/frame/Announcements/Announcements.tsx";
import { MainMenu } from "../../parts/frame/MainMenu/MainMenu.tsx";
import { PreviewNotice, UnreviewedNotice } from "../../parts/frame/PreviewNotice.tsx";
import { QuickDock } from "../../parts/frame/QuickDock.tsx";
import { SiteFooter } from "../../parts/frame/SiteFooter.tsx";
import { SiteHeader } from "../../parts/frame/SiteHeader.tsx";
import { SkipLink } from "../../parts/frame/SkipLink.tsx";
import type { SiteLinks } from "../../parts/frame/site-links.ts";
import { TopBanner } from "../../parts/frame/TopBanner.tsx";
import { type PracticeLook, PracticeLookContext } from "../../parts/pictures/practice-look.ts";
import { Icons } from "../../ui/Icon.tsx";
import { IconSprite } from "../../ui/IconSprite.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { TemplatePages } from "../../ui/TemplateMark.tsx";
import type { Page } from "../_page.ts";

interface Props extends SiteLinks, Pick<Page, "translated" | "translations"> {
  language: Language;
  practice: Practice;
  onCall: Page["onCall"];
  look: PracticeLook;
  announcements: readonly DatedNotice[];
  /** Paths of pages that are unfinished templates. */
  templates: readonly string[];
  /** What a preview says of the page; undefined in any other build. */
  preview: ComponentProps<typeof PreviewNotice> | undefined;
  /** Whether nobody has read the translation yet. */
  unreviewed: boolean;
  view: ReactNode;
}

/** The body of every page: the view and what surrounds it. */
export function PageFrame({
  language,
  practice,
  onCall,
  look,
  translated,
  translations,
  announcements,
  templates,
  preview,
  unreviewed,
  view,
  ...siteLinks
}: Props) {
  const links = { practice, ...siteLinks };
  const called = { ...practice, ...onCall };
  const isOnCall = onCall !== undefined;
  const paths = { translated, translations };
  const icons = new Set<IconName>();
  return (
    <LanguageContext value={language}>
      <PathsContext value={paths}>
        <TemplatePages value={templates}>
          <PracticeLookContext value={look}>
            <Icons value={icons}>
              <SkipLink />
              {preview && <PreviewNotice {...preview} />}
              {unreviewed && <UnreviewedNotice />}
              <TopBanner {...links} practice={called} isOnCall={isOnCall} />
              <SiteHeader {...links} practice={called} />
              <Announcements announcements={announcements} />
              <main id="main" tabIndex={-1}>
                {view}
              </main>
              <SiteFooter {...links} />
              <QuickDock practice={called} isOnCall={isOnCall} />
              <MainMenu {...links} />
              {practice.booking && <BookingDialog practice={practice} onCall={onCall} />}
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
