import { paths } from "../../data/paths.ts";
import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import type { Portrayed } from "../../parts/pictures/Portrait.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Timeline } from "../../ui/Timeline.tsx";
import type { ViewProps } from "../_view-props.ts";
import styles from "./ProviderPage.module.css";

interface Props extends ViewProps<PageContent<"provider">> {
  provider: Provider & Portrayed;
  /** URL of the PDF with publications and credentials. */
  credentialsPdf: string | undefined;
}

/** One physician: biography, credentials, education, expertise, philosophy and publications. */
export function ProviderPage({ page, practice, provider, credentialsPdf }: Props) {
  const words = useWords();
  return (
    <>
      <PageHero
        trail={{ label: words.physician.all, path: paths.providers }}
        title={provider.name}
        lead={provider.lead}
        art={provider}
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
            {credentialsPdf && (
              <NewTabLink href={credentialsPdf} document>
                {page.publicationsLink}
              </NewTabLink>
            )}
          </Stack>
        </Split>
      </Band>
      <Training page={page} provider={provider} />
      <Band>
        <SectionHead title={page.expertise} />
        <RuledList
          items={provider.specialties.map(({ name, service }) => ({
            name,
            link: service && `${paths.service}/${service}`,
          }))}
          columns={3}
        />
      </Band>
      <Band ground="warm">
        <Stack>
          <h2>{page.philosophy}</h2>
          <p className={styles["philosophy"]}>
            <Prose text={provider.philosophy} />
          </p>
        </Stack>
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
