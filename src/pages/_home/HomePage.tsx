import type { ComponentProps } from "react";
import type { Entry } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallToAction } from "../../parts/book/CallToAction.tsx";
import { HomeHero } from "../../parts/home/HomeHero.tsx";
import { PhysicianSummary } from "../../parts/home/PhysicianSummary.tsx";
import { OfficeAddress } from "../../parts/office/OfficeAddress.tsx";
import { OfficeHours } from "../../parts/office/OfficeHours.tsx";
import { OfficeMap } from "../../parts/office/OfficeMap.tsx";
import { OtherOffices } from "../../parts/office/OtherOffices.tsx";
import { PostalAddress } from "../../parts/office/PostalAddress.tsx";
import { type ServiceCard, ServiceDirectory } from "../../parts/service/ServiceDirectory.tsx";
import { WhereIsTheTrouble } from "../../parts/signs/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import type { TestimonialContent } from "../../parts/testimonial/Testimonial.tsx";
import { TestimonialBand } from "../../parts/testimonial/TestimonialBand.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ExampleMark } from "../../ui/ExampleMark.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { type Mark, WordMarks } from "../../ui/WordMarks.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"home">> {
  where: ComponentProps<typeof WhereIsTheTrouble> | undefined;
  services: readonly ServiceCard[];
  provider: Entry<Provider>;
  portrait: ShownPicture;
  credentialsPdf: { href: string; label: string } | undefined;
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
  const { page, practice, where, services, testimonials, locations } = props;
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
          <ArrowLink href={paths.services}>{page.services.link}</ArrowLink>
        </SectionHead>
        <ServiceDirectory services={services} layout="triples" />
      </Band>
      <PhysicianSummary
        title={page.physician.title}
        provider={props.provider}
        portrait={props.portrait}
        practice={practice}
        credentialsPdf={props.credentialsPdf}
      />
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
      <Closing page={page} practice={practice} />
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
    <Band>
      <SectionHead id="insurance" title={texts.title} intro={texts.note} />
      <Stack>
        {insurers.length > 0 && <WordMarks marks={insurers} label={words.physician.insurance} />}
        {examples.insurers && <ExampleMark>{words.examples.insurers}</ExampleMark>}
        {affiliations.length > 0 && (
          <>
            <h3>{texts.affiliationsTitle}</h3>
            <WordMarks marks={affiliations} label={texts.affiliationsTitle} />
          </>
        )}
        {examples.affiliations && <ExampleMark>{words.examples.affiliations}</ExampleMark>}
      </Stack>
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
    { name: words.office.address, value: <OfficeAddress office={practice} /> },
    { name: words.office.phone, value: <a href={practice.phoneHref}>{practice.phone}</a> },
    { name: words.office.fax, value: practice.fax },
    { name: words.office.hours, value: <OfficeHours hours={practice.hours.home} /> },
    { name: words.office.parking, value: practice.parking },
  ];
  return (
    <Band ground="mist">
      <Split even>
        <OfficeMap office={practice.offices[0]} />
        <Stack>
          <h2>{page.office.title}</h2>
          <SpecList facts={facts} />
          <ButtonLink href={paths.contact}>{words.requestAppointment}</ButtonLink>
          <ArrowLink href={`${paths.contact}#emergency`}>{practice.emergency.link}</ArrowLink>
        </Stack>
      </Split>
      <OtherOffices practice={practice} />
    </Band>
  );
}

/** The end of the page: book or call, where, when, and how to plan ahead. */
function Closing({ page, practice }: Pick<Props, "page" | "practice">) {
  const hrefOf = useHref();
  const words = useWords().closing;
  return (
    <CallToAction
      {...page.callToAction}
      actions={<BookOrCall practice={practice} />}
      facts={[
        { name: words.where, value: <PostalAddress lines={practice.addressLines} /> },
        { name: words.when, value: <OfficeHours hours={practice.hours.home} /> },
        { name: words.planAhead, value: <a href={hrefOf(paths.contact)}>{words.request}</a> },
      ]}
    />
  );
}
