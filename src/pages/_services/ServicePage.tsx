import type { ListedPage, PageLink } from "../../data/page-link.ts";
import { PageSections } from "../../parts/article/PageSections.tsx";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { BookingBar } from "../../parts/book/BookingBar.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { type RelatedPage, RelatedPages } from "../../parts/service/RelatedPages.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Service } from "../../schemas/service.ts";
import { Band } from "../../ui/Band.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./ServicePage.module.css";

interface Props extends AdviceProps<PageContent<"service">> {
  service: Service;
  /** The pages that parts of this one have moved to, with the anchors that those had. */
  moved: readonly ListedPage[];
  related: readonly RelatedPage[] | undefined;
  /** The page with what to ask a health plan, if there is one. */
  costs: PageLink | undefined;
}

/**
 * One service on one short page: how to book, its sections, which lead to the pages that answer one question each, its
 * neighbors, and the way to an appointment.
 */
export function ServicePage(props: Props) {
  const { page, trail, practice, service, moved, related, costs, reviewLine } = props;
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
      <BookingBar practice={practice} title={page.booking.title} />
      <div className={styles["emergency"]}>
        <Wrap>
          <EmergencyLine />
        </Wrap>
      </div>
      {moved.length > 0 && (
        <div className={styles["moved"]} data-print="hide">
          <Wrap>
            <LinkIndex entries={moved} />
          </Wrap>
        </div>
      )}
      <PageSections sections={sections} belowWhite costs={costs} cameraExam={practice.cameraExam} />
      {(related || reviewLine) && (
        <Band joined={sections.at(-1)?.ground === "white"}>
          <Stack>
            {reviewLine && <ReviewLine {...reviewLine} />}
            {related && <RelatedPages title={page.readOn} related={related} />}
          </Stack>
        </Band>
      )}
      <RequestAppointment practice={practice} {...service.callToAction} hours="service" />
    </>
  );
}
