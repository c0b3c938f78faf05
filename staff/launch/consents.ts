import type { Content } from "../../src/data/load-content.ts";
import { placeOf } from "../place.ts";
import type { ChecklistItem } from "./checklist-item.ts";

/** Testimonials of patients who have not agreed to their publication, or only after `today`. */
export function testimonialsWithoutConsent(content: Content, today: string): ChecklistItem[] {
  const file = "content/testimonials.yaml";
  return content.testimonials.flatMap(
    ({ consentDate, name, location }, index): ChecklistItem | [] => {
      if (consentDate !== undefined && consentDate <= today) return [];
      const entry = `testimonials.${index}`;
      const quote = content.strings.find(
        (string) => string.file === file && string.field === `${entry}.quote`,
      );
      return {
        ...placeOf(content, file, entry),
        field: `${entry}.consentDate`,
        id: (quote?.id ?? `${entry}/quote`).replace(/quote$/, "consentDate"),
        who: "owner",
        settledBy: "change",
        what: `${consentDate === undefined ? "Testimonial without consent" : "Consent dated in the future"}: ${name}, ${location}`,
        why: "A patient's words are health information. They may be published only with written consent (45 CFR 164.508).",
        todo: "Put the words of a patient who has signed the consent form here, with the day as consentDate, or take the entry away.",
      };
    },
  );
}
