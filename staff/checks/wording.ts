import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Prose } from "./prose.ts";

/** Link texts that do not say where the link leads (WCAG 2.4.9; https://webaim.org/techniques/hypertext/link_text). */
const emptyLinkText =
  /^(?:(?:click|tap|press) (?:here|this)|here|this|this (?:page|link)|link|more|read more|learn more|see more|details|go|continue|website|https?:\/\/\S+|www\.\S+)$/i;

/** Announcements that say that the office is closed: "Open now" knows it only from closures. */
const saysClosed =
  /\b(?:office|practice|we)(?: is| are| will be|[’']re|[’']ll be)? clos(?:es?|ed|ing)\b/i;

/** Hours typed into a text: "open 9 to 5", "hours are 8:30 AM - 4 PM". */
const typedHours =
  /\b(?:open|opens|hours?|closes?|closed)\b[^.;]{0,40}?\b\d{1,2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)? ?(?:to|until|till|[-–—]) ?\d{1,2}(?::\d{2})?(?: ?[ap]\.?m\b)?(?! (?:minutes?|hours?|days?|weeks?|months?|years?|mm\b))/i;

/** Link texts that say nothing, hours typed into a text, and closures announced in the wrong file. */
export function wrongWording(prose: readonly Prose[], { strings }: Content): Problem[] {
  const links = strings.flatMap((one) => {
    const { roles, text } = one;
    const label = roles.includes("link") ? [text] : [];
    return [...label, ...[...text.matchAll(/\[([^\]]+)\]\(/g)].map(([, words = ""]) => words)]
      .filter((words) => emptyLinkText.test(words.trim()))
      .map((words) =>
        problemAt(one, `The link "${words}" does not say where it leads. Name the page.`),
      );
  });
  const hours = prose
    .filter(({ text }) => typedHours.test(text))
    .map((one) =>
      problemAt(
        one,
        "Leave the hours out: every page shows those of practice.yaml, which these would contradict after a change.",
      ),
    );
  const closures = strings
    .filter(({ file, text }) => file === "content/announcements.yaml" && saysClosed.test(text))
    .map((one) =>
      problemAt(
        one,
        'Write days on which the office is closed, or open for less time, under closures in practice.yaml, and give them "announce". All pages then say so.',
      ),
    );
  return [...links, ...hours, ...closures];
}
