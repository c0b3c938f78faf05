import type { PageLink } from "../../data/page-link.ts";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { Opening } from "../../parts/frame/Opening.tsx";
import { LevelIndex } from "../../parts/signs/LevelIndex.tsx";
import { SignLinks } from "../../parts/signs/SignLinks.tsx";
import { SymptomAnswers } from "../../parts/signs/SymptomAnswers.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Symptoms } from "../../schemas/symptoms.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Note } from "../../ui/Note.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./PlacePage.module.css";

interface Props extends AdviceProps<PageContent<"symptoms">> {
  place: Symptoms;
  /** Path of the page of all symptoms. */
  back: string;
  /** The services for this place, each with a link to the section about it. */
  onward: readonly PageLink[];
}

/** The symptoms of one place of the body by how soon to be seen: an index on top, then what to do about each. */
export function PlacePage({ page, trail, practice, place, back, onward, reviewLine }: Props) {
  const { title, lead, symptoms, common } = place;
  return (
    <>
      <Opening trail={trail} title={title} lead={lead}>
        <LevelIndex
          practice={practice}
          symptoms={symptoms}
          common={common}
          commonTitle={page.common}
        />
      </Opening>
      <Band ground="mist">
        <nav aria-labelledby="choose" data-print="hide">
          <SectionHead id="choose" title={page.choose} intro={page.eachPlace} />
          <div className={styles["levels"]}>
            {[...Map.groupBy(symptoms, ({ answer }) => answer)].map(([answer, these]) => (
              <div key={answer}>
                <h3>{practice.answers[answer].title}</h3>
                <SignLinks practice={practice} symptoms={these} />
              </div>
            ))}
          </div>
        </nav>
      </Band>
      <Band>
        {place.crisis && practice.crisis && (
          <div className={styles["crisis"]}>
            <Note {...practice.crisis} level={2} />
          </div>
        )}
        <SymptomAnswers practice={practice} symptoms={symptoms} />
        <div className={styles["after"]}>
          <p className="soft">{page.notice}</p>
          <div className={`${styles["ways"]} cluster`}>
            <ArrowLink back href={back}>
              {page.back}
            </ArrowLink>
            {onward.map(({ label, path }) => (
              <ArrowLink key={path} href={path}>
                {page.service} {label}
              </ArrowLink>
            ))}
          </div>
        </div>
      </Band>
      {reviewLine && (
        <Band joined>
          <ReviewLine {...reviewLine} short />
        </Band>
      )}
      <CallStrip {...page.callToAction}>
        <BookOrCall practice={practice} />
      </CallStrip>
    </>
  );
}
