import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";

/** A page on which an account is needed. */
const signIn = /[/.?&=_-](?:log-?[io]n|sign-?in|sso|auth)(?:[/.?&=_-]|$)/i;

/** What lets whoever copied the address in, for a while: jsessionid=…, token=… */
const session = /[?&;](?:\w*sess(?:ion)?(?:_?id)?|sid|\w*token|ticket)=/i;

/** Addresses of booking, portal and bills that work for whoever copied them, and for no patient. */
export function doubtfulServices({ strings, practice }: Content): Problem[] {
  const booking = practice.booking?.pageUrl;
  return strings
    .filter(({ file }) => file === "content/practice.yaml")
    .flatMap((string) => {
      const { field, text } = string;
      const isService = /^(?:booking\.|patientPortal|payBill)/.test(field);
      const remedies = [
        field === "booking.pageUrl" &&
          signIn.test(text) &&
          "This looks like a page for signing in. New patients have no account: copy the address of the page on which anybody can book.",
        isService &&
          session.test(text) &&
          "This address holds a session, which ends, and may be yours. Copy the address that your booking service or portal gives for links.",
        field === "patientPortal" &&
          text === booking &&
          "This is the address of the booking page too. Is one of them wrong?",
      ];
      return remedies.flatMap((remedy) => (remedy ? problemAt(string, remedy) : []));
    });
}
