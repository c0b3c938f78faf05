import type { OnCall } from "../../data/after-hours.ts";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { CallNumber } from "../../parts/book/CallNumber.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { GuideHero } from "../../parts/frame/GuideHero.tsx";
import { HowTo } from "../../parts/pictures/HowTo.tsx";
import { Doses } from "../../parts/recovery/Doses.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { Note } from "../../ui/Note.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RingList } from "../../ui/RingList.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./PainMedicinePage.module.css";

interface Props extends AdviceProps<PageContent<"pain-medicine">> {
  onCall: OnCall | undefined;
}

/** Doses and cautions, once for all operations. */
export function PainMedicinePage({
  page: { hero, doses, poison, parts, callToAction },
  trail,
  practice,
  onCall,
  reviewLine,
}: Props) {
  const { phone, phoneHref } = onCall ?? practice;
  return (
    <>
      <GuideHero trail={trail} title={hero.title} lead={hero.lead}>
        <div className={styles["doses"]}>
          <h2>{doses.title}</h2>
          <Doses doses={doses} />
          <p>
            <Prose text={doses.note} />
          </p>
          <Note title={poison.title} text={poison.text} urgent wide level={2} />
        </div>
      </GuideHero>
      <Band>
        <div className={styles["parts"]}>
          {parts.map(({ id, title, lines, drawing }) => (
            <div key={id}>
              <h2 id={id}>{title}</h2>
              <HowTo drawing={drawing}>
                <RingList items={lines} />
              </HowTo>
            </div>
          ))}
        </div>
        {reviewLine && <ReviewLine {...reviewLine} short />}
      </Band>
      <CallStrip {...callToAction}>
        <CallNumber phone={phone} phoneHref={phoneHref} />
      </CallStrip>
    </>
  );
}
