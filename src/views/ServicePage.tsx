import type { PageLink } from "../data/page-link.ts";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import type { Service } from "../schemas/service.ts";
import { BookingBar } from "../sections/BookingBar/BookingBar.tsx";
import { EmergencyCard } from "../sections/EmergencyCard/EmergencyCard.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { RequestAppointment } from "../sections/RequestAppointment/RequestAppointment.tsx";
import { ServiceSections } from "../sections/ServiceSections/ServiceSections.tsx";

interface Props {
  page: PageContent<"service">;
  trail: readonly PageLink[];
  practice: Practice;
  service: Service;
}

/** One service: hero with booking bar, when not to wait, its sections, and the way to an appointment. */
export function ServicePage({ page, trail, practice, service }: Props) {
  const isUnreviewed = service.toConfirm.some(
    ({ field, kind }) => field === "emergency" && kind === "clinical",
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
      <EmergencyCard
        title={page.emergency}
        {...service.emergency}
        unreviewed={isUnreviewed ? page.emergencyUnreviewed : undefined}
      />
      <ServiceSections sections={service.sections} />
      <RequestAppointment practice={practice} {...service.callToAction} hours="service" />
    </>
  );
}
