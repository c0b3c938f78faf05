import type { PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import type { Sign } from "../../data/signs.ts";
import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallToAction } from "../../parts/book/CallToAction.tsx";
import { ContactBar } from "../../parts/book/ContactBar.tsx";
import { OnlineServices } from "../../parts/book/OnlineServices.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { OfficeHours } from "../../parts/office/OfficeHours.tsx";
import { OfficeMap } from "../../parts/office/OfficeMap.tsx";
import { OtherOffices } from "../../parts/office/OtherOffices.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Actions } from "../../ui/Actions.tsx";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Note } from "../../ui/Note.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"contact">> {
  /** Of those for everybody. */
  signs: readonly Sign[];
  /** The page of all symptoms, where there is one. */
  symptoms: PageLink | undefined;
}

/** How to reach and find the practice. There is no form. */
export function ContactPage({ page, trail, practice, signs, symptoms }: Props) {
  const words = useWords();
  const actions = <BookOrCall practice={practice} />;
  return (
    <>
      <PageHero art="none" trail={trail} {...page.hero} compact underBar>
        <Actions>{actions}</Actions>
      </PageHero>
      <ContactBar practice={practice} phoneNote={page.phoneNote} />
      <Band>
        <Split even>
          <OfficeMap office={practice.offices[0]} />
          <Stack>
            <h2>{practice.offices[0].name ?? page.office.title}</h2>
            <SpecList
              facts={[
                {
                  name: words.office.hours,
                  value: <OfficeHours hours={practice.hours.contact} />,
                  // On paper the facts at the top are in view.
                  screenOnly: true,
                },
                {
                  name: words.office.fax,
                  value: practice.fax && <Unbroken>{practice.fax}</Unbroken>,
                },
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
      {page.firstVisit && (
        <Band ground="mist" screenOnly>
          <Split>
            <h2>{page.firstVisit.title}</h2>
            <Stack>
              <p className="lead">
                <Prose text={page.firstVisit.text} />
              </p>
              <ArrowLink href={paths.newPatients}>{page.firstVisit.link}</ArrowLink>
            </Stack>
          </Split>
        </Band>
      )}
      <Band ground="warm" labelledBy="phone-help">
        <Split>
          <h2 id="phone-help">{practice.phoneHelp.title}</h2>
          <div>
            {practice.phoneHelp.ways.map(({ term, meaning }) => (
              <Disclosure key={term} summary={term}>
                <p>
                  <Prose text={meaning} />
                </p>
              </Disclosure>
            ))}
          </div>
        </Split>
      </Band>
      <Band>
        <SignsCard
          id="emergency"
          title={words.danger.title}
          practice={practice}
          signs={signs}
          more={symptoms}
        />
      </Band>
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
