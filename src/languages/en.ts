/** The interface words in English, which say what every other language must have. */
export const en = {
  /** BCP 47 tag for dates and numbers. */
  locale: "en-US",
  /** The first step of every breadcrumb. */
  home: "Home",
  /** Accessible name of the breadcrumb. */
  breadcrumb: "Breadcrumb",
  /** Link to the page in this language, on the page in another. */
  language: "English",
  bookOnline: "Book Online",
  callNow: "Call Now",
  requestAppointment: "Request Appointment",
  getDirections: "Get directions",
  readMore: "Read More",
  readLess: "Read Less",
  learnMore: "Learn More",
  /** Follows `learnMore`, for assistive technology only. */
  learnMoreAbout: (service: string) => ` about ${service}`,
  /** Names of pages in breadcrumbs. */
  pages: { about: "About", locations: "Locations", notFound: "Page not found" },
  goHome: "Go to Home",
  returnHome: "Return to Home",
  close: "Close",
  /** Follows a link that opens a new tab. */
  opensInNewTab: "(opens in a new tab)",
  /** Follows links to a page whose text is a template that waits for the practice. */
  unfinishedTemplate: "(unfinished template)",
  /** Beside what replaces the practice's own. */
  examples: {
    insurers: "These insurers are examples. To find out which plans we accept, call us.",
    affiliations: "These affiliations are examples.",
    testimonials: "These testimonials are samples. No patient said them.",
  },
  print: "Print this page",
  /** What a practice may offer in addition to visits and calls. */
  online: {
    title: "Online",
    patientPortal: "Patient Portal",
    payBill: "Pay a Bill",
    forms: "Forms",
    telehealth: "Video visits",
  },
  office: {
    phone: "Phone",
    fax: "Fax",
    address: "Address",
    hours: "Hours",
    closed: "closed",
    /** Followed by what to do while nobody answers, from care.yaml. */
    cannotWait: "Emergency? Call 911. If it can’t wait for a visit, call us.",
    /** @param phone link to the after-hours number */
    parking: "Parking",
    ages: "Ages",
    agesFrom: (years: number) => (years === 0 ? "All ages" : `${years} and older`),
    officeHours: "Office hours",
    copyAddress: "Copy address",
    copied: "Copied",
    /** Where the browser does not let the page copy. */
    selected: "Selected, ready to copy",
    addToContacts: "Add to contacts",
    mapOf: (address: string) => `Map of ${address}`,
    illustratedMap: (place: string) => `Illustrated map with a pin at the practice in ${place}`,
    /** Why the hours differ; without a reason in the language of the page, the days alone. */
    closure: (days: string, reason?: string) =>
      reason === undefined ? days : `${days} (${reason})`,
    closedOn: (days: string) => `The office is closed ${days}.`,
    openOnlyOn: (days: string, time: string) => `The office is open only from ${time} ${days}.`,
  },
  hours: {
    /** "Monday to Friday" */
    dayRange: (from: string, to: string) => `${from} to ${to}`,
    /** "Saturday and Sunday" */
    dayPair: (from: string, to: string) => `${from} and ${to}`,
    /** "8:30 AM to 4:30 PM" */
    timeRange: (opens: string, closes: string) => `${opens} to ${closes}`,
    /** A time as Intl gives it, as this site writes it: with a plain space. */
    clock: (time: string) => time.replace("\u202f", " "),
    /** In place of a time. */
    byAppointment: "by appointment",
    /** Between days and times. */
    beforeTime: ", ",
    /** "on Thursday, November 26" */
    onDay: (day: string) => `on ${day}`,
    fromDayToDay: (from: string, to: string) => `from ${from} to ${to}`,
  },
  /** Whether the office is open. A script in the page fills the braces of `phrases`. */
  openStatus: {
    phrases: {
      openUntil: "Open until {time}",
      open: "Open now",
      opensAt: "Closed · opens {day} {time}",
      opens: "Closed · opens {day}",
      lunch: "Closed for lunch · opens {time}",
      closed: "Closed",
      differ: "Hours vary: please call",
      /** On a holiday of which the practice has not said what holds. */
      mayDiffer: "Please call: hours may differ today",
      today: "today",
      /** A day that is a week or more away. */
      date: "{date}",
    },
    weekday: (day: string) => day,
    time: (time: string) => time,
  },
  frame: {
    /** On a page in another language that no human translator has read. */
    unreviewed: "This translation is not reviewed yet.",
    skipToContent: "Skip to main content",
    aboutPreview: "About this preview",
    preview: "This is a preview. The site is not open yet, and its facts may be examples.",
    /** On a page that nobody has read. @param who has to read it */
    hasToRead: (who: string) => `To be read by: ${who}.`,
    /** On a page that somebody has read as it stands. */
    hasRead: (who: string, day: string) => `Read and approved by ${who}, ${day}.`,
    /** On a page whose words have changed since somebody read them. */
    changedSince: (who: string, day: string) =>
      `Its words have changed since ${who} read them, ${day}.`,
    /** On a page that shows what others say, while those wait. @param what files, and facts that are examples */
    waitsFor: (what: string) => `It waits until these are read or answered: ${what}.`,
    withoutSource: "Without a source:",
    phoneFaxHours: "Phone, fax and hours",
    /** What else "Hours" opens, to a screen reader. */
    andFax: " and fax",
    officePhone: "Office",
    announcements: "Announcements",
    untilDay: (day: string) => ` (Until ${day}.)`,
    mainNavigation: "Main",
    forPatients: "For patients",
    allServices: "All services",
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
      "These settings need JavaScript. If they don’t appear, check your connection and reload the page. The browser’s own zoom works without them.",
  },
  /** On the page that stands in for one that cannot be loaded. */
  offline: {
    asOf: (day: string) => `This page is current as of ${day}.`,
    tryAgain: "Try again",
  },
  /** Buttons at the edge of the window: a short label, and what only assistive technology reads with it. */
  /** Beside the number that patients after an operation call at any hour. */
  anyHour: "24/7",
  dock: {
    label: "Quick actions",
    book: "Book",
    bookWhat: " an appointment",
    call: "Call",
    /** The number for patients after an operation, which follows to a screen reader. */
    callNight: "Call 24/7",
    callWhen: " Now",
    directions: "Directions",
    settingsOf: "Accessibility ",
    settings: "Settings",
  },
  booking: {
    title: "Book Your Appointment",
    online: "Schedule online",
    onlineText: "Pick a time that works for you. It opens our scheduling page in a new tab.",
    phone: "Rather talk to someone?",
  },
  closing: {
    location: "Our Location",
    phone: "Call us directly",
    hours: "Office Hours",
    agesServed: "Ages served",
  },
  contact: { facts: "Phone, address and hours" },
  physician: {
    about: (name: string) => `About ${name}`,
    /** One of several, in a sentence. */
    yours: "your doctor",
    all: "Back to providers",
    boards: "Board-certified",
    experience: "Experience",
    sees: "Sees",
    insurance: "Insurance",
    specialties: "Specialties",
    credentials: "Credentials",
    more: (count: number) => `+${count} more`,
    moreOf: " specialties",
  },
  /** The pages of a service, which are read in order. */
  topic: {
    position: (page: number, pages: number) => `page ${page} of ${pages}`,
    pageByPage: (service: string) => `${service}, page by page`,
    previous: "Previous",
    next: "Next",
  },
  /** When a step of a recovery takes place, counted from the operation. */
  recovery: {
    surgery: "Day of surgery",
    day: (count: number) => `Day ${count}`,
    days: (from: number, to: number) => (from === 0 ? `First ${to} days` : `Days ${from} to ${to}`),
    dayCount: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    week: (count: number) => (count === 1 ? "1 week" : `${count} weeks`),
    month: (count: number) => (count === 1 ? "1 month" : `${count} months`),
    range: (from: string, to: string) => `${from} to ${to}`,
    /** For screen readers, once the day of the operation is given. */
    dated: "{today}. Each step has its date now, counted from {date}.",
    print: "Print for the fridge",
    who: { child: "My child", me: "Me" },
    /** Below the ruler of days, at its start. */
    ruler: "Surgery",
    /** Beside the row of a step that is over, and of today's. */
    over: "over",
    now: "Today",
    /** Heads of columns, on paper. */
    dayHead: "Day",
    dateHead: "Date",
    /** Once the day of the operation is given. The script fills in the day, and when: "in 3 days", "10 weeks ago". */
    today: {
      surgery: "Today is the day of surgery",
      day: "Today is day {day}",
      since: "The operation was {when}",
      until: "The operation is {when}",
      next: "Next, {when}: {name}",
      before: "Feel free to read ahead.",
      between: "The last step is behind you, and the next one hasn’t begun.",
      after: "All of these days are behind you. Does something still worry you? Call us.",
    },
    /** Before the signs that matter most today. */
    watch: "Watch for:",
  },
  costs: {
    /** For screen readers, once a visit, a test or a treatment is chosen. */
    chosen: "The rest of this page is now about: {care}.",
  },
  /** The signs of a page. */
  danger: {
    /** On pages without signs, before a link of the title's words. */
    emergency: "Emergency? Call\u00a0911.",
    title: "When not to wait",
    child: "If it’s your child",
    adult: "If it’s you",
    /** @param place whose signs the link leads to */
    all: (place: string) => `All signs: ${place}`,
    /** Buttons of the line that takes calls and texts. */
    call: (number: string) => `Call ${number}`,
    text: (number: string) => `Text ${number}`,
    /** Of the five levels of a place. */
    howSoon: "How soon to be seen",
    /** After a number. */
    signs: (count: number): string => (count === 1 ? "sign" : "signs"),
  },
  /** Above the list of sections of a long page. */
  contents: "On this page",
  /** Column heads where treatments are compared. */
  options: {
    treatment: "Treatment",
    does: "What it does",
    suits: "May suit you if",
    tradeoffs: "Trade-offs",
    recovery: "Recovery",
    none: "None",
  },
  /** Signs to tick. The number that is ticked comes before `of`. */
  quickCheck: {
    name: "Check what fits",
    note: "Check what fits. Your answers are not saved or sent.",
    of: (total: number) => `of ${total}`,
  },
  references: {
    title: "References",
    show: "Show the references",
    hide: "Hide the references",
  },
  review: {
    reviewedBy: "Reviewed by",
    /** Between the reviewer and the day. */
    on: ", on ",
    general: "This page is general information. It doesn’t replace an exam.",
  },
  statement: { updated: "Last updated" },
  testimonials: {
    title: "Testimonials",
    rating: (stars: number, most: number) => `${stars} out of ${most}`,
    label: (number: number) => `Testimonial ${number}`,
    position: (number: number, count: number) => `Testimonial ${number} of ${count}`,
    previous: "Previous testimonial",
    next: "Next testimonial",
    pages: "Pages of testimonials",
    page: (number: number) => `Page ${number}`,
    pageOf: (number: number, count: number) => `Page ${number} of ${count}`,
    listOf: (number: number, count: number) => `Testimonials, page ${number} of ${count}`,
    previousPage: "Previous page",
    nextPage: "Next page",
  },
  map: {
    show: "Show the map",
    loading: "The map is loading.",
    offline: "You’re offline. The map needs a connection, but the address doesn’t.",
    late: "The map hasn’t loaded yet. The address and Get directions work without it.",
  },
  settings: {
    fontSize: "Font size",
    smaller: "Smaller",
    larger: "Larger",
    percent: (size: number) => `${size}%`,
    highContrast: "High Contrast Mode",
    highContrastWhat: "Black, white and yellow",
    reduceMotion: "Reduce Motion",
    reduceMotionWhat: "Stops all movement",
    on: "On",
    off: "Off",
    reset: "Reset to Default",
    notStored: "Your browser doesn’t let this site store settings, so they’re for this page only.",
  },
  /** What the search says. Its script fills the braces, since it runs in the browser. */
  search: {
    nothing: "Nothing found for “{query}”.",
    one: "1 result for “{query}”",
    several: "{count} results for “{query}”",
    more: "More results",
    /** A link from a search in another language. */
    inThis: "Search for this in English",
    guesses: "Perhaps you were looking for:",
    notLoaded: "The search could not be loaded. Check your connection and try again.",
  },
};
