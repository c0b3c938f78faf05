import type { Entry } from "../../../src/data/load-content.ts";
import { type PracticeContent, practiceSchema } from "../../../src/schemas/practice.ts";
import { type Provider, providerSchema } from "../../../src/schemas/provider.ts";
import type { Seo } from "../../../src/schemas/seo.ts";

/** A small practice that stands apart from the real content, so that staff can change that freely. */
export const practice: PracticeContent = practiceSchema.parse({
  brand: "Harbor ENT",
  tagline: "Ears & Noses",
  about:
    "Ear, nose and throat care in Old Town, Springfield. Patients aged 3 and older are welcome.",
  siteUrl: "https://www.harbor-ent.example",
  phone: "(404) 555-0100",
  fax: "(404) 555-0101",
  address: {
    street: "1 Quay St.",
    suite: "Suite 2",
    city: "Springfield",
    region: "GA",
    postalCode: "30301",
    country: "US",
  },
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
    authoritative: "",
    weekday: [
      { from: "Monday", to: "Friday", opens: "8:30 AM", closes: "4:30 PM" },
      { from: "Saturday", to: "Sunday" },
    ],
    extended: [
      { from: "Monday", to: "Friday", opens: "8:00 AM", closes: "5:00 PM" },
      { from: "Saturday", opens: "9:00 AM", closes: "2:00 PM" },
    ],
  },
  booking: {
    pageUrl: "https://booking.example/harbor",
    widgetScriptUrl: "https://booking.example/widget.js",
  },
  map: {
    embedUrl: "https://maps.example/?q={addressQuery}",
    directionsUrl: "https://maps.example/to/{addressQuery}",
  },
  insurers: Array.from({ length: 10 }, (_, index) => ({ name: `Insurer ${index}` })),
  affiliations: Array.from({ length: 3 }, (_, index) => ({ name: `Hospital ${index}` })),
  social: [{ name: "Facebook", url: "" }],
  themeColor: "#41683b",
  emergency: { title: "In an emergency, call 911.", text: "Do not wait for an appointment." },
  beforeSurgery: { title: "Before an operation", text: "Tell us if you take a blood thinner." },
  afterHours: { unanswered: { en: "Go to an emergency room.", es: "Vaya a emergencias." } },
  firstAid: {
    nosebleed: { text: "Sit up." },
    buttonBattery: { text: "Go to an emergency room." },
    suddenHearingLoss: { text: "Call us the same day." },
  },
});

export const seo: Seo = {
  title: "Sinus care",
  description: "What sinus trouble is, how it is found, and what can be done about it.",
  keywords: ["sinus", "nose", "ENT"],
  noindex: false,
};

export const provider: Entry<Provider> = {
  slug: "ada-king-md",
  ...providerSchema.parse({
    order: 1,
    name: "Ada King, MD",
    shortName: "Dr. King",
    title: "Otolaryngologist",
    image: { file: "portrait.svg", alt: "Illustration of Ada King, MD" },
    lead: "Otolaryngologist in Old Town.",
    summary: "Double board-certified.",
    bio: { lead: "Dr. King treats ears.", paragraphs: ["And noses."], more: ["And throats."] },
    boards: ["Otolaryngology", "Facial plastic surgery"],
    specialties: [{ name: "Sinus surgery", service: "sinus" }],
    credentials: ["Board-certified in otolaryngology", "Licensed to practice medicine in Georgia"],
    education: [
      {
        degree: "Residency, otolaryngology–head and neck surgery",
        institution: "Example Hospital",
        year: "2004 to 2008",
        details: "With a year of research.",
      },
      {
        degree: "Doctor of Medicine",
        institution: "Example School of Medicine",
        year: "2004",
        details: "With honors.",
      },
    ],
    philosophy: "Listen first.",
    publications: [
      {
        citation:
          "King A, Kovačević Ł. Airflow & the nose. Journal of Examples. 2011;14(3):120–130.",
        year: "2011",
      },
    ],
    seo: { ...seo, title: "Ada King, MD" },
  }),
};
