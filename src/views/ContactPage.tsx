import { Actions } from "../components/Actions.tsx";
import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { BookOnline, CallNow } from "../components/Button.tsx";
import { GoLink } from "../components/GoLink.tsx";
import { LanguageLink } from "../components/LanguageLink.tsx";
import { Note } from "../components/Note.tsx";
import { OfficeHours } from "../components/OfficeHours.tsx";
import { Prose } from "../components/Prose.tsx";
import { SpecList } from "../components/SpecList.tsx";
import { Split } from "../components/Split.tsx";
import { Stack } from "../components/Stack.tsx";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { CallToAction } from "../sections/CallToAction.tsx";
import { ContactBar } from "../sections/FactBar.tsx";
import { OfficeMap } from "../sections/OfficeMap.tsx";
import { TanHero } from "../sections/TanHero.tsx";

interface Props {
  page: PageContent<"contact">;
  trail: readonly Crumb[];
  practice: Practice;
  /** Path of this page in Spanish. */
  inSpanish: string;
}

/** How to reach and find the practice. There is no form. */
export function ContactPage({ page, trail, practice, inSpanish }: Props) {
  const actions = (
    <>
      <BookOnline url={practice.booking.pageUrl} />
      <CallNow href={practice.phoneHref} />
    </>
  );
  return (
    <>
      <TanHero trail={<Breadcrumbs trail={trail} />} {...page.hero} art={{ view: "mouth" }} low underBar>
        <Actions>{actions}</Actions>
        <LanguageLink language="es" href={inSpanish} />
      </TanHero>
      <ContactBar practice={practice} phoneNote={page.phoneNote} />
      <Band>
        <Split even>
          <OfficeMap practice={practice} />
          <Stack>
            <h2>{page.office.title}</h2>
            <SpecList
              facts={[
                { name: "Hours", value: <OfficeHours hours={practice.hours.contact} /> },
                { name: "Fax", value: practice.fax },
                { name: "Parking", value: practice.parking },
                { name: "Ages", value: `${practice.minimumAge} and older` },
              ]}
            />
            <Note {...page.arrival} />
          </Stack>
        </Split>
      </Band>
      <Band ground="mist">
        <Split>
          <h2>{page.firstVisit.title}</h2>
          <Stack>
            <p className="lead">
              <Prose text={page.firstVisit.text} />
            </p>
            <GoLink href="/new-patients">{page.firstVisit.link}</GoLink>
          </Stack>
        </Split>
        <Note {...practice.emergency} urgent wide onTint level={2} />
      </Band>
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
