import { RequestAppointment } from "../../parts/book/RequestAppointment/RequestAppointment.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import type { ShownPicture } from "../../parts/layout/picture.ts";
import { PageSections } from "../../parts/service/PageSections/PageSections.tsx";
import { ReviewLine } from "../../parts/service/ReviewLine/ReviewLine.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"before-surgery">> {
  /** The page and the portrait of who reviewed this one, where the site has them. */
  reviewer: { path: string; portrait: ShownPicture } | undefined;
  /** This build is not for the public: it says what no physician has checked. */
  preview: boolean;
}

/** A page of advice that belongs to no service. */
export function GuidePage({ page, trail, practice, reviewer, preview }: Props) {
  const { hero, sections, review, callToAction } = page;
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={hero.title}>
          <p className="lead">{hero.lead}</p>
        </PageHead>
      </Band>
      <PageSections sections={sections} belowWhite />
      {(preview || review.status === "reviewed") && (
        <Band joined={sections.at(-1)?.ground === "white"}>
          <ReviewLine review={review} reviewer={reviewer} />
        </Band>
      )}
      <RequestAppointment practice={practice} {...callToAction} hours="contact" />
    </>
  );
}
