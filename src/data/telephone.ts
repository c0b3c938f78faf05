/** The tel: link of a number written "(404) 555-0142". RFC 3966, global form. */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}
