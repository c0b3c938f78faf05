import type { OnCall } from "../../data/after-hours.ts";
import type { OperationCard, OperationSign } from "../../schemas/operation-sign.ts";
import { classList } from "../../ui/class-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { CallNumber } from "../book/CallNumber.tsx";
import { levelBox, levelIcon, levelLooks } from "../signs/level-looks.ts";
import styles from "./OperationSigns.module.css";

/** Signs of one level, with what to do about them. */
export interface SignCard {
  card: OperationCard;
  title: string;
  text?: string | undefined;
  /** The number to call, where the card asks for a call. */
  call?: OnCall | undefined;
  signs: readonly OperationSign[];
}

const levelOfCard = {
  "call-911": "call-911",
  "emergency-room": "emergency-room",
  night: "call-today",
  office: "call-today",
} as const;

interface Props {
  cards: readonly SignCard[];
  /** Of the heading of each card. */
  level?: 2 | 3;
}

/** The signs after an operation on at most four cards, the most urgent first; side by side where there is room. */
export function OperationSigns({ cards, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles["root"]} data-count={cards.length}>
      {cards.map(({ card, title, text, call, signs }) => {
        const { icon, look } = levelLooks[levelOfCard[card]];
        return (
          <div key={card} className={classList(styles["card"], levelBox, look)}>
            <div className={classList(styles["icon"], levelIcon)}>
              <Icon name={icon} />
            </div>
            <div className={styles["words"]}>
              <Heading className="title">{title}</Heading>
              <ul>
                {signs.map(({ id, name }) => (
                  <li key={id} id={id}>
                    {name}
                  </li>
                ))}
              </ul>
              {text && (
                <p>
                  <Prose text={text} />
                </p>
              )}
              {call && (
                <p className={styles["call"]}>
                  <CallNumber {...call} outline={card === "office"} />
                </p>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
