import type { ListedPage, PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import type { Danger } from "../../data/signs.ts";
import { PageSections } from "../../parts/article/PageSections.tsx";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { BookingBar } from "../../parts/book/BookingBar.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { type RelatedPage, RelatedPages } from "../../parts/service/RelatedPages.tsx";
import { TopicList } from "../../parts/service/TopicList.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Service } from "../../schemas/service.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./ServicePage.module.css";

interface Props extends AdviceProps<PageContent<"service">> {
  service: Service;
  danger: Danger;
  /** The pages that answer one question each. */
  topics: readonly ListedPage[];
  /** What to read next besides, with the anchors of this page that moved there. */
  onward: readonly ListedPage[];
  related: readonly RelatedPage[] | undefined;
  /** The page of all symptoms, where there is one. */
  symptoms: PageLink | undefined;
  /** The page with what to ask a health plan, if there is one. */
  costs: PageLink | undefined;
}

/**
 * One service on one short page: how to book, what cannot wait, the questions that have pages of their own,
 * its sections, and the way to an appointment.
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
      <Band>
        <div className={styles["start"]}>
          <Emergency {...props} />
          {topics.length > 0 && <TopicList title={page.topics} topics={topics} />}
        </div>
      </Band>
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

/** When not to wait: the signs of the service, or the way to those for everybody where the public site shows none. */
function Emergency({ practice, danger, symptoms }: Props) {
  if (danger.signs.length === 0)
    return (
      <p>
        <ArrowLink href={`${paths.contact}#emergency`}>{practice.emergency.link}</ArrowLink>
      </p>
    );
  return <SignsCard id="call-911" practice={practice} {...danger} symptoms={symptoms} />;
}
