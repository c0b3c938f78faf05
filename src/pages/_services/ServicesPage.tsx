import type { ComponentProps } from "react";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { type ServiceCard, ServiceDirectory } from "../../parts/service/ServiceDirectory.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import { PlaceStrip } from "../../parts/signs/PlaceStrip.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"services">> {
  where: ComponentProps<typeof PlaceStrip> | undefined;
  services: readonly ServiceCard[];
}

/** All services, each with its four key features. */
export function ServicesPage({ page, trail, practice, where, services }: Props) {
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact>
        <Actions>
          <BookOrCall practice={practice} />
        </Actions>
        <EmergencyLine />
      </PageHero>
      <Band>
        <SectionHead title={page.list.title} />
        <ServiceDirectory services={services} layout="rows" />
      </Band>
      {where && <PlaceStrip {...where} />}
      <RequestAppointment practice={practice} {...page.callToAction} hours="services" />
    </>
  );
}
