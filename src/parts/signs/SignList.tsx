import type { Practice } from "../../data/practice.ts";
import { useHref } from "../../languages/use-words.ts";
import type { Level } from "../../schemas/levels.ts";
import type { PlaceSign } from "../../schemas/symptoms.ts";
import { Actions } from "../../ui/Actions.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { classList } from "../../ui/class-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { BookOrCall } from "../book/BookOrCall.tsx";
import { CallOffice } from "../book/CallOffice.tsx";
import { isEmergency, levelBox, levelIcon, levelId, levelLooks } from "./level-looks.ts";
import { type SignLink, SignLinks } from "./SignLinks.tsx";
import styles from "./SignList.module.css";

/** A sign of the page with the links to those that are more urgent. */
export interface ListedSign extends Omit<PlaceSign, "moreUrgent"> {
  moreUrgent: readonly SignLink[];
}

interface Props {
  practice: Practice;
  /** The most urgent first. */
  signs: readonly ListedSign[];
  /** What applies to “Call us today” instead of the words of that level, as prose, and perhaps its own number. */
  callToday?: ({ rule: string } & Partial<Pick<Practice, "phone" | "phoneHref">>) | undefined;
  /** Before the links to more urgent signs. */
  moreUrgent: string;
}

/**
 * The signs of a place by level, each once, as a row that opens: the two most urgent levels are open. A link to a sign
 * opens its row: its anchor is inside of what the row folds, and lies at the top of the row. `data-module` opens it in
 * browsers that do not. On paper and without a script every row is open.
 */
export function SignList({ practice, signs, callToday, moreUrgent }: Props) {
  const ruleOf = (level: Level) =>
    (level === "call-today" && callToday?.rule) || practice.levels[level].text;
  return (
    <div className={styles["root"]} data-module="open-target">
      {[...Map.groupBy(signs, ({ level }) => level)].map(([level, these]) => (
        <section
          key={level}
          className={classList(styles["level"], levelLooks[level].look)}
          aria-labelledby={levelId(level)}
        >
          <LevelHead
            practice={{ ...practice, ...(level === "call-today" && callToday) }}
            level={level}
            rule={ruleOf(level)}
          />
          <div className={styles["rows"]}>
            {these.map((sign) => (
              <Row
                key={sign.id}
                sign={sign}
                practice={practice}
                rule={ruleOf(level)}
                moreUrgent={moreUrgent}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface HeadProps extends Pick<Props, "practice"> {
  level: Level;
  /** What applies to all of it, as prose. */
  rule: string | undefined;
}

/** The name of a level and what applies to all of it. 911 is not a link, because a slip of the thumb would dial it. */
function LevelHead({ practice, level, rule }: HeadProps) {
  return (
    <div className={classList(styles["head"], levelBox)}>
      <div className={classList(styles["icon"], levelIcon)}>
        <Icon name={levelLooks[level].icon} />
      </div>
      <div className={styles["how"]}>
        <h2 id={levelId(level)}>{practice.levels[level].title}</h2>
        {rule !== undefined && (
          <p>
            <Prose text={rule} />
          </p>
        )}
        {level === "call-today" && <CallOffice practice={practice} />}
        {level === "book" && (
          <Actions>
            <BookOrCall practice={practice} />
          </Actions>
        )}
      </div>
    </div>
  );
}

/** A number in a text that somebody dials now. */
const linkedNumber = /\[([^\]]+)\]\((tel:[^)]+)\)/g;

interface RowProps extends Pick<Props, "practice" | "moreUrgent">, Pick<HeadProps, "rule"> {
  sign: ListedSign;
}

function Row({ sign, practice, rule, moreUrgent }: RowProps) {
  const hrefOf = useHref();
  const { id, name, level, text, aliases = [], read } = sign;
  // A button in a sentence would tear its lines apart.
  const numbers = [...text.matchAll(linkedNumber)];
  return (
    <details open={isEmergency(level)}>
      <summary>
        <span id={`${id}-name`}>{name}</span>
        <Icon name="chevron-down" />
      </summary>
      {/* Tells how soon to screen reader users who arrive here by a link. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div className={styles["out"]} role="group" aria-labelledby={`${levelId(level)} ${id}-name`}>
        {[id, ...aliases].map((anchor) => (
          <span key={anchor} id={anchor} className={styles["anchor"]} />
        ))}
        {/* For whoever was sent to this row alone, and has not read the head of its level. */}
        <p className={styles["rule"]} data-print="hide">
          <b>{practice.levels[level].title}.</b> {rule !== undefined && <Prose text={rule} />}
        </p>
        <p>
          <Prose text={text.replace(linkedNumber, "$1")} />
        </p>
        {numbers.length > 0 && (
          <div className="cluster" data-print="hide">
            {numbers.map(([, number = "", href = ""]) => (
              <ButtonLink key={href} href={href} outline>
                <Icon name="phone" />
                <span>
                  {practice.others.find(({ phones }) => phones.includes(number))?.name}{" "}
                  <Unbroken>{number}</Unbroken>
                </span>
              </ButtonLink>
            ))}
          </div>
        )}
        {sign.moreUrgent.length > 0 && (
          <SignLinks title={moreUrgent} practice={practice} links={sign.moreUrgent} />
        )}
        {read && (
          <p data-print="hide">
            <a href={hrefOf(read.path)}>{read.label}</a>
          </p>
        )}
      </div>
    </details>
  );
}
