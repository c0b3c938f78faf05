import { HeadDrawing } from "../../components/HeadDrawing/HeadDrawing.tsx";
import type { QuoteContent } from "../../components/Quote/Quote.tsx";
import { Island } from "../../islands/Island.tsx";
import styles from "./TestimonialBand.module.css";

interface Props {
  title: string;
  testimonials: readonly QuoteContent[];
}

/** Testimonials on the home page, one in view at a time, beside a close-up of the ear. */
export function TestimonialBand({ title, testimonials }: Props) {
  return (
    <section data-ground="tan" aria-labelledby="testimonials-title">
      <div className={styles["inner"]}>
        <div className={styles["text"]}>
          <h2 id="testimonials-title">{title}</h2>
          <Island name="TestimonialCarousel" props={{ testimonials }} />
        </div>
        <div className={styles["art"]}>
          <HeadDrawing view="ear" />
        </div>
      </div>
    </section>
  );
}
