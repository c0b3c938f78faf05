import { useEnglishMark, useWords } from "../../languages/use-words.ts";
import type { TestimonialEntry } from "../../schemas/testimonial.ts";
import { CalendarDay } from "../../ui/CalendarDay.tsx";
import { classList } from "../../ui/class-list.ts";
import styles from "./Testimonial.module.css";

/** What a testimonial shows. */
export type TestimonialContent = Pick<
  TestimonialEntry,
  "quote" | "name" | "location" | "procedure" | "rating" | "date"
>;

interface Props {
  testimonial: TestimonialContent;
  /** The only one in view. */
  large?: boolean;
}

const best = 5;
/** Stars are 28 units apart on the icons' grid of 24. */
const distance = 28;
const star = "l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z";

/** One path for all, so that a page of quotes does not carry five drawings for each. */
const starsFrom = (first: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `m${index === 0 ? 12 + first * distance : distance} ${index === 0 ? 2 : 0}${star}`,
  ).join("");

/** What a patient said, who, and when. The rating is given in words too. */
export function Testimonial({
  testimonial: { quote, name, location, procedure, rating, date },
  large = false,
}: Props) {
  const words = useWords();
  const english = useEnglishMark();
  return (
    <figure className={classList(styles["root"], large && styles["large"])}>
      <p className={`${styles["stars"]} cluster`}>
        <svg viewBox={`0 0 ${best * distance - 4} 24`} aria-hidden="true">
          <path className={styles["filled"]} d={starsFrom(0, rating)} />
          {rating < best && <path d={starsFrom(rating, best - rating)} />}
        </svg>
        <span>{words.testimonials.rating(rating, best)}</span>
      </p>
      <blockquote lang={english}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles["by"]}>
        <b>{`${name}, ${location}`}</b>
        <span lang={english}>{procedure}</span>
        {", "}
        <CalendarDay date={date} />
      </figcaption>
    </figure>
  );
}
