import { paths } from "../../data/paths.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { TwoLists } from "../../ui/TwoLists.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"locations">> {
  /** Locations with a card. */
  locations: readonly { name: string; slug: string; description: string }[];
}

/** The locations served, and what the office offers them. */
export function LocationsPage({ page, trail, practice, locations }: Props) {
  return (
    <>
      <PageHero art="waves" trail={trail} {...page.hero}>
        <EmergencyLine />
      </PageHero>
      <Band>
        <SectionHead title={page.list.title} intro={page.list.note} />
        <LinkIndex
          entries={locations.map(({ name, slug, description }) => ({
            label: name,
            path: `${paths.locations}/${slug}`,
            text: description,
          }))}
        />
      </Band>
      <TwoLists ground="mist" lists={[page.medical, page.surgical]} />
      <RequestAppointment practice={practice} {...page.callToAction} hours="locations" />
    </>
  );
}
