import { Island } from "../../browser/Island.tsx";
import { useWords } from "../../languages/use-words.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { EmergencyLine } from "../../parts/signs/EmergencyLine.tsx";
import type { TestimonialContent } from "../../parts/testimonial/Testimonial.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { ExampleMark } from "../../ui/ExampleMark.tsx";
import { Prose } from "../../ui/Prose.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"testimonials">> {
  testimonials: readonly TestimonialContent[];
  /** Whether some are examples, not the words of a patient. */
  examples: boolean;
}

/** What patients say, six to a page. */
export function TestimonialsPage({ page, trail, practice, testimonials, examples }: Props) {
  const words = useWords();
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact>
        <EmergencyLine />
      </PageHero>
      <Band>
        <h2 className="visually-hidden">{words.testimonials.title}</h2>
        {examples && <ExampleMark>{words.examples.testimonials}</ExampleMark>}
        {testimonials.length === 0 ? (
          <p>
            <Prose text={page.none} />
          </p>
        ) : (
          <Island name="TestimonialPages" props={{ testimonials }} />
        )}
      </Band>
      <RequestAppointment practice={practice} {...page.callToAction} hours="testimonials" />
    </>
  );
}
