import type { ComponentProps } from "react";
import { paths } from "../../data/paths.ts";
import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { ClosingBand } from "../../parts/book/ClosingBand.tsx";
import { HomeHero } from "../../parts/home/HomeHero.tsx";
import { PhysicianSummary, type SummarizedPhysician } from "../../parts/home/PhysicianSummary.tsx";
import { OfficeHours } from "../../parts/office/OfficeHours.tsx";
import { OfficeMap } from "../../parts/office/OfficeMap.tsx";
import { OtherOffices } from "../../parts/office/OtherOffices.tsx";
import { PostalAddress } from "../../parts/office/PostalAddress.tsx";
import { type ServiceCard, ServiceDirectory } from "../../parts/service/ServiceDirectory.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import { PlaceStrip } from "../../parts/signs/PlaceStrip.tsx";
import type { TestimonialContent } from "../../parts/testimonial/Testimonial.tsx";
import { TestimonialBand } from "../../parts/testimonial/TestimonialBand.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ExampleMark } from "../../ui/ExampleMark.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { type Mark, WordMarks } from "../../ui/WordMarks.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"home">> {
  where: ComponentProps<typeof PlaceStrip> | undefined;
  services: readonly ServiceCard[];
  physicians: readonly SummarizedPhysician[];
  insurers: readonly Mark[];
  affiliations: readonly Mark[];
  testimonials: readonly TestimonialContent[];
  /** Which of these lists hold examples, which must not be taken for facts. */
  examples: Record<"insurers" | "affiliations" | "testimonials", boolean>;
  /** Locations with a card. */
  locations: readonly { name: string; slug: string }[];
}

/** Home. */
export function HomePage(props: Props) {
  const { page, practice, where, services, physicians, testimonials, locations } = props;
  return (
    <>
      <HomeHero {...page.hero} practice={practice} />
      <Band>
        <Split>
          <h2>{page.welcome.title}</h2>
          <Paragraphs texts={page.welcome.paragraphs} lead />
        </Split>
      </Band>
      <Band joined>
        <SectionHead title={page.services.title}>
          <ArrowLink href={paths.services}>{page.services.link}</ArrowLink>
        </SectionHead>
        <ServiceDirectory services={services} layout="triples" />
      </Band>
      {where && <PlaceStrip {...where} />}
      <PhysicianSummary title={page.physician.title} physicians={physicians} practice={practice} />
      {page.insurance && <Insurance {...props} texts={page.insurance} />}
      {page.testimonials && testimonials.length > 0 && (
        <TestimonialBand
          {...page.testimonials}
          testimonials={testimonials}
          examples={props.examples.testimonials}
        />
      )}
      {page.areas && <Areas texts={page.areas} locations={locations} />}
      <Office page={page} practice={practice} />
      <ClosingBand
        practice={practice}
        {...page.callToAction}
        actions={<BookOrCall practice={practice} />}
        hours="home"
      />
    </>
  );
}

type Texts<Part extends keyof PageContent<"home">> = NonNullable<PageContent<"home">[Part]>;

/** The health plans that the practice takes, and where it belongs. */
function Insurance({
  texts,
  insurers,
  affiliations,
  examples,
}: Pick<Props, "insurers" | "affiliations" | "examples"> & { texts: Texts<"insurance"> }) {
  const words = useWords();
  return (
    <Band ground="mist" labelledBy="insurance">
      <Split even>
        <Stack>
          <h2 id="insurance">{texts.title}</h2>
          {insurers.length > 0 && <WordMarks marks={insurers} label={words.physician.insurance} />}
          {examples.insurers && <ExampleMark>{words.examples.insurers}</ExampleMark>}
          <p className="soft">
            <Prose text={texts.note} />
          </p>
        </Stack>
        {affiliations.length > 0 && (
          <Stack>
            <h2>{texts.affiliationsTitle}</h2>
            <WordMarks marks={affiliations} label={texts.affiliationsTitle} />
            {examples.affiliations && <ExampleMark>{words.examples.affiliations}</ExampleMark>}
          </Stack>
        )}
      </Split>
    </Band>
  );
}

/** The parts of town that have a page. */
function Areas({ texts, locations }: Pick<Props, "locations"> & { texts: Texts<"areas"> }) {
  return (
    <Band>
      <Split>
        <Stack>
          <h2>{texts.title}</h2>
          <p className="soft">
            <Prose text={texts.text} />
          </p>
          <ArrowLink href={paths.locations}>{texts.link}</ArrowLink>
        </Stack>
        <LinkIndex
          entries={locations.map(({ name, slug }) => ({
            label: name,
            path: `${paths.locations}/${slug}`,
          }))}
          brief
        />
      </Split>
    </Band>
  );
}

/** Where the office is and how to reach it, and when not to wait. */
function Office({ page, practice }: Pick<Props, "page" | "practice">) {
  const words = useWords();
  const facts = [
    {
      name: words.office.address,
      value: (
        <>
          <PostalAddress lines={practice.addressLines} />
          <br />
          {practice.parking}
        </>
      ),
    },
    { name: words.office.hours, value: <OfficeHours hours={practice.hours.home} /> },
    { name: words.office.phone, value: <a href={practice.phoneHref}>{practice.phone}</a> },
    { name: words.office.fax, value: practice.fax && <Unbroken>{practice.fax}</Unbroken> },
  ];
  return (
    <Band ground="mist">
      <Split even>
        <OfficeMap office={practice.offices[0]} />
        <Stack>
          <h2>{practice.offices[0].name ?? page.office.title}</h2>
          <SpecList pairs facts={facts} />
          <ButtonLink href={paths.contact}>{words.requestAppointment}</ButtonLink>
          <EmergencyLine />
        </Stack>
      </Split>
      <OtherOffices practice={practice} />
    </Band>
  );
}
