import { Actions } from "../components/Actions.tsx";
import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { BookOnline, CallNow } from "../components/Button.tsx";
import { type ServiceCard, ServiceDirectory } from "../components/ServiceDirectory.tsx";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { RequestAppointment } from "../sections/RequestAppointment.tsx";
import { TanHero } from "../sections/TanHero.tsx";

interface Props {
  page: PageContent<"services">;
  trail: readonly Crumb[];
  practice: Practice;
  services: readonly ServiceCard[];
}

/** All services, each with its four key features. */
export function ServicesPage({ page, trail, practice, services }: Props) {
  return (
    <>
      <TanHero trail={<Breadcrumbs trail={trail} />} {...page.hero} art={{ view: "all" }} low>
        <Actions>
          <BookOnline url={practice.booking.pageUrl} />
          <CallNow href={practice.phoneHref} />
        </Actions>
      </TanHero>
      <Band>
        <ServiceDirectory services={services} layout="rows" />
      </Band>
      <RequestAppointment practice={practice} {...page.callToAction} hours="services" />
    </>
  );
}
