import type { OnCall } from "../../data/after-hours.ts";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { CallNumber } from "../../parts/book/CallNumber.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { GuideHero } from "../../parts/frame/GuideHero.tsx";
import { HowTo } from "../../parts/pictures/HowTo.tsx";
import { FirstAid } from "../../parts/recovery/FirstAid.tsx";
import { OperationSigns, type SignCard } from "../../parts/recovery/OperationSigns.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { RingList } from "../../ui/RingList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { AdviceProps } from "../_view-props.ts";

interface Props extends AdviceProps<PageContent<"after-any-operation">> {
  cards: readonly SignCard[];
  onCall: OnCall | undefined;
}

/** What every operation shares: signs, what to do until help comes, and the first days. */
export function AfterAnyOperationPage({ page, trail, practice, onCall, cards, reviewLine }: Props) {
  const { hero, firstAid, parts, unsure, callToAction } = page;
  const { phone, phoneHref } = onCall ?? practice;
  return (
    <>
      <GuideHero trail={trail} title={hero.title} lead={hero.lead}>
        <OperationSigns cards={cards} level={2} />
      </GuideHero>
      <Band labelledBy="first-aid">
        <FirstAid aid={firstAid} />
      </Band>
      <Band ground="mist">
        <Stack>
          <Split even>
            {parts.map(({ id, title, lines, drawing }) => (
              <Stack key={id}>
                <h2 id={id}>{title}</h2>
                <HowTo drawing={drawing}>
                  <RingList items={lines} />
                </HowTo>
              </Stack>
            ))}
          </Split>
          <p>
            <b>{unsure}</b>
          </p>
          {reviewLine && <ReviewLine {...reviewLine} short />}
        </Stack>
      </Band>
      <CallStrip {...callToAction}>
        <CallNumber phone={phone} phoneHref={phoneHref} />
      </CallStrip>
    </>
  );
}
