import { addressLinesOf, chosenOffice } from "../data/practice.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import { difference, type Finding } from "./contradiction.ts";
import { plain } from "./page-text.ts";

/**
 * Facts of the content that the text of a physician's PDF does not hold.
 *
 * @param text as extracted from the PDF
 */
export function compareCredentials(
  text: string,
  practice: PracticeContent,
  provider: Provider,
): Finding[] {
  // Lines of a PDF end anywhere, even after a hyphen.
  const squeezed = (words: string) => plain(words).replaceAll(" ", "");
  const stated = squeezed(text);
  const { phone, fax, address } = chosenOffice(practice);
  return [
    practice.brand,
    ...addressLinesOf(address),
    `Phone ${phone}`,
    ...(fax === undefined ? [] : [`Fax ${fax}`]),
    provider.name,
    provider.title,
    ...provider.credentials,
    ...provider.education.flatMap(({ degree, institution }) => [degree, institution]),
    ...provider.publications.map(({ citation }) => citation),
  ].flatMap((fact) => (stated.includes(squeezed(fact)) ? [] : difference("text", undefined, fact)));
}
