import type { Danger } from "../../data/signs.ts";
import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall/BookOrCall.tsx";
import { CallToAction } from "../../parts/book/CallToAction/CallToAction.tsx";
import { ContactBar } from "../../parts/book/ContactBar/ContactBar.tsx";
import { OnlineServices } from "../../parts/book/OnlineServices/OnlineServices.tsx";
import { OfficeHours } from "../../parts/hours/OfficeHours/OfficeHours.tsx";
import { OfficeMap } from "../../parts/hours/OfficeMap/OfficeMap.tsx";
import { OtherOffices } from "../../parts/hours/OtherOffices/OtherOffices.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PageHero } from "../../parts/layout/PageHero/PageHero.tsx";
import { Split } from "../../parts/layout/Split/Split.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { TermList } from "../../parts/service/TermList/TermList.tsx";
import { Signs } from "../../parts/symptoms/Signs/Signs.tsx";
import { Actions } from "../../parts/text/Actions/Actions.tsx";
import { ArrowLink } from "../../parts/text/ArrowLink/ArrowLink.tsx";
import { Note } from "../../parts/text/Note/Note.tsx";
import { Prose } from "../../parts/text/Prose/Prose.tsx";
import { SectionHead } from "../../parts/text/SectionHead/SectionHead.tsx";
import { SpecList } from "../../parts/text/SpecList/SpecList.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"contact">> {
  danger: Danger;
}

/** How to reach and find the practice. There is no form. */
export function ContactPage({ page, trail, practice, danger }: Props) {
  const words = useWords();
  const actions = <BookOrCall practice={practice} />;
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact underBar>
        <Actions>{actions}</Actions>
      </PageHero>
      <ContactBar practice={practice} phoneNote={page.phoneNote} />
      <Band ground="warm" labelledBy="phone-help">
        <SectionHead id="phone-help" title={practice.phoneHelp.title} />
        <TermList items={practice.phoneHelp.ways} columns />
      </Band>
      <Band>
        <Split even>
          <OfficeMap office={practice.offices[0]} />
          <Stack>
            <h2>{practice.offices[0].name ?? page.office.title}</h2>
            <SpecList
              facts={[
                { name: words.office.hours, value: <OfficeHours hours={practice.hours.contact} /> },
                { name: words.office.fax, value: practice.fax },
                { name: words.office.parking, value: practice.parking },
                { name: words.office.ages, value: words.office.agesFrom(practice.minimumAge) },
              ]}
            />
            <OnlineServices practice={practice} />
            {page.arrival && <Note {...page.arrival} />}
          </Stack>
        </Split>
        <OtherOffices practice={practice} />
      </Band>
      <Band ground="mist">
        {page.firstVisit && (
          <Split>
            <h2>{page.firstVisit.title}</h2>
            <Stack>
              <p className="lead">
                <Prose text={page.firstVisit.text} />
              </p>
              <ArrowLink href="/new-patients">{page.firstVisit.link}</ArrowLink>
            </Stack>
          </Split>
        )}
        <Signs id="emergency" practice={practice} {...danger} apart />
      </Band>
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
