import type { PageLink } from "../../data/page-link.ts";
import type { Practice } from "../../data/practice.ts";
import type { Sign } from "../../data/signs.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import { classList } from "../../ui/class-list.ts";
import { Prose } from "../../ui/Prose.tsx";
import { RingList } from "../../ui/RingList.tsx";
import { CallOffice } from "../book/CallOffice.tsx";
import { LevelCard } from "./LevelCard.tsx";
import styles from "./SignsCard.module.css";

interface Props {
  /** Target of links from elsewhere on the page. */
  id: string;
  practice: Pick<Practice, "levels" | "phone" | "phoneHref">;
  /** The most urgent first. */
  signs: readonly Sign[];
  /** The heading above the levels, where it is to be seen. */
  title?: string;
  /** Link to the page with more signs. */
  more?: PageLink | undefined;
  /** Set apart from what is above it. */
  apart?: boolean;
}

/**
 * Signs by how soon to be seen, each a link to what to do about it; where its place is not public, with what to do.
 */
export function SignsCard({ id, practice, signs, title, more, apart }: Props) {
  const hrefOf = useHref();
  const words = useWords().danger;
  return (
    <aside className={classList(styles["root"], apart && styles["apart"])} aria-labelledby={id}>
      <h2 id={id} className={title === undefined ? "visually-hidden" : undefined}>
        {title ?? words.title}
      </h2>
      {[...Map.groupBy(signs, ({ level }) => level)].map(([level, these]) => {
        const { title: what, text } = practice.levels[level];
        return (
          <LevelCard
            key={level}
            level={level}
            title={what}
            rule={
              <>
                {text !== undefined && (
                  <p>
                    <Prose text={text} />
                  </p>
                )}
                {level === "call-today" && <CallOffice practice={practice} />}
              </>
            }
            beside
          >
            <RingList
              items={these.map(({ name, path, text: until }) =>
                path === undefined ? `**${name}.** ${until}` : { name, link: path },
              )}
            />
          </LevelCard>
        );
      })}
      {more && (
        <p className={styles["foot"]}>
          <a href={hrefOf(more.path)}>{more.label}</a>
        </p>
      )}
    </aside>
  );
}
