import type { PageLink } from "../../data/page-link.ts";
import type { Sign } from "../../data/signs.ts";
import { ColumnSections } from "../../parts/article/ColumnSections.tsx";
import { PreviousNext } from "../../parts/article/PreviousNext.tsx";
import { References } from "../../parts/article/References.tsx";
import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { ShortAnswer } from "../../parts/article/ShortAnswer.tsx";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { GuideHero } from "../../parts/frame/GuideHero.tsx";
import { TopicNav } from "../../parts/service/TopicNav.tsx";
import { CrisisNote } from "../../parts/signs/CrisisNote.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Topic } from "../../schemas/topic.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./TopicPage.module.css";

interface Props extends AdviceProps<PageContent<"topic">> {
  topic: Topic;
  /** The most urgent first; none where nothing is urgent. */
  signs: readonly Sign[];
  /** The place that most of them are of. */
  place: PageLink | undefined;
  path: string;
  /** Name of its service. */
  service: string;
  /** The page of the service, then its topics in order. */
  pages: readonly PageLink[];
  /** What to read before and after the operation, where it describes one. */
  operation: readonly PageLink[];
  /** The page with what to ask a health plan, if there is one. */
  costs: PageLink | undefined;
}

/** One question about a service: the answer first, with its danger signs, then what there is to know about it. */
export function TopicPage(props: Props) {
  const { page, trail, practice, topic, signs, place, path, service, pages, operation, costs } =
    props;
  const { title, short, callToAction } = topic;
  const position = pages.findIndex((sibling) => sibling.path === path);
  return (
    <>
      <GuideHero trail={trail} title={title}>
        <ShortAnswer title={page.short} {...short}>
          {signs.length > 0 && (
            <SignsCard id="signs" practice={practice} signs={signs} more={place} />
          )}
        </ShortAnswer>
      </GuideHero>
      <Band>
        <div className={styles["leaf"]}>
          <TopicNav title={service} pages={pages} path={path} />
          <div className={styles["parts"]}>
            <ColumnSections
              sections={topic.sections}
              costs={costs}
              cameraExam={practice.cameraExam}
            />
            {topic.crisis && practice.crisis && <CrisisNote {...practice.crisis} wide />}
            {operation.length > 0 && (
              <div className={styles["onward"]} data-print="hide">
                <h2>{page.operation}</h2>
                {operation.map(({ label, path: to }) => (
                  <p key={to}>
                    <ArrowLink href={to}>{label}</ArrowLink>
                  </p>
                ))}
              </div>
            )}
            {signs.length === 0 && <EmergencyLine />}
            <Tail {...props} />
            <PreviousNext
              label={service}
              previous={pages[position - 1]}
              next={pages[position + 1]}
            />
          </div>
        </div>
      </Band>
      <CallStrip {...callToAction}>
        <BookOrCall practice={practice} />
      </CallStrip>
    </>
  );
}

/** Who has reviewed the page, and its sources. */
function Tail({ topic: { references }, reviewLine }: Props) {
  if (reviewLine === undefined && references === undefined) return undefined;
  return (
    <Stack>
      {reviewLine && <ReviewLine {...reviewLine} />}
      {references && <References references={references} />}
    </Stack>
  );
}
