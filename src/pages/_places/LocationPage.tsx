import { paths } from "../../data/paths.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { Portrait, type Portrayed } from "../../parts/pictures/Portrait.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import type { Location } from "../../schemas/location.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Whole } from "../../ui/Prose.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { ViewProps } from "../_view-props.ts";
import styles from "./LocationPage.module.css";

interface Props extends ViewProps<PageContent<"location">> {
  location: Location;
  physicians: readonly (Portrayed & { slug: string })[];
  services: readonly { slug: string; shortTitle: string }[];
}

/** One location, in five sections: banner, intro, services, access, and the way to an appointment. */
export function LocationPage({ page, trail, practice, location, physicians, services }: Props) {
  return (
    <>
      <PageHero art="waves" trail={trail} title={page.title} lead={location.tagline}>
        <EmergencyLine />
      </PageHero>
      <Band>
        <Split>
          <div data-print="hide">
            <Stack>
              {physicians.map((physician) => (
                <Portrait key={physician.slug} of={physician} plate compact first />
              ))}
            </Stack>
          </div>
          <Stack>
            <h2>{location.intro.title}</h2>
            <Paragraphs texts={location.intro.paragraphs} />
            <ButtonLink href={paths.contact}>{page.appointment}</ButtonLink>
          </Stack>
        </Split>
      </Band>
      <Band ground="mist">
        <Split late>
          <h2>{page.services}</h2>
          <div className={styles["services"]}>
            <RuledList
              items={services.map(({ slug, shortTitle }) => ({
                name: shortTitle,
                link: `${paths.service}/${slug}`,
              }))}
              columns={2}
            />
          </div>
        </Split>
      </Band>
      <Band>
        <SectionHead title={page.access} />
        <Split even>
          <Access {...location.transportation} />
          <Access items={location.reasons.items} title={location.reasons.title ?? page.reasons} />
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

function Access({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles["access"]}>
        {items.map((item) => (
          <li key={item}>
            <Whole>{item}</Whole>
          </li>
        ))}
      </ul>
    </div>
  );
}
