import type { ComponentProps } from "react";
import type { Danger } from "../../data/signs.ts";
import { useWords } from "../../languages/use-words.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment/RequestAppointment.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PictureBookCard } from "../../parts/layout/PictureBookCard/PictureBookCard.tsx";
import { PageSections } from "../../parts/service/PageSections/PageSections.tsx";
import { ReviewLine } from "../../parts/service/ReviewLine/ReviewLine.tsx";
import { Signs } from "../../parts/symptoms/Signs/Signs.tsx";
import { Button } from "../../parts/text/Button/Button.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { AdviceProps } from "../_view-props.ts";

interface Props extends AdviceProps<PageContent<"before-surgery">> {
  /** When not to wait, under its title. */
  danger: (Danger & { title: string }) | undefined;
  /** The picture book, on the page for parents. */
  book: ComponentProps<typeof PictureBookCard> | undefined;
}

/** A page of advice that belongs to no service. */
export function GuidePage({
  page: { hero, sections, callToAction },
  trail,
  practice,
  reviewLine,
  danger,
  book,
}: Props) {
  const { print } = useWords();
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={hero.title}>
          <p className="lead">{hero.lead}</p>
          <div data-module="print-page">
            <div data-print="hide" data-script="">
              <Button outline>{print}</Button>
            </div>
          </div>
        </PageHead>
        {danger && <Signs id="do-not-wait" practice={practice} {...danger} />}
      </Band>
      <PageSections sections={sections} belowWhite />
      {book && <PictureBookCard {...book} />}
      {reviewLine && (
        <Band joined={sections.at(-1)?.ground === "white"}>
          <ReviewLine {...reviewLine} />
        </Band>
      )}
      <RequestAppointment practice={practice} {...callToAction} hours="contact" />
    </>
  );
}
