import { ArrowLink } from "../components/ArrowLink/ArrowLink.tsx";
import { Band } from "../components/Band/Band.tsx";
import { LinkIndex } from "../components/LinkIndex/LinkIndex.tsx";
import { PageHead } from "../components/PageHead/PageHead.tsx";
import type { ShownPicture } from "../components/picture.ts";
import type { PageContent } from "../schemas/pages.ts";
import type { Symptoms } from "../schemas/symptoms.ts";
import { RequestAppointment } from "../sections/RequestAppointment/RequestAppointment.tsx";
import { ReviewLine } from "../sections/ReviewLine/ReviewLine.tsx";
import { SymptomAnswers } from "../sections/SymptomAnswers/SymptomAnswers.tsx";
import styles from "./PlacePage.module.css";
import type { ViewProps } from "./view-props.ts";

interface Props extends ViewProps<PageContent<"symptoms">> {
  place: Symptoms;
  /** Path of the page of all symptoms. */
  back: string;
  /** The page and the portrait of who reviewed this one, where the site has them. */
  reviewer: { path: string; portrait: ShownPicture } | undefined;
  /** This build is not for the public: it says what no physician has checked. */
  preview: boolean;
}

/** The symptoms of one place of the body, emergencies first, each with what to do about it. */
export function PlacePage({ page, trail, practice, place, back, reviewer, preview }: Props) {
  const { title, lead, symptoms, review } = place;
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={title}>
          <p className="lead">{lead}</p>
          <p>{page.notice}</p>
        </PageHead>
        <nav aria-labelledby="choose" className={styles["choose"]} data-print="hide">
          <h2 id="choose">{page.choose}</h2>
          <LinkIndex entries={symptoms.map(({ id, name }) => ({ name, path: `#${id}` }))} />
        </nav>
      </Band>
      <Band joined>
        <SymptomAnswers practice={practice} answers={page.answers} symptoms={symptoms} />
        <ArrowLink back href={back}>
          {page.back}
        </ArrowLink>
      </Band>
      {(preview || review.status === "reviewed") && (
        <Band joined>
          <ReviewLine review={review} reviewer={reviewer} short />
        </Band>
      )}
      <RequestAppointment practice={practice} {...page.callToAction} hours="contact" />
    </>
  );
}
