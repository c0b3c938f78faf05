import type { Problem } from "../data/content-error.ts";
import type { Content } from "../data/load-content.ts";
import type { Prose } from "./prose.ts";

/** Words to avoid, and why. */
const avoided: readonly { pattern: RegExp; remedy: string }[] = [
  { pattern: /!/, remedy: "Leave the exclamation mark out: patients read this when they worry." },
  {
    pattern:
      /\b(?:state[- ]of[- ]the[- ]art|cutting[- ]edge|world[- ]class|pain[- ]?free|(?:best|finest|top|number one) (?:doctor|surgeon|ENT|practice|care))\b/i,
    remedy: "Say what is offered instead of praising it: nobody can check this claim.",
  },
];

/** Link texts that do not say where the link leads (WCAG 2.4.9; https://webaim.org/techniques/hypertext/link_text). */
const emptyLinkText =
  /^(?:(?:click|tap|press) (?:here|this)|here|this|this (?:page|link)|link|more|read more|learn more|see more|details|go|continue|website|https?:\/\/\S+|www\.\S+)$/i;

/** Announcements that say that the office is closed: "Open now" knows it only from closures. */
const saysClosed =
  /\b(?:office|practice|we)(?: is| are| will be|[’']re|[’']ll be)? clos(?:es?|ed|ing)\b/i;

/** Boasts and exclamation marks, link texts that say nothing, and closures announced in the wrong file. */
export function wrongTone(prose: readonly Prose[], { strings }: Content): Problem[] {
  const boasts = prose.flatMap(({ file, line, field, text }) =>
    avoided
      .filter(({ pattern }) => pattern.test(text))
      .map(({ remedy }) => ({ file, line, field, remedy })),
  );
  const links = strings.flatMap(({ file, line, field, text }) => {
    const label = /(^|\.)(label|link)$/.test(field) ? [text] : [];
    return [...label, ...[...text.matchAll(/\[([^\]]+)\]\(/g)].map(([, words = ""]) => words)]
      .filter((words) => emptyLinkText.test(words.trim()))
      .map((words) => {
        const remedy = `The link "${words}" does not say where it leads. Name the page.`;
        return { file, line, field, remedy };
      });
  });
  const closures = strings
    .filter(({ file, text }) => file === "content/announcements.yaml" && saysClosed.test(text))
    .map(({ file, line, field }) => ({
      file,
      line,
      field,
      remedy:
        'Write days on which the office is closed, or open for less time, under closures in practice.yaml, and give them "announce". All pages then say so.',
    }));
  return [...boasts, ...links, ...closures];
}
