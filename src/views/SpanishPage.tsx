import { Actions } from "../components/Actions.tsx";
import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { ButtonLink, ExternalButtonLink } from "../components/Button.tsx";
import { GoLink } from "../components/GoLink.tsx";
import { LanguageLink } from "../components/LanguageLink.tsx";
import { Note } from "../components/Note.tsx";
import { OfficeHours } from "../components/OfficeHours.tsx";
import { PostalAddress } from "../components/PostalAddress.tsx";
import { Prose } from "../components/Prose.tsx";
import { SpecList } from "../components/SpecList.tsx";
import { Split } from "../components/Split.tsx";
import { Stack } from "../components/Stack.tsx";
import type { HoursLine } from "../data/hours.ts";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { CallToAction } from "../sections/CallToAction.tsx";
import { ServiceSections } from "../sections/ServiceSections.tsx";
import { TanHero } from "../sections/TanHero.tsx";

type Spanish = PageContent<"es">;

interface Props {
  page: Pick<Spanish, "hero" | "review" | "sections" | "callToAction">;
  labels: Spanish["labels"];
  trail: readonly Crumb[];
  practice: Practice;
  /** Path of this page in English. */
  inEnglish: string;
  /** How to reach the office; on one of the pages only. */
  office?: { words: Spanish["contact"]; hours: readonly HoursLine[]; firstVisit: { label: string; path: string } };
}

/** A page in Spanish: what is most needed to call, come and be seen. */
export function SpanishPage({ page, labels, trail, practice, inEnglish, office }: Props) {
  const actions = (
    <>
      <ExternalButtonLink href={practice.booking.pageUrl} newTab={labels.newTab}>
        {labels.book}
      </ExternalButtonLink>
      <ButtonLink href={practice.phoneHref} outline>
        {labels.call}
      </ButtonLink>
    </>
  );
  return (
    <>
      <TanHero trail={<Breadcrumbs trail={trail} label={labels.breadcrumb} />} {...page.hero} art={{ view: "mouth" }} low>
        <Actions>{actions}</Actions>
        <LanguageLink language="en" href={inEnglish} />
      </TanHero>
      {(page.review || office) && (
        <Band>
          <Split even>
            {page.review && (
              <Stack>
                <Note title={page.review.title} text={page.review.text} level={2} />
                <p lang="en" className="soft">
                  <Prose text={page.review.english} />
                </p>
              </Stack>
            )}
            {office && (
              <Stack>
                <h2>{office.words.title}</h2>
                <SpecList
                  facts={[
                    { name: office.words.phone, value: <a href={practice.phoneHref}>{practice.phone}</a> },
                    { name: office.words.fax, value: practice.fax },
                    { name: office.words.address, value: <PostalAddress lines={practice.addressLines} /> },
                    { name: office.words.hours, value: <OfficeHours hours={office.hours} closed={office.words.closed} /> },
                    { name: office.words.ages, value: office.words.agesFrom },
                  ]}
                />
                <GoLink href={office.firstVisit.path}>{office.firstVisit.label}</GoLink>
              </Stack>
            )}
          </Split>
        </Band>
      )}
      <ServiceSections sections={page.sections} />
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
