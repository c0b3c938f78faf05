import { ReviewLine } from "../../parts/article/ReviewLine.tsx";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { TermList } from "../../ui/TermList.tsx";
import type { AdviceProps } from "../_view-props.ts";
import styles from "./NamesPage.module.css";

type Name = PageContent<"names">["names"][number];

interface Props extends AdviceProps<PageContent<"names">> {
  /** The names by their first letter, in order. */
  letters: readonly (readonly [letter: string, names: readonly Name[]])[];
}

/** The names that patients are handed, from A to Z, with what they mean. */
export function NamesPage({ page, trail, practice, letters, reviewLine }: Props) {
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead">{page.hero.lead}</p>
        </PageHead>
        <div className={styles["list"]}>
          {letters.map(([letter, names]) => (
            <Disclosure
              key={letter}
              summary={
                <>
                  <span className={styles["letter"]}>{letter}</span>
                  <span className={styles["terms"]}>
                    {names.map(({ term }) => term).join(", ")}
                  </span>
                </>
              }
            >
              <TermList items={names.map(({ term, meaning, link }) => ({ term, meaning, link }))} />
            </Disclosure>
          ))}
        </div>
      </Band>
      {reviewLine && (
        <Band joined>
          <ReviewLine {...reviewLine} />
        </Band>
      )}
      <CallStrip {...page.callToAction}>
        <BookOrCall practice={practice} />
      </CallStrip>
    </>
  );
}
