import type { Whole } from "../../tests/practice/whole.ts";
import { type Content, type Entry, loadContent } from "../data/load-content.ts";
import { type Practice, practiceOf } from "../data/practice.ts";
import { type Danger, signsNamed } from "../data/signs.ts";
import { newestTestimonials } from "../data/testimonials.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Recovery } from "../schemas/recovery.ts";
import type { Picture, ShownPicture } from "./layout/picture.ts";
import type { ServiceCard } from "./service/ServiceDirectory/ServiceDirectory.tsx";
import type { TestimonialContent } from "./testimonial/Testimonial/Testimonial.tsx";

/** Folder of the example practice's content, for CONTENT_DIR. */
export const exampleContentDir = `${import.meta.dirname}/../../tests/practice/content`;

/** All content of the example practice. It stays as it is when staff edit the live content. */
export const exampleContent = loadContent(exampleContentDir) as Whole<Content>;

export const practice = practiceOf(exampleContent.practice) as Whole<Practice>;
export const { navigation } = exampleContent;
export const services: readonly ServiceCard[] = exampleContent.services;
export const [provider] = exampleContent.providers;

/** The longest medical word in the content. It must fit wherever a name or a title is shown. */
export const longWord = "Hyperparathyroidism";

export const weekdayHours = practice.hours.banner;
export const extendedHours = practice.hours.footer;

/** The same practice with names of the maximum length, and nothing that a practice may go without. */
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

/** The first physician with a long name, many boards and a biography of one sentence. */
export const longProvider: Entry<Provider> = {
  ...provider,
  name: `Wilhelmina Augusta ${longWord}, MD, PhD, FACS`,
  title: "Otolaryngologist, head and neck surgeon, facial plastic and reconstructive surgeon",
  bio: { lead: "Dr. King treats ears.", paragraphs: [], more: [] },
  boards: [
    "Otolaryngology and head and neck surgery",
    "Facial plastic and reconstructive surgery",
    "Sleep medicine",
    "Neurotology",
  ],
};

/** Signs of each answer, one of them for children alone. */
export const danger: Danger = {
  signs: signsNamed(exampleContent.practice.emergency.signs, exampleContent.signs),
  otherwise: exampleContent.practice.emergency.otherwise,
};

/** A recovery, and the words around one. */
export const [recovery] = exampleContent.recoveries as [Entry<Recovery>];
export const recoveryWords = exampleContent.pages.recovery.operation;

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
