import { Actions } from "../../components/Actions/Actions.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { CallNow } from "../../components/CallNow/CallNow.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { Portrait } from "../../components/Portrait/Portrait.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { ShownPicture } from "../../components/picture.ts";
import { Specialties } from "../../components/Specialties/Specialties.tsx";
import { SpecList } from "../../components/SpecList/SpecList.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import type { Entry } from "../../data/load-content.ts";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { RequestAppointment } from "../../sections/RequestAppointment/RequestAppointment.tsx";
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
                  <ButtonLink href={`/providers/${slug}`}>{words.physician.about(name)}</ButtonLink>
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
