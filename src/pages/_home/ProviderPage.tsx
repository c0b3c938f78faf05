import { Actions } from "../../components/Actions/Actions.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { NewTabLink } from "../../components/NewTabLink/NewTabLink.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { ShownPicture } from "../../components/picture.ts";
import { RuledList } from "../../components/RuledList/RuledList.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import { RequestAppointment } from "../../sections/RequestAppointment/RequestAppointment.tsx";
import type { ViewProps } from "../_view-props.ts";
import styles from "./ProviderPage.module.css";

interface Props extends ViewProps<PageContent<"provider">> {
  provider: Provider;
  portrait: ShownPicture;
  /** URL of the PDF with publications and credentials. */
  credentialsPdf: string;
}

/** One physician: biography, credentials, education, expertise, philosophy and publications. */
export function ProviderPage({ page, practice, provider, portrait, credentialsPdf }: Props) {
  const words = useWords();
  return (
    <>
      <PageHero
        trail={{ label: words.physician.all, path: "/providers" }}
        title={provider.name}
        lead={provider.lead}
        art={{ picture: portrait }}
      >
        <Actions>
          <BookOrCall practice={practice} />
        </Actions>
      </PageHero>
      <Band>
        <Split>
          <h2>{page.about}</h2>
          <Stack>
            <Paragraphs
              texts={[provider.bio.lead, ...provider.bio.paragraphs, ...provider.bio.more]}
              lead
            />
            <NewTabLink href={credentialsPdf} document>
              {page.publicationsLink}
            </NewTabLink>
          </Stack>
        </Split>
      </Band>
      <Training page={page} provider={provider} />
      <Band>
        <Split>
          <h2>{page.expertise}</h2>
          <LinkList
            links={provider.specialties.map(({ name, service }) => ({
              label: name,
              path: service === undefined ? undefined : `/service/${service}`,
            }))}
          />
        </Split>
        {practice.beforeSurgery && <Note {...practice.beforeSurgery} wide level={2} />}
      </Band>
      <Band ground="warm">
        <Split>
          <h2>{page.philosophy}</h2>
          <p className={styles["philosophy"]}>
            <Prose text={provider.philosophy} />
          </p>
        </Split>
      </Band>
      {provider.publications.length > 0 && <Publications page={page} provider={provider} />}
      <RequestAppointment practice={practice} {...page.callToAction} hours="providers" />
    </>
  );
}

/** Credentials beside education. */
function Training({ page, provider }: Pick<Props, "page" | "provider">) {
  return (
    <Band ground="mist">
      <Split>
        <Stack>
          <h2>{page.credentials}</h2>
          <RuledList items={provider.credentials} />
        </Stack>
        <Stack>
          <h2>{page.education}</h2>
          <Timeline
            steps={provider.education.map(({ year, degree, institution, details }) => ({
              when: year,
              name: degree,
              text: `${institution}. ${details}`.replace(/([^.])$/, "$1."),
            }))}
          />
        </Stack>
      </Split>
    </Band>
  );
}

function Publications({ page, provider }: Pick<Props, "page" | "provider">) {
  return (
    <Band>
      <Split>
        <h2>{page.publications}</h2>
        <RuledList
          items={provider.publications.map(({ citation, year }) => `${citation} ${year}.`)}
        />
      </Split>
    </Band>
  );
}
