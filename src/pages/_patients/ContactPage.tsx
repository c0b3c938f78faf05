import { Actions } from "../../components/Actions/Actions.tsx";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { OfficeHours } from "../../components/OfficeHours/OfficeHours.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { SpecList } from "../../components/SpecList/SpecList.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { TermList } from "../../components/TermList/TermList.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { CallToAction } from "../../sections/CallToAction/CallToAction.tsx";
import { ContactBar } from "../../sections/ContactBar/ContactBar.tsx";
import { EmergencyCard } from "../../sections/EmergencyCard/EmergencyCard.tsx";
import { OfficeMap } from "../../sections/OfficeMap/OfficeMap.tsx";
import { OnlineServices } from "../../sections/OnlineServices/OnlineServices.tsx";
import { OtherOffices } from "../../sections/OtherOffices/OtherOffices.tsx";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import type { ViewProps } from "../_view-props.ts";

/** How to reach and find the practice. There is no form. */
export function ContactPage({ page, trail, practice }: ViewProps<PageContent<"contact">>) {
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
        <EmergencyCard id="emergency" answers={practice.answers} emergency={practice.emergency} />
      </Band>
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
