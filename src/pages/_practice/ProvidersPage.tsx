import type { Entry } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { useWords } from "../../languages/use-words.ts";
import { CallNow } from "../../parts/book/CallNow.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import { PhysicianCard } from "../../parts/pictures/PhysicianCard.tsx";
import type { Portrayed } from "../../parts/pictures/Portrait.tsx";
import { Specialties } from "../../parts/service/Specialties.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"providers">> {
  providers: readonly (Entry<Provider> & Portrayed)[];
}

/** Most credentials that a card shows. */
const mostCredentials = 2;

/** The physicians, one wide card each. */
export function ProvidersPage({ page, trail, practice, providers }: Props) {
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead soft">{page.hero.lead}</p>
        </PageHead>
      </Band>
      {providers.map((provider, index) => (
        <Band key={provider.slug} ground={index % 2 === 0 ? "mist" : "white"}>
          <Card provider={provider} phoneHref={practice.phoneHref} first={index === 0} />
        </Band>
      ))}
      <RequestAppointment practice={practice} {...page.callToAction} hours="providers" />
    </>
  );
}

/** What a card says of a physician. */
function Card({
  provider,
  phoneHref,
  first,
}: {
  provider: Entry<Provider> & Portrayed;
  phoneHref: string;
  first: boolean;
}) {
  const words = useWords().physician;
  const { slug, name, title, summary, specialties, credentials } = provider;
  return (
    <PhysicianCard
      of={provider}
      rises={first}
      first={first}
      names={
        <>
          <h2>{name}</h2>
          <p className="soft">{title}</p>
        </>
      }
    >
      <p className="lead">
        <Prose text={summary} />
      </p>
      <SpecList
        facts={[
          {
            name: words.specialties,
            value: <Specialties names={specialties.map((specialty) => specialty.name)} />,
          },
          {
            name: words.credentials,
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
        <ButtonLink href={`${paths.providers}/${slug}`}>{words.about(name)}</ButtonLink>
        <CallNow href={phoneHref} />
      </Actions>
    </PhysicianCard>
  );
}
