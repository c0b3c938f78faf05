import { Actions } from "../../components/Actions/Actions.tsx";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { CallToAction } from "../../sections/CallToAction/CallToAction.tsx";
import { EmergencyCard } from "../../sections/EmergencyCard/EmergencyCard.tsx";
import { OnlineServices } from "../../sections/OnlineServices/OnlineServices.tsx";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import { ServiceSections } from "../../sections/ServiceSections/ServiceSections.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"new-patients">> {
  /** Path of the page to print and fill in. */
  visitPack: string;
}

/** Before, during and after a first visit. */
export function NewPatientsPage({ page, trail, practice, visitPack }: Props) {
  const actions = <BookOrCall practice={practice} />;
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact>
        <Actions>{actions}</Actions>
      </PageHero>
      {page.pack && (
        <Band ground="mist">
          <Split>
            <h2>{page.pack.title}</h2>
            <Stack>
              <p className="lead">
                <Prose text={page.pack.text} />
              </p>
              <ArrowLink href={visitPack}>{page.pack.link}</ArrowLink>
              <OnlineServices practice={practice} />
            </Stack>
          </Split>
        </Band>
      )}
      <ServiceSections practice={practice} sections={page.sections} />
      <Band joined>
        {practice.beforeSurgery && <Note {...practice.beforeSurgery} wide level={2} />}
        <EmergencyCard id="emergency" answers={practice.answers} emergency={practice.emergency} />
      </Band>
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
