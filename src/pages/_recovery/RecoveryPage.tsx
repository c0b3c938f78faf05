import { Island } from "../../browser/Island.tsx";
import type { Entry } from "../../data/load-content.ts";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { CallNumber } from "../../parts/book/CallNumber.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { GuideHero } from "../../parts/frame/GuideHero.tsx";
import { HowTo, HowToDrawing } from "../../parts/pictures/HowTo.tsx";
import { CanTable } from "../../parts/recovery/CanTable.tsx";
import { FirstAid } from "../../parts/recovery/FirstAid.tsx";
import { LineList } from "../../parts/recovery/LineList.tsx";
import { toldBy } from "../../parts/recovery/line.ts";
import { MedicinePaper } from "../../parts/recovery/MedicinePaper.tsx";
import { OperationSigns, type SignCard } from "../../parts/recovery/OperationSigns.tsx";
import { PillBox } from "../../parts/recovery/PillBox.tsx";
import type { PlanStep } from "../../parts/recovery/Plan/plan-steps.ts";
import { Ticks, YesAndNotYet } from "../../parts/recovery/Ticks.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Recovery } from "../../schemas/recovery.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./RecoveryPage.module.css";

interface Props extends AdviceProps<PageContent<"recovery">> {
  recovery: Entry<Recovery>;
  cards: readonly SignCard[];
  steps: readonly PlanStep[];
  /** What else the first event of the calendar says. */
  urgent: string;
  painMedicine: PageContent<"pain-medicine"> | undefined;
  /** Paths of the list of all recoveries, and of the page on pain medicine. */
  allPath: string;
  painPath: string;
}

/**
 * The recovery from one operation: today first, then the signs of this operation and what to do about blood, the days,
 * what is normal, what to do and what not yet, pain medicine, and "When can I …?". On paper the first page hangs on the
 * fridge, and the second lies with the medicine.
 */
export function RecoveryPage(props: Props) {
  const { page, trail, practice, recovery, cards, steps, urgent } = props;
  const { painMedicine, allPath, painPath, reviewLine } = props;
  const { slug, title, lead, scope, firstAid, canI, more } = recovery;
  const { operation: words, callToAction } = page;
  const onCall = practice.onCall ?? practice;
  const forChildren = recovery.child !== undefined;
  const people = (["child", "adult"] as const).flatMap((whom) => {
    const line = recovery[whom];
    return line === undefined ? [] : [{ whom, text: toldBy(line).text }];
  });
  const boxes = recovery.boxes ?? [];
  const officeHours = practice.hours.contact
    .flatMap(({ days, time }) => (time === undefined ? [] : `${days}, ${time}`))
    .join("; ");
  return (
    <>
      <GuideHero
        trail={trail}
        title={title}
        lead={lead}
        asks={
          <>
            <p className={styles["jump"]}>
              <a href="#warnings">{words.signs}</a>
            </p>
            <div className={styles["scope"]} data-print="hide">
              <LineList lines={scope} />
            </div>
            <div className={styles["ask"]}>
              <Island
                name="PlanChoice"
                together="plan"
                props={{
                  words: { day: words.day, who: words.who, kept: words.kept },
                  forBoth: forChildren,
                }}
              />
            </div>
            <p className={styles["brand"]}>{practice.brand}</p>
            <div className={styles["call"]}>
              <p>
                <b>{words.cards.night.title}</b>
              </p>
              <p className={styles["number"]}>{onCall.phone}</p>
              <p>
                {words.paper.office}, {officeHours}: <b>{practice.phone}</b>
              </p>
            </div>
          </>
        }
      >
        <Island
          name="PlanToday"
          together="plan"
          props={{ ask: words.ask, paper: words.paper, steps }}
        />
      </GuideHero>
      <Band labelledBy="warnings">
        <h2 id="warnings" className="visually-hidden">
          {words.signs}
        </h2>
        <OperationSigns cards={cards} />
        <p className={styles["shared"]}>
          <Prose text={words.shared} />
        </p>
      </Band>
      {firstAid && (
        <Band ground="mist" labelledBy="first-aid">
          <FirstAid aid={firstAid} />
        </Band>
      )}
      <Band labelledBy="days" joined={firstAid === undefined}>
        <div className={styles["days"]}>
          <h2 id="days">{words.days}</h2>
        </div>
        <Island name="PlanDays" together="plan" props={{ steps, boxes, tick: words.paper.tick }} />
        {people.map(({ whom, text }) => (
          <p key={whom} className={styles["person"]} data-whom={whom}>
            {forChildren && <b>{whom === "child" ? words.child : words.adult} </b>}
            <Prose text={text} />
          </p>
        ))}
      </Band>
      <Band ground="warm">
        <div className={styles["living"]}>
          <Split even>
            <div className={styles["normal"]} data-print="hide">
              <h2>{words.normal}</h2>
              <Ticks lines={recovery.normal} />
            </div>
            <div className={styles["care"]}>
              <h2>{words.care}</h2>
              <YesAndNotYet words={words} yes={recovery.yes} notYet={recovery.notYet} />
              {recovery.tip && <p className={styles["tip"]}>{recovery.tip}</p>}
              {recovery.howTo && (
                <div data-print="hide">
                  <Disclosure summary={recovery.howTo.title}>
                    <HowTo drawing={recovery.howTo.drawing}>
                      <Paragraphs texts={recovery.howTo.text} />
                    </HowTo>
                  </Disclosure>
                </div>
              )}
            </div>
            {recovery.drawings && (
              <div className={styles["drawings"]} data-print="hide">
                {recovery.drawings.map((drawing) => (
                  <HowToDrawing key={drawing.file} {...drawing} />
                ))}
              </div>
            )}
          </Split>
        </div>
      </Band>
      <Band labelledBy="pain-medicine" screenOnly>
        <PillBox
          title={words.medicine}
          lines={recovery.medicine}
          forChildren={forChildren}
          page={painMedicine}
          link={{ label: words.doses, path: painPath }}
        />
      </Band>
      <Band joined labelledBy="can-i">
        <div className={styles["can"]}>
          <h2 id="can-i">{words.canI}</h2>
          <CanTable rows={canI} />
        </div>
        <div className={styles["end"]}>
          <Stack>
            <Island
              name="PlanButtons"
              together="plan"
              props={{ id: slug, save: words.save, steps, urgent }}
            />
            {reviewLine && <ReviewLine {...reviewLine} short />}
            <div className="cluster" data-print="hide">
              {more && <ArrowLink href={more.path}>{more.label}</ArrowLink>}
              <ArrowLink href={allPath}>{words.all}</ArrowLink>
            </div>
          </Stack>
        </div>
      </Band>
      {painMedicine && (
        <MedicinePaper
          page={painMedicine}
          operation={title}
          lines={recovery.medicine}
          words={words}
          office={practice}
        />
      )}
      <CallStrip {...callToAction}>
        <CallNumber phone={onCall.phone} phoneHref={onCall.phoneHref} />
      </CallStrip>
    </>
  );
}
