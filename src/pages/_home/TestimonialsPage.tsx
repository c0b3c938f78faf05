import { Band } from "../../components/Band/Band.tsx";
import { ExampleMark } from "../../components/ExampleMark/ExampleMark.tsx";
import type { QuoteContent } from "../../components/Quote/Quote.tsx";
import { Island } from "../../islands/Island.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import { RequestAppointment } from "../../sections/RequestAppointment/RequestAppointment.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"testimonials">> {
  testimonials: readonly QuoteContent[];
  /** Whether some are no patient's words. */
  examples: boolean;
}

/** What patients say, six to a page. */
export function TestimonialsPage({ page, trail, practice, testimonials, examples }: Props) {
  const words = useWords();
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact />
      <Band>
        <h2 className="visually-hidden">{words.testimonials.title}</h2>
        {examples && <ExampleMark>{words.examples.testimonials}</ExampleMark>}
        <Island name="TestimonialPages" props={{ testimonials }} />
      </Band>
      <RequestAppointment practice={practice} {...page.callToAction} hours="testimonials" />
    </>
  );
}
