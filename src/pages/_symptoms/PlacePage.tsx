import type { PageLink } from "../../data/page-link.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment/RequestAppointment.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { ReviewLine } from "../../parts/service/ReviewLine/ReviewLine.tsx";
import { SymptomAnswers } from "../../parts/symptoms/SymptomAnswers/SymptomAnswers.tsx";
import { ArrowLink } from "../../parts/text/ArrowLink/ArrowLink.tsx";
import { LinkIndex } from "../../parts/text/LinkIndex/LinkIndex.tsx";
import { Note } from "../../parts/text/Note/Note.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Symptoms } from "../../schemas/symptoms.ts";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./PlacePage.module.css";

interface Props extends AdviceProps<PageContent<"symptoms">> {
  place: Symptoms;
  /** Path of the page of all symptoms. */
  back: string;
  /** The services for this place, each with a link to the section about it. */
  onward: readonly PageLink[];
}

/** The symptoms of one place of the body, emergencies first, each with what to do about it. */
export function PlacePage({ page, trail, practice, place, back, onward, reviewLine }: Props) {
  const { title, lead, symptoms } = place;
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={title}>
          <p className="lead">{lead}</p>
          <p>{page.notice}</p>
          <p>{page.eachPlace}</p>
        </PageHead>
        <nav aria-labelledby="choose" className={styles["choose"]} data-print="hide">
          <h2 id="choose">{page.choose}</h2>
          <LinkIndex
            entries={symptoms.map(({ id, name, answer }) => ({
              name,
              path: `#${id}`,
              text: practice.answers[answer].title,
            }))}
            long={false}
          />
        </nav>
      </Band>
      <Band joined>
        {place.crisis && practice.crisis && <Note {...practice.crisis} level={2} />}
        <SymptomAnswers practice={practice} symptoms={symptoms} />
        <Stack>
          {onward.map(({ label, path }) => (
            <ArrowLink key={path} href={path}>
              {page.service} {label}
            </ArrowLink>
          ))}
          <ArrowLink back href={back}>
            {page.back}
          </ArrowLink>
        </Stack>
      </Band>
      {reviewLine && (
        <Band joined>
          <ReviewLine {...reviewLine} short />
        </Band>
      )}
      <RequestAppointment practice={practice} {...page.callToAction} hours="contact" />
    </>
  );
}
