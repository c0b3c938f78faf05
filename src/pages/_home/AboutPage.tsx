import { Actions } from "../../components/Actions/Actions.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { CallNow } from "../../components/CallNow/CallNow.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { OfficeHours } from "../../components/OfficeHours/OfficeHours.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { Portrait } from "../../components/Portrait/Portrait.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { ShownPicture } from "../../components/picture.ts";
import { ReadMore } from "../../components/ReadMore/ReadMore.tsx";
import { RuledList } from "../../components/RuledList/RuledList.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import {
  type ServiceCard,
  ServiceDirectory,
} from "../../components/ServiceDirectory/ServiceDirectory.tsx";
import { SpecList } from "../../components/SpecList/SpecList.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { TwoLists } from "../../components/TwoLists/TwoLists.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { CallToAction } from "../../sections/CallToAction/CallToAction.tsx";
import { OfficePicture } from "../../sections/OfficePicture/OfficePicture.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"about">> {
  provider: Provider;
  portrait: ShownPicture;
  /** The building, or a room in it. */
  office: ShownPicture;
  /** The areas of expertise that the page shows as cards. */
  services: readonly ServiceCard[];
}

/** About the practice and its physician. */
export function AboutPage({ page, trail, practice, provider, portrait, office, services }: Props) {
  return (
    <>
      <Band top>
        <PageHead
          trail={trail}
          title={page.hero.title}
          picture={<OfficePicture picture={office} />}
        >
          <p className="lead soft">
            <Prose text={page.hero.lead} />
          </p>
          <Actions>
            <BookOrCall practice={practice} />
          </Actions>
        </PageHead>
      </Band>
      <Band joined>
        <Split>
          <h2>{page.welcome.title}</h2>
          <Paragraphs texts={page.welcome.paragraphs} lead />
        </Split>
      </Band>
      <Physician practice={practice} provider={provider} portrait={portrait} />
      {page.expertise && (
        <Band>
          <SectionHead title={page.expertise.title} />
          <ServiceDirectory services={services} layout="pairs" />
        </Band>
      )}
      <Band ground="mist">
        <Split>
          <h2>{page.practice.title}</h2>
          <Paragraphs texts={page.practice.paragraphs} lead />
        </Split>
      </Band>
      {page.conditions && (
        <Band ground="warm">
          <Split>
            <h2>{page.conditions.title}</h2>
            <Stack>
              <p className="lead">
                <Prose text={page.conditions.lead} />
              </p>
              <RuledList items={page.conditions.items} columns={2} />
            </Stack>
          </Split>
        </Band>
      )}
      <Band>
        <TwoLists lists={[page.specialized, page.technology]} />
        {practice.beforeSurgery && <Note {...practice.beforeSurgery} wide level={2} />}
      </Band>
      <Closing page={page} practice={practice} />
    </>
  );
}

/** The physician's portrait and biography. */
function Physician({
  practice,
  provider,
  portrait,
}: Pick<Props, "practice" | "provider" | "portrait">) {
  const words = useWords();
  return (
    <Band ground="mist">
      <Split>
        <Portrait picture={portrait} plate={provider} />
        <Stack>
          <h2>{provider.name}</h2>
          <Paragraphs texts={[provider.summary, ...provider.bio.paragraphs]} lead />
          <ReadMore>
            <Paragraphs texts={provider.bio.more} />
          </ReadMore>
          <SpecList
            facts={[
              { name: words.physician.boards, value: provider.boards.join("; ") },
              { name: words.physician.sees, value: practice.sees },
            ]}
          />
        </Stack>
      </Split>
    </Band>
  );
}

/** The end of the page: request an appointment or call, when, and for whom. */
function Closing({ page, practice }: Pick<Props, "page" | "practice">) {
  const words = useWords();
  return (
    <CallToAction
      {...page.callToAction}
      actions={
        <>
          <ButtonLink href="/contact-us">{words.requestAppointment}</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </>
      }
      facts={[
        { name: words.office.phone, value: <a href={practice.phoneHref}>{practice.phone}</a> },
        { name: words.closing.hours, value: <OfficeHours hours={practice.hours.about} /> },
        { name: words.closing.agesServed, value: words.office.agesFrom(practice.minimumAge) },
      ]}
    />
  );
}
