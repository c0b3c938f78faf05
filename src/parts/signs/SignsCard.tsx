import type { PageLink } from "../../data/page-link.ts";
import type { Practice } from "../../data/practice.ts";
import type { Danger, Sign } from "../../data/signs.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import { classList } from "../../ui/class-list.ts";
import { Prose } from "../../ui/Prose.tsx";
import { RingList } from "../../ui/RingList.tsx";
import { CallOffice } from "../book/CallOffice.tsx";
import { LevelCard } from "./LevelCard.tsx";
import styles from "./SignsCard.module.css";

interface Props extends Danger {
  /** Target of links from elsewhere on the page. */
  id: string;
  practice: Pick<Practice, "answers" | "afterHours" | "nextMorning" | "phone" | "phoneHref">;
  /** The heading above the levels, where it is to be seen. */
  title?: string;
  /** Link to the page of all symptoms. */
  symptoms?: PageLink | undefined;
  /** Set apart from what is above it. */
  apart?: boolean;
}

/** A sentence that is a link, without its period: it becomes an item of a list. */
const linkSentence = /(?<=^|\.\s+)\[[^\]]+\]\([^)]+\)(?=\.)/g;

/**
 * The signs of a page by how soon to be seen, and what to do when nobody answers. The same on every kind of page.
 * `data-warnings` marks the text that also goes into the calendar. Nothing where the public site shows none of them.
 */
export function SignsCard(props: Props) {
  const { id, practice, signs, otherwise = "", title, symptoms, apart } = props;
  const hrefOf = useHref();
  const words = useWords().danger;
  if (signs.length === 0) return null;
  const { answers } = practice;
  const isFor = (whom: Sign["whom"]) => signs.some((sign) => sign.whom === whom);
  const isForBoth = isFor("child") && isFor("adult");
  const links = otherwise.match(linkSentence) ?? [];
  const rest = otherwise.replaceAll(linkSentence, "").replaceAll(/^[.\s]+|(?<=\.)[.\s]+$/g, "");
  return (
    <aside
      className={classList(styles["root"], apart && styles["apart"])}
      aria-labelledby={id}
      data-warnings=""
    >
      <h2 id={id} className={title === undefined ? "visually-hidden" : undefined}>
        {title ?? words.title}
      </h2>
      {[...Map.groupBy(signs, ({ answer }) => answer)].map(([answer, these]) => (
        <LevelCard
          key={answer}
          answer={answer}
          title={answers[answer].if}
          rule={
            <>
              <p>
                <Prose text={answers[answer].text} />
              </p>
              {answer === "call-us-today" && <CallOffice practice={practice} />}
            </>
          }
          beside
        >
          <Level practice={practice} signs={these} isForBoth={isForBoth} />
        </LevelCard>
      ))}
      {(otherwise !== "" || symptoms) && (
        <div className={styles["foot"]}>
          {rest !== "" && (
            <p>
              <Prose text={rest} />
            </p>
          )}
          {(links.length > 0 || symptoms) && (
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <Prose text={link} />
                </li>
              ))}
              {symptoms && (
                <li>
                  <a href={hrefOf(symptoms.path)}>{symptoms.label}</a>
                </li>
              )}
            </ul>
          )}
        </div>
      )}
    </aside>
  );
}

interface LevelProps extends Pick<Props, "practice" | "signs"> {
  /** Whether the page is for children and for adults, and says which signs are whose. */
  isForBoth: boolean;
}

/** The signs of one answer, grouped by what to do when nobody answers, which stands first, then by whom they are about. */
function Level({ practice, signs, isForBoth }: LevelProps) {
  const words = useWords().danger;
  const whose = ({ whom }: Sign) => (isForBoth ? whom : undefined);
  const groups = [...Map.groupBy(signs, ({ ifClosed }) => ifClosed)];
  return groups.map(([ifClosed, group]) => (
    <div key={ifClosed ?? ""} className={styles["group"]}>
      {ifClosed !== undefined && (
        <p className={styles["closed"]}>
          <Prose text={ifClosed === "next-morning" ? practice.nextMorning : practice.afterHours} />
        </p>
      )}
      {[undefined, "child" as const, "adult" as const].map((whom) => {
        const these = group.filter((sign) => whose(sign) === whom);
        return (
          these.length > 0 && (
            <div key={whom ?? ""}>
              {whom !== undefined && <p className={styles["whom"]}>{words[whom]}</p>}
              <RingList items={these.map(clauseOf)} />
            </div>
          )
        );
      })}
    </div>
  ));
}

function clauseOf({ if: clause, text }: Sign): string {
  return text === undefined ? clause : `${clause} ${text}`;
}
