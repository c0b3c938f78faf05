/** Every word of the interface that is not content, in one language. Content is in content/. */
export interface Words {
  /** BCP 47 tag for dates and numbers. */
  locale: string;
  /** The first step of every breadcrumb. */
  home: string;
  /** Accessible name of the breadcrumb. */
  breadcrumb: string;
  /** Link to the page in this language, on the page in another. */
  thisPageInLanguage: string;
  bookOnline: string;
  callNow: string;
  /** Follows a link that opens a new tab. */
  opensInNewTab: string;
  office: {
    phone: string;
    fax: string;
    address: string;
    hours: string;
    closed: string;
    ages: string;
    /** @param years age of the youngest patients */
    agesFrom: (years: number) => string;
  };
  hours: {
    /** "Monday to Friday" */
    dayRange: (from: string, to: string) => string;
    /** "Saturday and Sunday" */
    dayPair: (from: string, to: string) => string;
    /** "8:30 AM to 4:30 PM" */
    timeRange: (opens: string, closes: string) => string;
  };
}
