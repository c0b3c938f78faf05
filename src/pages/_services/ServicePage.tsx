import type { ListedPage, PageLink } from "../../data/page-link.ts";
import { PageSections } from "../../parts/article/PageSections.tsx";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { BookingBar } from "../../parts/book/BookingBar.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { type RelatedPage, RelatedPages } from "../../parts/service/RelatedPages.tsx";
import { TopicList } from "../../parts/service/TopicList.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Service } from "../../schemas/service.ts";
import { Band } from "../../ui/Band.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import type { AdviceProps } from "../_view-props.ts";

interface Props extends AdviceProps<PageContent<"service">> {
  service: Service;
  /** The pages that answer one question each. */
  topics: readonly ListedPage[];
  /** What else to read next, with the anchors of this page that moved there. */
  onward: readonly ListedPage[];
  related: readonly RelatedPage[] | undefined;
  /** The page with what to ask a health plan, if there is one. */
  costs: PageLink | undefined;
}

/**
 * One service on one short page: how to book, the questions that have their own pages, its sections, and the way
 * to an appointment.
 */
export function ServicePage(props: Props) {
  const { page, trail, practice, service, topics, onward, related, costs, reviewLine } = props;
  const { sections } = service;
  return (
    <>
      <PageHero
        trail={trail}
        title={service.title}
        lead={service.lead}
        view={service.view}
        photograph={service.photograph}
        underBar
      />
      <BookingBar practice={practice} headings={page.booking} />
      <Wrap>
        <EmergencyLine />
      </Wrap>
      {topics.length > 0 && (
        <Band joined>
          <TopicList title={page.topics} topics={topics} />
        </Band>
      )}
      <PageSections sections={sections} belowWhite costs={costs} cameraExam={practice.cameraExam} />
      {reviewLine && (
        <Band joined={sections.at(-1)?.ground === "white"}>
          <ReviewLine {...reviewLine} />
        </Band>
      )}
      {(onward.length > 0 || related) && (
        <Band ground="mist" labelledBy="read-on">
          <div data-print="hide">
            <SectionHead id="read-on" title={page.readOn} />
            <LinkIndex entries={onward} brief />
            {related && <RelatedPages related={related} />}
          </div>
        </Band>
      )}
      <RequestAppointment practice={practice} {...service.callToAction} hours="service" />
    </>
  );
}
