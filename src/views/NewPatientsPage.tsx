import { Actions } from "../components/Actions.tsx";
import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { BookOnline, CallNow } from "../components/Button.tsx";
import { GoLink } from "../components/GoLink.tsx";
import { LanguageLink } from "../components/LanguageLink.tsx";
import { Note } from "../components/Note.tsx";
import { Prose } from "../components/Prose.tsx";
import { Split } from "../components/Split.tsx";
import { Stack } from "../components/Stack.tsx";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { CallToAction } from "../sections/CallToAction.tsx";
import { ServiceSections } from "../sections/ServiceSections.tsx";
import { TanHero } from "../sections/TanHero.tsx";

interface Props {
  page: PageContent<"new-patients">;
  trail: readonly Crumb[];
  practice: Practice;
  /** Path of this page in Spanish. */
  inSpanish: string;
  /** Path of the page to print and fill in. */
  visitPack: string;
}

/** Before, during and after a first visit. */
export function NewPatientsPage({ page, trail, practice, inSpanish, visitPack }: Props) {
  const actions = (
    <>
      <BookOnline url={practice.booking.pageUrl} />
      <CallNow href={practice.phoneHref} />
    </>
  );
  return (
    <>
      <TanHero trail={<Breadcrumbs trail={trail} />} {...page.hero} art={{ view: "airway" }} low>
        <Actions>{actions}</Actions>
        <LanguageLink language="es" href={inSpanish} />
      </TanHero>
      <Band ground="mist">
        <Split>
          <h2>{page.pack.title}</h2>
          <Stack>
            <p className="lead">
              <Prose text={page.pack.text} />
            </p>
            <GoLink href={visitPack}>{page.pack.link}</GoLink>
          </Stack>
        </Split>
      </Band>
      <ServiceSections sections={page.sections} />
      <Band joined>
        <Note {...practice.emergency} urgent wide level={2} />
      </Band>
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
