import { RequestAppointment } from "../../parts/book/RequestAppointment/RequestAppointment.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PageHero } from "../../parts/layout/PageHero/PageHero.tsx";
import { LinkIndex } from "../../parts/text/LinkIndex/LinkIndex.tsx";
import { SectionHead } from "../../parts/text/SectionHead/SectionHead.tsx";
import { TwoLists } from "../../parts/text/TwoLists/TwoLists.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"locations">> {
  /** Locations with a card. */
  locations: readonly { name: string; slug: string; description: string }[];
}

/** The locations served, and what the office offers them. */
export function LocationsPage({ page, trail, practice, locations }: Props) {
  return (
    <>
      <PageHero art="waves" trail={trail} {...page.hero} />
      <Band>
        <SectionHead title={page.list.title} intro={page.list.note} />
        <LinkIndex
          entries={locations.map(({ name, slug, description }) => ({
            name,
            path: `/locations/${slug}`,
            text: description,
          }))}
        />
      </Band>
      <TwoLists ground="mist" lists={[page.medical, page.surgical]} />
      <RequestAppointment practice={practice} {...page.callToAction} hours="locations" />
    </>
  );
}
