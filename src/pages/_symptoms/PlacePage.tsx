import type { ComponentProps } from "react";
import type { ListedPage, PageLink } from "../../data/page-link.ts";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { GuideHero } from "../../parts/frame/GuideHero.tsx";
import { CrisisNote } from "../../parts/signs/CrisisNote.tsx";
import { LevelCounts } from "../../parts/signs/LevelCounts.tsx";
import { type SignLink, SignLinks } from "../../parts/signs/SignLinks.tsx";
import { type ListedSign, SignList } from "../../parts/signs/SignList.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Symptoms } from "../../schemas/symptoms.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./PlacePage.module.css";

interface Props extends AdviceProps<PageContent<"symptoms">> {
  place: Pick<Symptoms, "title" | "lead">;
  /** The most urgent first. */
  signs: readonly ListedSign[];
  /** Signs of other places. */
  also: readonly SignLink[];
  /** Anchor of whom to call or text with thoughts of suicide, where a sign leads there. */
  crisis: string | undefined;
  /** On the place of signs after an operation: the list of recoveries, under its heading. */
  operations:
    | { title: string; anchors: readonly string[]; pages: readonly ListedPage[] }
    | undefined;
  callToday: ComponentProps<typeof SignList>["callToday"];
  /** Path of the page of all symptoms. */
  back: string;
  /** The services for this place, each with a link to the section about it. */
  onward: readonly PageLink[];
}

/** One place of the body: its signs as one list, by how soon to be seen. */
export function PlacePage(props: Props) {
  const { page, trail, practice, place, signs, also, operations, onward, reviewLine } = props;
  return (
    <>
      <GuideHero trail={trail} title={place.title} lead={place.lead}>
        <LevelCounts practice={practice} signs={signs} />
        <p className={styles["unsure"]}>
          {page.eachPlace} {practice.youngChild}
        </p>
      </GuideHero>
      {operations && operations.pages.length > 0 && (
        <Band joined labelledBy="operations">
          {operations.anchors.map((anchor) => (
            <span key={anchor} id={anchor} />
          ))}
          <SectionHead id="operations" title={operations.title} />
          <LinkIndex entries={operations.pages} brief />
        </Band>
      )}
      <Band joined>
        <SignList
          practice={practice}
          signs={signs}
          callToday={props.callToday}
          moreUrgent={page.moreUrgent}
        />
        <div className={styles["after"]}>
          {also.length > 0 && <SignLinks title={page.also} practice={practice} links={also} />}
          {props.crisis && practice.crisis && <CrisisNote id={props.crisis} {...practice.crisis} />}
          <p className="soft">{page.notice}</p>
          <div className={`${styles["ways"]} cluster`} data-print="hide">
            <ArrowLink back href={props.back}>
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
