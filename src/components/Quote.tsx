import type { Testimonial } from "../schemas/testimonial.ts";
import { CalendarDay } from "./CalendarDay.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./Quote.module.css";

/** What a testimonial shows. */
export type QuoteContent = Pick<Testimonial, "quote" | "name" | "location" | "procedure" | "rating" | "date">;

interface Props {
  testimonial: QuoteContent;
  /** Alone in view, rather than one of many. */
  large?: boolean;
}

const best = 5;

/** What a patient said, who, and when. The stars are said in words too. */
export function Quote({ testimonial: { quote, name, location, procedure, rating, date }, large = false }: Props) {
  return (
    <figure className={large ? `${styles["root"]} ${styles["large"]}` : styles["root"]}>
      <p className={styles["stars"]}>
        {Array.from({ length: best }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never move.
          <Icon key={index} name="star" className={index < rating ? styles["filled"] : undefined} />
        ))}
        <span>{`${rating} out of ${best}`}</span>
      </p>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles["by"]}>
        <b>{`${name}, ${location}`}</b>
        {`${procedure}, `}
        <CalendarDay date={date} />
      </figcaption>
    </figure>
  );
}
