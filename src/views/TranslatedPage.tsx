import { Actions } from "../components/Actions/Actions.tsx";
import { AfterHours } from "../components/AfterHours/AfterHours.tsx";
import { ArrowLink } from "../components/ArrowLink/ArrowLink.tsx";
import { Band } from "../components/Band/Band.tsx";
import { BookOrCall } from "../components/BookOrCall/BookOrCall.tsx";
import { LanguageLinks } from "../components/LanguageLinks/LanguageLinks.tsx";
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
import { useWords } from "../languages/use-words.ts";
import type { TranslationInSections } from "../schemas/pages.ts";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { OnlineServices } from "../sections/OnlineServices/OnlineServices.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { PhoneHelp } from "../sections/PhoneHelp/PhoneHelp.tsx";
import { ServiceSections } from "../sections/ServiceSections/ServiceSections.tsx";
import type { ViewProps } from "./view-props.ts";

interface Office {
  title: string;
  hours: readonly HoursLine[];
  /** The page for new patients, where it is translated too. */
  firstVisit: PageLink | undefined;
}

interface Props
  extends ViewProps<Pick<TranslationInSections, "hero" | "review" | "sections" | "callToAction">> {
  /** How to reach the office; on one of the pages only. */
  office?: Office;
  /** The visit told to a child, where it is translated too. */
  forChildren?: PageLink | undefined;
}

/** A page in another language than English: what is most needed to call, come and be seen. */
export function TranslatedPage({
  page,
  trail,
  translations,
  practice,
  office,
  forChildren,
}: Props) {
  const actions = <BookOrCall practice={practice} />;
  const review = page.review.status === "awaiting" ? page.review : undefined;
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact>
        <Actions>{actions}</Actions>
        <LanguageLinks paths={translations} />
      </PageHero>
      {(review || office || forChildren) && (
        <Band>
          <Split even>
            {review && (
              <Stack>
                <Note title={review.title} text={review.text} level={2} />
                <p lang="en" className="soft">
                  <Prose text={review.english} />
                </p>
              </Stack>
            )}
            {forChildren && <ArrowLink href={forChildren.path}>{forChildren.label}</ArrowLink>}
            {office && <OfficeFacts practice={practice} {...office} />}
          </Split>
        </Band>
      )}
      {office && <PhoneHelp practice={practice} />}
      <ServiceSections sections={page.sections} />
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}

function OfficeFacts({ practice, title, hours, firstVisit }: Office & { practice: Practice }) {
  const words = useWords().office;
  return (
    <Stack>
      <h2>{title}</h2>
      <SpecList
        facts={[
          { name: words.phone, value: <a href={practice.phoneHref}>{practice.phone}</a> },
          { name: words.fax, value: practice.fax },
          { name: words.address, value: <PostalAddress lines={practice.addressLines} /> },
          { name: words.hours, value: <OfficeHours hours={hours} /> },
          { name: words.ages, value: words.agesFrom(practice.minimumAge) },
        ]}
      />
      <OnlineServices practice={practice} />
      <AfterHours practice={practice} />
      {firstVisit && <ArrowLink href={firstVisit.path}>{firstVisit.label}</ArrowLink>}
    </Stack>
  );
}
