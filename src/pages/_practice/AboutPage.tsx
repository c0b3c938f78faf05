import type { Entry } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallNow } from "../../parts/book/CallNow.tsx";
import { CallToAction } from "../../parts/book/CallToAction.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import { OfficeHours } from "../../parts/office/OfficeHours.tsx";
import { OfficePicture } from "../../parts/office/OfficePicture.tsx";
import { RoomPictures } from "../../parts/office/RoomPictures.tsx";
import { PhysicianCard } from "../../parts/pictures/PhysicianCard.tsx";
import type { Portrayed } from "../../parts/pictures/Portrait.tsx";
import { type ServiceCard, ServiceDirectory } from "../../parts/service/ServiceDirectory.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Provider } from "../../schemas/provider.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import { ReadMore } from "../../ui/ReadMore.tsx";
import { RingList } from "../../ui/RingList.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"about">> {
  physicians: readonly (Entry<Provider> & Portrayed)[];
  /** The building, or a room in it. */
  office: ShownPicture | undefined;
  /** The door and rooms, of which there are photographs. */
  rooms: readonly ShownPicture[];
  /** The areas of expertise that the page shows as cards. */
  services: readonly ServiceCard[];
}

/** About the practice and its physicians. */
export function AboutPage({ page, trail, practice, physicians, office, rooms, services }: Props) {
  return (
    <>
      <Band top>
        <PageHead
          trail={trail}
          title={page.hero.title}
          picture={office && <OfficePicture picture={office} />}
        >
          <p className="lead soft">
            <Prose text={page.hero.lead} />
          </p>
          <Paragraphs texts={page.welcome.paragraphs} />
          <Actions>
            <BookOrCall practice={practice} />
          </Actions>
          <EmergencyLine />
        </PageHead>
      </Band>
      {physicians.map((physician, index) => (
        <Physician
          key={physician.slug}
          practice={practice}
          physician={physician}
          joined={index > 0}
        />
      ))}
      {page.expertise && (
        <Band>
          <SectionHead title={page.expertise.title} />
          <ServiceDirectory services={services} layout="pairs" />
        </Band>
      )}
      <Band ground="mist">
        <Split>
          <h2>{page.practice.title}</h2>
          <Paragraphs texts={page.practice.paragraphs} lead />
        </Split>
        {rooms.length > 0 && <RoomPictures pictures={rooms} />}
      </Band>
      {page.conditions && (
        <Band ground="warm">
          <SectionHead title={page.conditions.title} intro={page.conditions.lead} />
          <RingList items={page.conditions.items} columns />
        </Band>
      )}
      {page.specialized && (
        <Band>
          <SectionHead title={page.specialized.title} />
          <RuledList items={page.specialized.items} columns={2} />
        </Band>
      )}
      {page.technology && (
        <Band joined>
          <Split>
            <h2>{page.technology.title}</h2>
            <RuledList items={page.technology.items} run />
          </Split>
        </Band>
      )}
      <Closing page={page} practice={practice} />
    </>
  );
}

/** A physician's portrait and biography. */
function Physician({
  practice,
  physician,
  joined,
}: Pick<Props, "practice"> & { physician: Entry<Provider> & Portrayed; joined: boolean }) {
  const words = useWords();
  return (
    <Band ground="mist" joined={joined} labelledBy={physician.slug}>
      <PhysicianCard
        of={physician}
        names={
          <>
            <h2 id={physician.slug}>{physician.name}</h2>
            <p className="soft">{physician.title}</p>
          </>
        }
      >
        <Paragraphs texts={[physician.summary, ...physician.bio.paragraphs]} lead />
        <ReadMore>
          <Paragraphs texts={physician.bio.more} />
        </ReadMore>
        <SpecList
          facts={[
            { name: words.physician.boards, value: physician.boards.join("; ") },
            { name: words.physician.sees, value: practice.sees },
          ]}
        />
      </PhysicianCard>
    </Band>
  );
}

/** The end of the page: request an appointment or call, when, and for whom. */
function Closing({ page, practice }: Pick<Props, "page" | "practice">) {
  const words = useWords();
  return (
    <CallToAction
      {...page.callToAction}
      actions={
        <>
          <ButtonLink href={paths.contact}>{words.requestAppointment}</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </>
      }
      facts={[
        { name: words.office.phone, value: <a href={practice.phoneHref}>{practice.phone}</a> },
        { name: words.closing.hours, value: <OfficeHours hours={practice.hours.about} /> },
        { name: words.closing.agesServed, value: words.office.agesFrom(practice.minimumAge) },
      ]}
    />
  );
}
