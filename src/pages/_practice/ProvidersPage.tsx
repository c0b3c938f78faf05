import type { Entry } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { useWords } from "../../languages/use-words.ts";
import { CallNow } from "../../parts/book/CallNow.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import { Portrait } from "../../parts/pictures/Portrait.tsx";
import { Specialties } from "../../parts/service/Specialties.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"providers">> {
  providers: readonly (Entry<Provider> & { portrait: ShownPicture })[];
}

/** Most credentials that a card shows. */
const mostCredentials = 2;

/** The physicians, one wide card each. */
export function ProvidersPage({ page, trail, practice, providers }: Props) {
  const words = useWords();
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead soft">{page.hero.lead}</p>
        </PageHead>
      </Band>
      {providers.map(
        ({ slug, name, title, portrait, summary, specialties, credentials }, index) => (
          <Band key={slug} ground={index % 2 === 0 ? "mist" : "white"}>
            <Split>
              <Portrait picture={portrait} rises={index === 0} first={index === 0} />
              <Stack>
                <div>
                  <h2>{name}</h2>
                  <p className="soft">{title}</p>
                </div>
                <p className="lead">
                  <Prose text={summary} />
                </p>
                <SpecList
                  facts={[
                    {
                      name: words.physician.specialties,
                      value: <Specialties names={specialties.map((specialty) => specialty.name)} />,
                    },
                    {
                      name: words.physician.credentials,
                      value: (
                        <ul>
                          {credentials.slice(0, mostCredentials).map((credential) => (
                            <li key={credential}>{credential}</li>
                          ))}
                        </ul>
                      ),
                    },
                  ]}
                />
                <Actions>
                  <ButtonLink href={`${paths.providers}/${slug}`}>
                    {words.physician.about(name)}
                  </ButtonLink>
                  <CallNow href={practice.phoneHref} />
                </Actions>
              </Stack>
            </Split>
          </Band>
        ),
      )}
      <RequestAppointment practice={practice} {...page.callToAction} hours="providers" />
    </>
  );
}
