import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall/BookOrCall.tsx";
import { CallNow } from "../../parts/book/CallNow/CallNow.tsx";
import { CallToAction } from "../../parts/book/CallToAction/CallToAction.tsx";
import { OfficeHours } from "../../parts/hours/OfficeHours/OfficeHours.tsx";
import { OfficePicture } from "../../parts/hours/OfficePicture/OfficePicture.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { Portrait } from "../../parts/layout/Portrait/Portrait.tsx";
import type { ShownPicture } from "../../parts/layout/picture.ts";
import { Split } from "../../parts/layout/Split/Split.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import {
  type ServiceCard,
  ServiceDirectory,
} from "../../parts/service/ServiceDirectory/ServiceDirectory.tsx";
import { Actions } from "../../parts/text/Actions/Actions.tsx";
import { ButtonLink } from "../../parts/text/ButtonLink/ButtonLink.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import { Paragraphs } from "../../parts/text/Paragraphs/Paragraphs.tsx";
import { Prose } from "../../parts/text/Prose/Prose.tsx";
import { ReadMore } from "../../parts/text/ReadMore/ReadMore.tsx";
import { RuledList } from "../../parts/text/RuledList/RuledList.tsx";
import { SectionHead } from "../../parts/text/SectionHead/SectionHead.tsx";
import { SpecList } from "../../parts/text/SpecList/SpecList.tsx";
import { TwoLists } from "../../parts/text/TwoLists/TwoLists.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
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
      <TwoLists lists={[page.specialized, page.technology]} />
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
