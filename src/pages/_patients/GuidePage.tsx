import type { ComponentProps } from "react";
import { PageSections } from "../../parts/article/PageSections.tsx";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import { PictureBookCard } from "../../parts/pictures/PictureBookCard.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { PrintButton } from "../../ui/PrintButton.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import type { AdviceProps } from "../_view-props.ts";

interface Props extends AdviceProps<PageContent<"before-surgery">> {
  /** Says in a line at the end what to do in an emergency. */
  emergency: boolean;
  /** The picture book, on the page for parents. */
  book: ComponentProps<typeof PictureBookCard> | undefined;
}

/** A page of advice that belongs to no service. */
export function GuidePage({
  page: { hero, sections, callToAction },
  trail,
  practice,
  reviewLine,
  emergency,
  book,
}: Props) {
  const line = emergency && <EmergencyLine />;
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={hero.title}>
          <p className="lead">{hero.lead}</p>
          <PrintButton />
        </PageHead>
      </Band>
      <PageSections sections={sections} belowWhite />
      {reviewLine && (
        <Band joined={sections.at(-1)?.ground === "white"}>
          <ReviewLine {...reviewLine} />
        </Band>
      )}
      {book ? <PictureBookCard {...book}>{line}</PictureBookCard> : line && <Wrap>{line}</Wrap>}
      <RequestAppointment practice={practice} {...callToAction} hours="contact" />
    </>
  );
}
