import { Island } from "../../browser/Island.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { Photograph } from "../../schemas/photograph.ts";
import { ExampleMark } from "../../ui/ExampleMark.tsx";
import { PracticeDrawing } from "../pictures/PracticeDrawing.tsx";
import type { TestimonialContent } from "./Testimonial.tsx";
import styles from "./TestimonialBand.module.css";

interface Props {
  title: string;
  /** A close-up of the practice's drawing. */
  view?: string | undefined;
  /** In place of the drawing. It is shown on a phone too. */
  photograph?: Photograph | undefined;
  testimonials: readonly TestimonialContent[];
  /** Whether some are examples, not the words of a patient. */
  examples?: boolean;
}

/** Testimonials on the home page, one in view at a time, beside the practice's drawing. */
export function TestimonialBand({
  title,
  view,
  photograph,
  testimonials,
  examples = false,
}: Props) {
  const words = useWords();
  return (
    <section data-ground="tan" aria-labelledby="testimonials-title">
      <div className={styles["inner"]}>
        <div className={styles["text"]}>
          <h2 id="testimonials-title">{title}</h2>
          {examples && <ExampleMark>{words.examples.testimonials}</ExampleMark>}
          <Island name="TestimonialCarousel" props={{ testimonials }} />
        </div>
        <div className={styles["art"]} data-print="hide">
          <PracticeDrawing view={view} photograph={photograph} />
        </div>
      </div>
    </section>
  );
}
