import { type ComponentProps, Fragment } from "react";
import type { Entry } from "../../data/load-content.ts";
import type { Danger } from "../../data/signs.ts";
import { useWords } from "../../languages/use-words.ts";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { CallNow } from "../../parts/book/CallNow.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { Opening } from "../../parts/frame/Opening.tsx";
import { CanTable } from "../../parts/recovery/CanTable.tsx";
import { Medicines } from "../../parts/recovery/Medicines.tsx";
import { RecoveryPlan } from "../../parts/recovery/RecoveryPlan/RecoveryPlan.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import type { MedicineRule } from "../../schemas/medicines.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { Recovery } from "../../schemas/recovery.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./RecoveryPage.module.css";

interface SentencePart {
  id: string;
  title: string;
  text: readonly string[];
}

interface Props extends AdviceProps<PageContent<"recovery">> {
  recovery: Entry<Recovery>;
  danger: Danger;
  /** Each with the signs that matter most in its days. */
  steps: ComponentProps<typeof RecoveryPlan>["steps"];
  medicines: readonly MedicineRule[];
  /** Path of the list of all recoveries. */
  allPath: string;
}

/** Parts of the page in whole sentences, in rows without a hole where there is room. */
function SentenceParts({ parts }: { parts: readonly SentencePart[] }) {
  const Part = parts.length === 1 ? Fragment : Stack;
  const shown = parts.map(({ id, title, text }) => (
    <Part key={id}>
      <h2 id={id}>{title}</h2>
      <Paragraphs texts={text} />
    </Part>
  ));
  if (parts.length === 3) return <div className={styles["three"]}>{shown}</div>;
  return <Split even={parts.length > 1}>{shown}</Split>;
}

function FurtherLinks({ links }: { links: readonly { label: string; path: string }[] }) {
  return (
    <div data-print="hide">
      {links.map(({ label, path }) => (
        <p key={path}>
          <ArrowLink href={path}>{label}</ArrowLink>
        </p>
      ))}
    </div>
  );
}

/**
 * The recovery from one operation: what cannot wait, what is normal, day by day, the day at home, pain, "When can
 * I …?", and what differs for a child and for an adult. On paper it is the sheet for the fridge: whom to call, the signs and
 * the rules about medicines first, then the days, each with a box to tick.
 */
export function RecoveryPage(props: Props) {
  const { page, trail, practice, recovery, danger, steps, medicines, allPath, reviewLine } = props;
  const { slug, title, lead, blood, normal, home = [], pain, canI, more } = recovery;
  const {
    danger: whose,
    recovery: { medicines: medicinesTitle },
  } = useWords();
  const homeParts = home.map((part, index) => ({ id: `home-${index + 1}`, ...part }));
  const people = (["child", "adult"] as const).flatMap((id) => {
    const text = recovery[id];
    return text === undefined ? [] : { id, title: whose[id], text };
  });
  const { operation: words, callToAction } = page;
  return (
    <>
      <Opening
        trail={trail}
        title={title}
        lead={`${lead} ${words.reassurance}`}
        jumps={[
          { label: words.days.title, section: "days" },
          { label: medicinesTitle, section: "pain" },
          { label: words.canI, section: "can-i" },
        ]}
      >
        <p className={styles["call"]}>{practice.phone}</p>
        <SignsCard id="warnings" practice={practice} {...danger} />
      </Opening>
      {blood && (
        <Band labelledBy="blood" screenOnly>
          <Split>
            <h2 id="blood">{words.blood}</h2>
            <Paragraphs texts={blood} lead />
          </Split>
        </Band>
      )}
      <Band labelledBy="normal" joined={blood !== undefined} screenOnly>
        <Split>
          <h2 id="normal">{words.normal}</h2>
          <Paragraphs texts={normal} lead />
        </Split>
      </Band>
      <Band ground="mist" labelledBy="days">
        <SectionHead id="days" title={words.days.title} />
        <RecoveryPlan words={words} id={slug} steps={steps} />
      </Band>
      {homeParts.length > 0 && (
        <Band screenOnly>
          <SentenceParts parts={homeParts} />
        </Band>
      )}
      <Band ground="warm" labelledBy="pain">
        <div className={styles["medicines"]}>
          <Split>
            <Stack>
              <h2 id="pain">{words.pain}</h2>
              {pain && <Paragraphs texts={pain} />}
            </Stack>
            <Medicines rules={medicines} />
          </Split>
        </div>
      </Band>
      <Band labelledBy="can-i">
        <Split>
          <h2 id="can-i">{words.canI}</h2>
          <CanTable labelledBy="can-i" rows={canI} />
        </Split>
      </Band>
      {people.length > 0 && (
        <Band joined screenOnly>
          <SentenceParts parts={people} />
        </Band>
      )}
      <Band joined>
        <Stack>
          {reviewLine && <ReviewLine {...reviewLine} />}
          <FurtherLinks links={[...(more ? [more] : []), { label: words.all, path: allPath }]} />
        </Stack>
      </Band>
      <CallStrip {...callToAction}>
        <CallNow href={practice.phoneHref} outline={false} />
      </CallStrip>
    </>
  );
}
