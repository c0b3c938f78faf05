import type { ComponentProps } from "react";
import { Actions } from "../../components/Actions/Actions.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { Note } from "../../components/Note/Note.tsx";
import {
  type ServiceCard,
  ServiceDirectory,
} from "../../components/ServiceDirectory/ServiceDirectory.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import { RequestAppointment } from "../../sections/RequestAppointment/RequestAppointment.tsx";
import { WhereIsTheTrouble } from "../../sections/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"services">> {
  where: ComponentProps<typeof WhereIsTheTrouble> | undefined;
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
      </PageHero>
      {where && <WhereIsTheTrouble {...where} />}
      <Band>
        <ServiceDirectory services={services} layout="rows" />
        {practice.beforeSurgery && <Note {...practice.beforeSurgery} wide level={2} />}
      </Band>
      <RequestAppointment practice={practice} {...page.callToAction} hours="services" />
    </>
  );
}
