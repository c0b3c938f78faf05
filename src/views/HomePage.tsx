import type { ComponentProps } from "react";
import { ArrowLink } from "../components/ArrowLink/ArrowLink.tsx";
import { Band } from "../components/Band/Band.tsx";
import { BookOrCall } from "../components/BookOrCall/BookOrCall.tsx";
import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { ExampleMark } from "../components/ExampleMark/ExampleMark.tsx";
import { LinkIndex } from "../components/LinkIndex/LinkIndex.tsx";
import { Note } from "../components/Note/Note.tsx";
import { OfficeHours } from "../components/OfficeHours/OfficeHours.tsx";
import { Paragraphs } from "../components/Paragraphs/Paragraphs.tsx";
import { PostalAddress } from "../components/PostalAddress/PostalAddress.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import type { ShownPicture } from "../components/picture.ts";
import type { QuoteContent } from "../components/Quote/Quote.tsx";
import { SectionHead } from "../components/SectionHead/SectionHead.tsx";
import {
  type ServiceCard,
  ServiceDirectory,
} from "../components/ServiceDirectory/ServiceDirectory.tsx";
import { SpecList } from "../components/SpecList/SpecList.tsx";
import { Split } from "../components/Split/Split.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { type Mark, WordMarks } from "../components/WordMarks/WordMarks.tsx";
import type { Entry } from "../data/load-content.ts";
import { useHref, useWords } from "../languages/use-words.ts";
import type { PageContent } from "../schemas/pages.ts";
import type { Provider } from "../schemas/provider.ts";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { EmergencyCard } from "../sections/EmergencyCard/EmergencyCard.tsx";
import { HomeHero } from "../sections/HomeHero/HomeHero.tsx";
import { OfficeAddress } from "../sections/OfficeAddress/OfficeAddress.tsx";
import { OfficeMap } from "../sections/OfficeMap/OfficeMap.tsx";
import { OtherOffices } from "../sections/OtherOffices/OtherOffices.tsx";
import { PhysicianSummary } from "../sections/PhysicianSummary/PhysicianSummary.tsx";
import { TestimonialBand } from "../sections/TestimonialBand/TestimonialBand.tsx";
import { WhereIsTheTrouble } from "../sections/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import type { ViewProps } from "./view-props.ts";

interface Props extends ViewProps<PageContent<"home">> {
  where: ComponentProps<typeof WhereIsTheTrouble> | undefined;
  services: readonly ServiceCard[];
  provider: Entry<Provider>;
  portrait: ShownPicture;
  credentialsPdf: { href: string; label: string };
  insurers: readonly Mark[];
  affiliations: readonly Mark[];
  testimonials: readonly QuoteContent[];
  /** Which of these lists hold examples, which must not be taken for facts. */
  examples: Record<"insurers" | "affiliations" | "testimonials", boolean>;
  /** Locations with a card. */
  locations: readonly { name: string; slug: string }[];
}

/** Home. */
export function HomePage({
  page,
  practice,
  where,
  services,
  provider,
  portrait,
  credentialsPdf,
  insurers,
  affiliations,
  testimonials,
  examples,
  locations,
}: Props) {
  const hrefOf = useHref();
  const words = useWords();
  const hours = <OfficeHours hours={practice.hours.home} />;
  const address = <PostalAddress lines={practice.addressLines} />;
  return (
    <>
      <HomeHero {...page.hero} practice={practice} />
      {where && <WhereIsTheTrouble {...where} />}
      <Band>
        <Split>
          <h2>{page.welcome.title}</h2>
          <Paragraphs texts={page.welcome.paragraphs} lead />
        </Split>
      </Band>
      <Band joined>
        <SectionHead title={page.services.title}>
          <ArrowLink href="/services">{page.services.link}</ArrowLink>
        </SectionHead>
        <ServiceDirectory services={services} layout="triples" />
      </Band>
      <PhysicianSummary
        title={page.physician.title}
        provider={provider}
        portrait={portrait}
        practice={practice}
        credentialsPdf={credentialsPdf}
      />
      {page.insurance && (
        <Band>
          <SectionHead title={page.insurance.title} intro={page.insurance.note} />
          <Stack>
            {insurers.length > 0 && (
              <WordMarks marks={insurers} label={words.physician.insurance} />
            )}
            {examples.insurers && <ExampleMark>{words.examples.insurers}</ExampleMark>}
            {affiliations.length > 0 && (
              <>
                <h3>{page.insurance.affiliationsTitle}</h3>
                <WordMarks
                  marks={affiliations}
                  label={page.insurance.affiliationsTitle}
                  columns={3}
                />
              </>
            )}
            {examples.affiliations && <ExampleMark>{words.examples.affiliations}</ExampleMark>}
          </Stack>
        </Band>
      )}
      {page.testimonials && testimonials.length > 0 && (
        <TestimonialBand
          {...page.testimonials}
          testimonials={testimonials}
          examples={examples.testimonials}
        />
      )}
      {page.areas && (
        <Band>
          <Split>
            <Stack>
              <h2>{page.areas.title}</h2>
              <p className="soft">
                <Prose text={page.areas.text} />
              </p>
              <ArrowLink href="/locations">{page.areas.link}</ArrowLink>
            </Stack>
            <LinkIndex
              entries={locations.map(({ name, slug }) => ({ name, path: `/locations/${slug}` }))}
            />
          </Split>
        </Band>
      )}
      <Band ground="mist">
        <Split even>
          <OfficeMap office={practice.offices[0]} />
          <Stack>
            <h2>{page.office.title}</h2>
            <SpecList
              facts={[
                { name: words.office.address, value: <OfficeAddress office={practice} /> },
                {
                  name: words.office.phone,
                  value: <a href={practice.phoneHref}>{practice.phone}</a>,
                },
                { name: words.office.fax, value: practice.fax },
                { name: words.office.hours, value: hours },
                { name: words.office.parking, value: practice.parking },
              ]}
            />
            <ButtonLink href="/contact-us">{words.requestAppointment}</ButtonLink>
          </Stack>
        </Split>
        <OtherOffices practice={practice} />
        <EmergencyCard id="emergency" answers={practice.answers} emergency={practice.emergency} />
        {practice.beforeSurgery && <Note {...practice.beforeSurgery} wide onTint level={2} />}
      </Band>
      <CallToAction
        {...page.callToAction}
        actions={<BookOrCall practice={practice} />}
        facts={[
          { name: words.closing.where, value: address },
          { name: words.closing.when, value: hours },
          {
            name: words.closing.planAhead,
            value: <a href={hrefOf("/contact-us")}>{words.closing.request}</a>,
          },
        ]}
      />
    </>
  );
}
