/** A number written "(202) 555-0142" as it is dialed from any country: "+12025550142" (E.164). */
export function dialed(phone: string): string {
  return `+1${phone.replace(/\D/g, "")}`;
}

/** The tel: link of a number written "(202) 555-0142". RFC 3966, global form. */
export function telHref(phone: string): string {
  return `tel:${dialed(phone)}`;
}

/** The same number as a link in prose: "[(202) 555-0142](tel:+12025550142)". */
export function phoneLink(phone: string): string {
  return `[${phone}](${telHref(phone)})`;
}
