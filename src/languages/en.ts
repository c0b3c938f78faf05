/** The interface words in English, which say what every other language must have. */
export const en = {
  /** BCP 47 tag for dates and numbers. */
  locale: "en-US",
  /** The first step of every breadcrumb. */
  home: "Home",
  /** Accessible name of the breadcrumb. */
  breadcrumb: "Breadcrumb",
  /** Link to the page in this language, on the page in another. */
  thisPageInLanguage: "This page in English",
  bookOnline: "Book Online",
  callNow: "Call Now",
  requestAppointment: "Request Appointment",
  getDirections: "Get directions",
  readMore: "Read More",
  readLess: "Read Less",
  learnMore: "Learn More",
  /** Follows `learnMore`, for assistive technology only. */
  learnMoreAbout: (service: string) => ` about ${service}`,
  goHome: "Go to Home",
  returnHome: "Return to Home",
  close: "Close",
  /** Follows a link that opens a new tab. */
  opensInNewTab: "(opens in a new tab)",
  /** Follows links to a page whose text is a template that waits for the practice. */
  unfinishedTemplate: "(unfinished template)",
  /** Beside what stands in place of the practice's own. */
  examples: {
    insurers: "These insurers are examples. To learn which plans are accepted, call the office.",
    affiliations: "These affiliations are examples.",
    testimonials: "These testimonials are samples. No patient said them.",
  },
  /** After a press that needs code which does not come. */
  notLoaded: "This part could not be loaded. Check your connection, then press again.",
  print: "Print this page",
  office: {
    phone: "Phone",
    fax: "Fax",
    address: "Address",
    hours: "Hours",
    closed: "closed",
    /** Followed by what to do while nobody answers, from practice.yaml. */
    cannotWait: "In an emergency, call 911. For anything else that cannot wait, call us.",
    /** @param phone link to the after-hours number */
    whenClosed: (phone: string) => `When the office is closed, call ${phone}.`,
    parking: "Parking",
    ages: "Ages",
    agesFrom: (years: number) => `${years} and older`,
    officeHours: "Office hours",
    copyAddress: "Copy address",
    addToContacts: "Add to contacts",
    mapOf: (address: string) => `Map of ${address}`,
    illustratedMap: (place: string) => `Illustrated map with a pin at the practice in ${place}`,
  },
  hours: {
    /** "Monday to Friday" */
    dayRange: (from: string, to: string) => `${from} to ${to}`,
    /** "Saturday and Sunday" */
    dayPair: (from: string, to: string) => `${from} and ${to}`,
    /** "8:30 AM to 4:30 PM" */
    timeRange: (opens: string, closes: string) => `${opens} to ${closes}`,
    /** Between days and times. */
    beforeTime: ", ",
  },
  frame: {
    skipToContent: "Skip to main content",
    aboutPreview: "About this preview",
    preview: "This is a preview. The site is not open yet, and its facts may be examples.",
    phoneFaxHours: "Phone, fax and hours",
    officePhone: "Office",
    announcements: "Announcements",
    untilDay: (day: string) => ` (Until ${day}.)`,
    mainNavigation: "Main",
    /** @param list name of the list that the button opens */
    show: (list: string) => `Show ${list.toLowerCase()}`,
    menu: "Menu",
    search: "Search",
    closeMenu: "Close menu",
    quickLinks: "Quick links",
    services: "Services",
    contact: "Contact",
    accessibilitySettings: "Accessibility settings",
    settingsNotLoaded:
      "The settings have not loaded yet. If they do not appear, check your connection and reload the page. The browser’s own zoom works without them.",
    settingsNeedScript:
      "These settings need JavaScript, which is off in your browser. The browser’s own zoom works without it.",
  },
  /** On the page that stands in for one that cannot be loaded. */
  offline: {
    asOf: (day: string) => `What this page says is as of ${day}.`,
    tryAgain: "Try again",
  },
  /** Buttons at the edge of the window: a short label, and what only assistive technology reads with it. */
  dock: {
    label: "Quick actions",
    book: "Book",
    bookWhat: " an appointment",
    call: "Call",
    callWhen: " Now",
    directions: "Directions",
    settingsOf: "Accessibility ",
    settings: "Settings",
  },
  booking: {
    title: "Book Your Appointment",
    online: "Schedule online",
    onlineText: "Choose a time that suits you on our scheduling page.",
    newTab: "Opens in a new tab.",
    phone: "Prefer to talk?",
  },
  closing: {
    location: "Our Location",
    phone: "Call us directly",
    hours: "Office Hours",
    where: "Where",
    when: "When",
    planAhead: "Prefer to plan ahead?",
    request: "Request an appointment",
    agesServed: "Ages served",
  },
  contact: { facts: "Phone, address and hours" },
  physician: {
    about: (name: string) => `About ${name}`,
    all: "Back to providers",
    ours: "Our physician",
    boards: "Board-certified in",
    experience: "Experience",
    sees: "Sees",
    insurance: "Insurance",
    specialties: "Specialties",
    credentials: "Credentials",
    more: (count: number) => `+${count} more`,
    moreOf: " specialties",
  },
  statement: { updated: "Last updated", contents: "On this page" },
  testimonials: {
    title: "Testimonials",
    rating: (stars: number, most: number) => `${stars} out of ${most}`,
  },
};
