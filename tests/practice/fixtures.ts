import { type Content, loadContent } from "../../src/data/load-content.ts";
import { type Practice, practiceOf } from "../../src/data/practice.ts";
import { type Sign, signsNamed } from "../../src/data/signs.ts";
import { newestTestimonials } from "../../src/data/testimonials.ts";
import type { TestimonialContent } from "../../src/parts/testimonial/Testimonial.tsx";
import type { Picture, ShownPicture } from "../../src/ui/picture.ts";
import type { Whole } from "./whole.ts";

/** Folder of the example practice's content, for CONTENT_DIR. */
export const exampleContentDir = `${import.meta.dirname}/content`;

/** All content of the example practice. It stays as it is when staff edit the live content. */
export const exampleContent = loadContent(exampleContentDir) as Whole<Content>;

export const practice = practiceOf(exampleContent.practice) as Whole<Practice>;
export const { navigation } = exampleContent;
export const { services } = exampleContent;
export const [provider] = exampleContent.providers;

/** The longest medical word in the content. It must fit wherever a name or a title is shown. */
export const longWord = "Hyperparathyroidism";

/** The same practice with names of the maximum length, and nothing optional. */
export const longPractice: Practice = {
  ...practice,
  patientPortal: undefined,
  payBill: undefined,
  forms: [],
  telehealth: undefined,
  brand: `Harbor Lights ${longWord} and Otolaryngology Clinics`,
  about: `${practice.about} ${practice.about} ${practice.about}`,
  address: {
    ...practice.address,
    street: "12345 Northwest Old Harbor Lighthouse Memorial Parkway",
    suite: "Professional Tower B, Suite 1200",
  },
  addressLines: [
    "12345 Northwest Old Harbor Lighthouse Memorial Parkway, Professional Tower B, Suite 1200",
    "Llanfairpwllgwyngyll Springs, GA 30301",
  ],
  social: [
    { name: "Facebook", url: "https://social.example/harbor-lights" },
    { name: "Instagram", url: "https://pictures.example/harbor-lights" },
  ],
};

/** Signs of the three urgent levels. */
export const signs: readonly Sign[] = signsNamed(
  exampleContent.practice.emergency,
  exampleContent.signs,
);

const testimonials = newestTestimonials(exampleContent.testimonials);

/** As many different testimonials as an example needs. */
export function someTestimonials(count: number): TestimonialContent[] {
  return Array.from({ length: count }, (_, index) => {
    const testimonial = testimonials[index % testimonials.length] as TestimonialContent;
    return { ...testimonial, quote: `${testimonial.quote} (${index + 1})` };
  });
}

/** A testimonial that fills every field to its limit. */
export const longTestimonial = testimonials.find(({ name }) =>
  name.includes(longWord),
) as TestimonialContent;

/** A picture of a size, drawn without a file. */
export function pictureOf(width: number, height: number): Picture {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#e2ceb1" d="M0 0h${width}v${height}H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}

export const portrait: ShownPicture = { ...pictureOf(600, 700), alt: provider.image.alt };

/** A photograph as content names it. */
export const photograph = {
  file: "IMG_4211.JPG",
  alt: "Ada King, MD, by a window",
  fromLeft: 50,
  fromTop: 40,
};

/** A photograph, drawn without a file. */
export function photographOf(alt: string): ShownPicture {
  const { src, ...size } = pictureOf(600, 700);
  const srcSet = `${src} 600w`;
  return { src, ...size, alt, srcSet, sources: [{ type: "image/svg+xml", srcSet }] };
}
