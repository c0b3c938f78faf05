import { Band } from "../components/Band/Band.tsx";
import { Note } from "../components/Note/Note.tsx";
import type { PageContent } from "../schemas/pages.ts";
import type { Service } from "../schemas/service.ts";
import { BookingBar } from "../sections/BookingBar/BookingBar.tsx";
import { EmergencyCard } from "../sections/EmergencyCard/EmergencyCard.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { RequestAppointment } from "../sections/RequestAppointment/RequestAppointment.tsx";
import { ServiceSections } from "../sections/ServiceSections/ServiceSections.tsx";
import type { ViewProps } from "./view-props.ts";

interface Props extends ViewProps<PageContent<"service">> {
  service: Service;
  /** Index of the section on recovery. */
  recovery: number;
  /** This build is not for the public: it says what no physician has checked. */
  preview: boolean;
}

/**
 * One service: hero with booking bar, its sections, and the way to an appointment. When not to wait
 * stands at the top, or beside recovery where the page is about operations.
 */
export function ServicePage({ page, trail, practice, service, recovery, preview }: Props) {
  const { sections } = service;
  const { atTop, ...emergency } = service.emergency;
  const isUnreviewed = service.toConfirm.some(
    ({ field, kind }) => field === "emergency" && kind === "clinical",
  );
  const card = (
    <EmergencyCard
      id="call-911"
      title={page.emergency}
      roomTitle={page.emergencyRoom}
      {...emergency}
      unreviewed={preview && isUnreviewed ? page.emergencyUnreviewed : undefined}
    />
  );
  return (
    <>
      <PageHero
        trail={trail}
        title={service.title}
        lead={service.lead}
        art={{ view: service.view }}
        underBar
      />
      <BookingBar practice={practice} headings={page.booking} />
      {atTop === undefined ? (
        <>
          {card}
          <ServiceSections sections={sections} />
        </>
      ) : (
        <>
          <Band>
            <Note {...atTop} urgent wide level={2} />
          </Band>
          <ServiceSections belowWhite sections={sections.slice(0, recovery + 1)} />
          {card}
          <ServiceSections sections={sections.slice(recovery + 1)} />
        </>
      )}
      <Band joined={sections.at(-1)?.ground === "white"}>
        <Note {...practice.beforeSurgery} wide level={2} />
      </Band>
      <RequestAppointment practice={practice} {...service.callToAction} hours="service" />
    </>
  );
}
