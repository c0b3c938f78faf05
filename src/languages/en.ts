import type { Words } from "./words.ts";

export const en: Words = {
  locale: "en-US",
  home: "Home",
  breadcrumb: "Breadcrumb",
  thisPageInLanguage: "This page in English",
  bookOnline: "Book Online",
  callNow: "Call Now",
  opensInNewTab: "(opens in a new tab)",
  office: {
    phone: "Phone",
    fax: "Fax",
    address: "Address",
    hours: "Hours",
    closed: "closed",
    ages: "Ages",
    agesFrom: (years) => `${years} and older`,
  },
  hours: {
    dayRange: (from, to) => `${from} to ${to}`,
    dayPair: (from, to) => `${from} and ${to}`,
    timeRange: (opens, closes) => `${opens} to ${closes}`,
  },
};
