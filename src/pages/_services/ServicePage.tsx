import { BookingBar } from "../../parts/book/BookingBar/BookingBar.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment/RequestAppointment.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PageHero } from "../../parts/layout/PageHero/PageHero.tsx";
import type { ShownPicture } from "../../parts/layout/picture.ts";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { OnThisPage } from "../../parts/service/OnThisPage/OnThisPage.tsx";
import { PageSections } from "../../parts/service/PageSections/PageSections.tsx";
import { References } from "../../parts/service/References/References.tsx";
import { RelatedPages } from "../../parts/service/RelatedPages/RelatedPages.tsx";
import { ReviewLine } from "../../parts/service/ReviewLine/ReviewLine.tsx";
import { EmergencyCard } from "../../parts/symptoms/EmergencyCard/EmergencyCard.tsx";
import { Note } from "../../parts/text/Note/Note.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Service } from "../../schemas/service.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"service">> {
  service: Service;
  /** Index of the section on recovery. */
  recovery: number;
  /** Path of the page of all symptoms, where there is one. */
  symptomsPath: string | undefined;
  /** Path of the page with the dates of each recovery, if there is one. */
  recoveryPath: string | undefined;
  /** Path of the page with what to ask a health plan, if there is one. */
  costsPath: string | undefined;
  /** The page and the portrait of who reviewed this one, where the site has them. */
  reviewer: { path: string; portrait: ShownPicture } | undefined;
  /** This build is not for the public: it says what no physician has checked. */
  preview: boolean;
}

/**
 * One service: hero with booking bar, contents, its sections, what it rests on, and the way to an
 * appointment. When not to wait stands beside the contents, or below recovery where the page is
 * about operations.
 */
export function ServicePage(props: Props) {
  const { page, trail, practice, service, recovery } = props;
  const { sections, related } = service;
  const { atTop } = service.emergency;
  const card = emergencyCardOf(props);
  const contents = (
    <OnThisPage entries={sections.map(({ id, title, label = title }) => ({ id, name: label }))} />
  );
  const shared = { practice, belowWhite: true, ...linksOf(props) };
  const later = atTop === undefined ? sections.length : recovery + 1;
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
        {atTop === undefined ? (
          <EmergencyCard {...card}>{contents}</EmergencyCard>
        ) : (
          <Stack>
            <Note {...atTop} urgent wide level={2} />
            {contents}
          </Stack>
        )}
      </Band>
      <PageSections {...shared} sections={sections.slice(0, later)} />
      {atTop !== undefined && (
        <Band joined={sections[recovery]?.ground === "white"}>
          <EmergencyCard {...card} />
        </Band>
      )}
      <PageSections {...shared} sections={sections.slice(later)} />
      <Review {...props} />
      {related && <RelatedPages related={related} />}
      <RequestAppointment practice={practice} {...service.callToAction} hours="service" />
    </>
  );
}

/** When not to wait; in a preview it says where no physician has reviewed that yet. */
function emergencyCardOf({ page, practice, service, symptomsPath, preview }: Props) {
  const isUnreviewed = service.toConfirm.some(
    ({ field, kind }) => field === "emergency" && kind === "clinical",
  );
  return {
    id: "call-911",
    answers: practice.answers,
    emergency: service.emergency,
    symptoms: symptomsPath === undefined ? undefined : { label: page.symptoms, path: symptomsPath },
    unreviewed: preview && isUnreviewed ? page.emergencyUnreviewed : undefined,
  };
}

/** Links that sections have to the page with dates and to that with questions for a health plan. */
function linksOf({ page, service, recoveryPath, costsPath }: Props) {
  const dated = service.sections.find(
    ({ kind, ...rest }) => kind === "timeline" && "operation" in rest,
  );
  return {
    recoveryDates:
      dated === undefined || recoveryPath === undefined
        ? undefined
        : { section: dated.id, path: recoveryPath, label: page.recoveryDates },
    planQuestions:
      costsPath === undefined ? undefined : { path: costsPath, label: page.planQuestions },
  };
}

/** What to know before surgery, who reviewed the page, and what it rests on. */
function Review({ practice, service, reviewer, preview }: Props) {
  const { sections, review, references } = service;
  return (
    <Band joined={sections.at(-1)?.ground === "white"}>
      <Stack>
        {practice.beforeSurgery && <Note {...practice.beforeSurgery} wide level={2} />}
        {(preview || review.status === "reviewed") && (
          <ReviewLine review={review} reviewer={reviewer} />
        )}
        {references && <References references={references} />}
      </Stack>
    </Band>
  );
}
