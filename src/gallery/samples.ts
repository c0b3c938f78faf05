import type { Picture } from "../components/HeadDrawing/HeadDrawing.tsx";
import type { QuoteContent } from "../components/Quote/Quote.tsx";
import type { ServiceCard } from "../components/ServiceDirectory/ServiceDirectory.tsx";
import type { HoursLine, OpeningTimes } from "../data/hours.ts";
import type { Entry } from "../data/load-content.ts";
import type { Practice } from "../data/practice.ts";
import type { Navigation } from "../schemas/navigation.ts";
import type { Provider } from "../schemas/provider.ts";

/*
 * Props that several examples share: a made-up practice beside the real content, so that staff can
 * change that and no example moves. The 555-01xx numbers belong to nobody.
 */

/** The longest word of the trade that the content has. It has to fit wherever a name or a title stands. */
export const longWord = "Hyperparathyroidism";

export const weekdayHours: HoursLine[] = [
  { days: "Monday to Friday", time: "8:30 AM to 4:30 PM" },
  { days: "Saturday and Sunday", time: undefined },
];

export const extendedHours: HoursLine[] = [
  { days: "Monday to Friday", time: "8:00 AM to 5:00 PM" },
  { days: "Saturday", time: "9:00 AM to 2:00 PM" },
  { days: "Sunday", time: undefined },
];

/** Mondays to Fridays, 8:30 AM to 4:30 PM. */
export const weekdayOpening: OpeningTimes = {
  timeZone: "America/New_York",
  week: [null, [510, 990], [510, 990], [510, 990], [510, 990], [510, 990], null],
  closures: [],
};

export const practice: Practice = {
  brand: "Harbor Lights ENT",
  tagline: "Ears and Noses",
  about:
    "Ear, nose and throat care in Old Town, Springfield. Patients aged 3 and older are welcome.",
  siteUrl: "https://www.harbor-lights.example",
  phone: "(404) 555-0100",
  phoneHref: "tel:+14045550100",
  fax: "(404) 555-0101",
  address: {
    street: "1 Quay St.",
    suite: "Suite 2",
    city: "Springfield",
    region: "GA",
    postalCode: "30301",
    country: "US",
  },
  addressLines: ["1 Quay St., Suite 2", "Springfield, GA 30301"],
  district: "Old Town",
  areaServed: "greater Springfield",
  parking: "Parking on site",
  geo: { latitude: 33.5, longitude: -84.25 },
  timeZone: "America/New_York",
  minimumAge: 3,
  experience: "over 15 years",
  specialties: ["Otolaryngologic", "PlasticSurgery"],
  sees: "Adults, and children aged 3 and older",
  insurance: "Most plans accepted",
  hours: {
    banner: weekdayHours,
    booking: weekdayHours,
    structuredData: weekdayHours,
    home: weekdayHours,
    about: weekdayHours,
    contact: weekdayHours,
    providers: weekdayHours,
    testimonials: weekdayHours,
    footer: extendedHours,
    services: extendedHours,
    service: extendedHours,
    locations: extendedHours,
    location: extendedHours,
  },
  closures: [],
  opening: { banner: weekdayOpening, booking: weekdayOpening, contact: weekdayOpening },
  contactCardPath: "/contact.vcf",
  booking: {
    pageUrl: "https://booking.example/harbor-lights",
    widgetScriptUrl: "https://booking.example/widget.js",
  },
  directionsUrl: "https://maps.example/to/harbor-lights",
  mapEmbedUrl: "https://maps.example/embed/harbor-lights",
  insurers: [{ name: "Northern Mutual" }],
  affiliations: [{ name: "Harbor Hospital" }],
  social: [{ name: "Facebook", url: "" }],
  themeColor: "#41683b",
  emergency: { title: "In an emergency, call 911.", text: "Do not wait for an appointment." },
};

/** The same practice with names as long as content may have them. */
export const longPractice: Practice = {
  ...practice,
  brand: `Harbor Lights ${longWord} Group`,
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

export const navigation: Navigation = {
  header: [
    { label: "Home", path: "/", services: false },
    { label: "Services", path: "/services", services: true },
    { label: "Locations", path: "/locations", services: false },
  ],
  footer: [
    { label: "Home", path: "/" },
    { label: "Testimonials", path: "/testimonials" },
  ],
  legal: [{ label: "Your privacy", path: "/your-privacy" }],
};

export const services: readonly ServiceCard[] = [
  {
    slug: "sinus-disorders",
    title: "Sinus Disorders",
    icon: "sinus",
    summary: "Care for blocked and painful sinuses.",
    features: ["Endoscopy", "Medicine", "Surgery", "Follow-up"],
  },
  {
    slug: "hearing-disorders",
    title: "Hearing Disorders",
    icon: "ear",
    summary: "Tests and treatment for ears that ring, ache or hear too little.",
    features: ["Hearing tests", "Tinnitus", "Ear infections", "Dizziness"],
  },
  {
    slug: "head-and-neck-disorders",
    title: `Facial Plastic, Reconstructive and ${longWord} Surgery`,
    icon: "head",
    summary:
      "Lumps, swellings and wounds of face, mouth and neck, from a first look to the operation and the weeks that come after it.",
    features: [
      "Lumps in the neck",
      "Mouth sores that do not heal",
      "Skin cancer of face, scalp and ears",
      "Salivary glands",
    ],
  },
];

const quotes: readonly Pick<QuoteContent, "name" | "quote">[] = [
  { name: "Sam P.", quote: "Sample words of a patient who could breathe again." },
  {
    name: "Alexandria W.",
    quote:
      "Sample words. They are a little longer, because some people have more to say about a visit than others do.",
  },
  { name: "Jo", quote: "Short sample." },
];

/** As many different testimonials as an example needs. */
export function someTestimonials(count: number): QuoteContent[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, quote } = quotes[index % quotes.length] as (typeof quotes)[number];
    return {
      quote: `${quote} (${index + 1})`,
      name,
      location: "Old Town",
      procedure: "Sinus surgery",
      rating: (index % 5) + 1,
      date: "2024-11-05",
    };
  });
}

/** A testimonial that fills every field to its limit. */
export const longTestimonial: QuoteContent = {
  quote: "Sample words that go on for as long as content lets them. ".repeat(10).trim(),
  name: `Wilhelmina ${longWord}`,
  location: "Llanfairpwllgwyngyll Springs on the Harbor",
  procedure: "Revision endoscopic sinus surgery with septoplasty",
  rating: 1,
  date: "2024-09-30",
};

/** A picture of a size, drawn without a file. */
export function pictureOf(width: number, height: number): Picture {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#e2ceb1" d="M0 0h${width}v${height}H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}

export const portrait = pictureOf(600, 700);

export const provider: Entry<Provider> = {
  slug: "ada-king-md",
  order: 1,
  name: "Ada King, MD",
  shortName: "Dr. King",
  title: "Otolaryngologist",
  image: { file: "portrait.svg", alt: "Illustration of Ada King, MD" },
  lead: "Otolaryngologist in Old Town.",
  summary: "Double board-certified.",
  bio: { lead: "Dr. King treats ears.", paragraphs: ["And noses."], more: ["And throats."] },
  boards: ["Otolaryngology", "Facial plastic surgery"],
  specialties: [{ name: "Sinus surgery", service: "sinus-disorders" }],
  credentials: ["Board-certified in otolaryngology", "Licensed to practice medicine in Georgia"],
  education: [
    { degree: "Doctor of Medicine", institution: "Example School of Medicine", year: "2004" },
  ],
  philosophy: "Listen first.",
  publications: [],
  seo: {
    title: "Ada King, MD",
    description: "What Dr. King treats, where she learnt it, and how to see her.",
    keywords: ["ENT"],
    noindex: false,
  },
  toConfirm: [],
};

/** The same physician with a long name, many boards and a biography of one sentence. */
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
