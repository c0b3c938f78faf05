import { useHref, useWords } from "../../languages/use-words.ts";
import type { Review } from "../../schemas/review.ts";
import { CalendarDay } from "../../ui/CalendarDay.tsx";
import { DrawingOrPhotograph } from "../../ui/DrawingOrPhotograph.tsx";
import type { ShownPicture } from "../../ui/picture.ts";
import styles from "./ReviewLine.module.css";

interface Props {
  review: Pick<Review, "by" | "on">;
  /** The page and the portrait of the reviewer, where the site has them. */
  reviewer?: { path: string; portrait: ShownPicture | undefined } | undefined;
  /** The page itself says that it does not replace an exam. */
  short?: boolean;
}

/** Which physician has read the page as it stands, and when. */
export function ReviewLine({ review, reviewer, short }: Props) {
  const hrefOf = useHref();
  const words = useWords().review;
  return (
    <div className={styles["root"]}>
      {reviewer?.portrait && (
        <DrawingOrPhotograph
          picture={reviewer.portrait}
          sizes="4.5rem"
          decorative
          className="uninverted"
        />
      )}
      <p>
        {words.reviewedBy} {reviewer ? <a href={hrefOf(reviewer.path)}>{review.by}</a> : review.by}
        {words.on}
        <CalendarDay date={review.on} />.
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
