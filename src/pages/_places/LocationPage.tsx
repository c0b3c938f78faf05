import { Band } from "../../components/Band/Band.tsx";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { Portrait } from "../../components/Portrait/Portrait.tsx";
import type { ShownPicture } from "../../components/picture.ts";
import { RuledList } from "../../components/RuledList/RuledList.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import type { Location } from "../../schemas/location.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import { RequestAppointment } from "../../sections/RequestAppointment/RequestAppointment.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"location">> {
  location: Location;
  provider: Provider;
  portrait: ShownPicture;
  services: readonly { slug: string; shortTitle: string }[];
}

/** One location, in five sections: banner, intro, services, access, and the way to an appointment. */
export function LocationPage({
  page,
  trail,
  practice,
  location,
  provider,
  portrait,
  services,
}: Props) {
  return (
    <>
      <PageHero art="waves" trail={trail} title={page.title} lead={location.tagline} />
      <Band>
        <Split>
          <Portrait picture={portrait} plate={provider} compact first />
          <Stack>
            <h2>{location.intro.title}</h2>
            <Paragraphs texts={location.intro.paragraphs} />
            <ButtonLink href="/contact-us">{page.appointment}</ButtonLink>
          </Stack>
        </Split>
      </Band>
      <Band ground="mist">
        <Split late>
          <h2>{page.services}</h2>
          <LinkList
            links={services.map(({ slug, shortTitle }) => ({
              label: shortTitle,
              path: `/service/${slug}`,
            }))}
          />
        </Split>
        {practice.beforeSurgery && <Note {...practice.beforeSurgery} wide onTint />}
      </Band>
      <Band>
        <SectionHead title={page.access} />
        <Split even>
          <Stack>
            <h3>{location.transportation.title}</h3>
            <RuledList items={location.transportation.items} bulleted />
          </Stack>
          <Stack>
            <h3>{location.reasons.title ?? page.reasons}</h3>
            <RuledList items={location.reasons.items} bulleted />
          </Stack>
        </Split>
      </Band>
      <RequestAppointment
        practice={practice}
        {...page.callToAction}
        hours="location"
        headings={page.contact}
      />
    </>
  );
}
