import { Actions } from "../components/Actions/Actions.tsx";
import { ArrowLink } from "../components/ArrowLink/ArrowLink.tsx";
import { Band } from "../components/Band/Band.tsx";
import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { LanguageLink } from "../components/LanguageLink/LanguageLink.tsx";
import { Note } from "../components/Note/Note.tsx";
import { OfficeHours } from "../components/OfficeHours/OfficeHours.tsx";
import { PostalAddress } from "../components/PostalAddress/PostalAddress.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { SpecList } from "../components/SpecList/SpecList.tsx";
import { Split } from "../components/Split/Split.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import type { HoursLine } from "../data/hours.ts";
import type { PageLink } from "../data/page-link.ts";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { ServiceSections } from "../sections/ServiceSections/ServiceSections.tsx";

type Spanish = PageContent<"es">;

interface Props {
  page: Pick<Spanish, "hero" | "review" | "sections" | "callToAction">;
  labels: Spanish["labels"];
  trail: readonly PageLink[];
  practice: Practice;
  /** Path of this page in English. */
  inEnglish: string;
  /** How to reach the office; on one of the pages only. */
  office?: {
    words: Spanish["contact"];
    hours: readonly HoursLine[];
    firstVisit: { label: string; path: string };
  };
}

/** A page in Spanish: what is most needed to call, visit and be seen. */
export function SpanishPage({ page, labels, trail, practice, inEnglish, office }: Props) {
  const actions = (
    <>
      <ButtonLink href={practice.booking.pageUrl} newTab>
        {labels.book}
      </ButtonLink>
      <ButtonLink href={practice.phoneHref} outline>
        {labels.call}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHero trail={trail} {...page.hero} art={{ view: "mouth" }} compact>
        <Actions>{actions}</Actions>
        <LanguageLink language="en" href={inEnglish} />
      </PageHero>
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
                    {
                      name: office.words.phone,
                      value: <a href={practice.phoneHref}>{practice.phone}</a>,
                    },
                    { name: office.words.fax, value: practice.fax },
                    {
                      name: office.words.address,
                      value: <PostalAddress lines={practice.addressLines} />,
                    },
                    {
                      name: office.words.hours,
                      value: <OfficeHours hours={office.hours} />,
                    },
                    { name: office.words.ages, value: office.words.agesFrom },
                  ]}
                />
                <ArrowLink href={office.firstVisit.path}>{office.firstVisit.label}</ArrowLink>
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
