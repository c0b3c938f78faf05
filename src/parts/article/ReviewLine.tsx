import { useHref, useWords } from "../../languages/use-words.ts";
import type { Review } from "../../schemas/review.ts";
import { CalendarDay } from "../../ui/CalendarDay.tsx";
import { DrawingOrPhotograph } from "../../ui/DrawingOrPhotograph.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import styles from "./ReviewLine.module.css";

interface Props {
  review: Review;
  /** The page and the portrait of the reviewer, where the site has them. */
  reviewer?: { path: string; portrait: ShownPicture } | undefined;
  /** The page itself says that it does not replace an exam. */
  short?: boolean;
}

/** Which physician has checked the text of a page, and when, and whether it has changed since; or that none has yet. */
export function ReviewLine({ review, reviewer, short }: Props) {
  const hrefOf = useHref();
  const words = useWords().review;
  return (
    <div className={styles["root"]}>
      {review.status === "reviewed" && reviewer && (
        <DrawingOrPhotograph
          picture={reviewer.portrait}
          sizes="4.5rem"
          decorative
          className="uninverted"
        />
      )}
      <p>
        {review.status === "awaiting" ? (
          words.awaiting
        ) : (
          <>
            {words.reviewedBy}{" "}
            {reviewer ? <a href={hrefOf(reviewer.path)}>{review.reviewer}</a> : review.reviewer}
            {words.on}
            <CalendarDay date={review.date} />.{review.changed && ` ${words.changed}`}
          </>
        )}
        {!short && (
          <>
            <br />
            <span className="soft">{words.general}</span>
          </>
        )}
      </p>
    </div>
  );
}
