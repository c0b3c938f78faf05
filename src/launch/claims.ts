import type { Content } from "../data/load-content.ts";
import { slugOf } from "../data/passages.ts";
import type { Line, Role } from "./ledger.ts";

/** Words around "best" that make it an ordinary one: "at its best", "works best", "the best way", "best for you". */
const ordinaryBefore =
  "at (?:its|their|your|our|his|her|my)|(?:work|do|fit|heal|hear|sleep|speak|feel|know)s?|(?:do|does|try|tries) (?:its|their|your|our)";
const ordinaryAfter =
  "way|ways|time|times|place|to|if|when|while|before|after|one|looked|treated|seen|done|left|used|kept|avoided|known|interests?|of all|for (?:you|your|each|every|this|that)";

/**
 * Words by which a practice sets itself above others or names what others have granted it. An
 * advertisement must be able to prove what it claims before it runs (FTC Act, section 5; FTC Policy
 * Statement Regarding Advertising Substantiation, 1984), and state boards of medicine forbid
 * certifications and superlatives that mislead.
 */
const claims: { pattern: RegExp; what: string; who: Role; proof: string }[] = [
  {
    pattern:
      /\b(?:leading|premier|foremost|renowned|world[- ]class|award[- ]winning|unmatched|unbeatable|unrivall?ed)\b(?! (?:to|up)\b)/i,
    what: "Claim to be above others",
    who: "owner",
    proof: "a survey or an award that says so",
  },
  {
    pattern: new RegExp(
      [
        String.raw`(?<!\b(?:${ordinaryBefore}) )\bbest\b(?! (?:${ordinaryAfter})\b)(?: \p{L}+)?`,
        String.raw`(?<!\p{L})(?:the|our|\p{L}+['’]s) (?:finest|safest|top|most (?:experienced|trusted|advanced|skilled)) (?:ent|doctors?|surgeons?|physicians?|specialists?|practice|clinic|care|team|hospital)\b`,
        String.raw`#1(?!\d)|\bnumber one\b|\btop[- ]rated\b`,
      ].join("|"),
      "iu",
    ),
    what: "Claim to be the best",
    who: "owner",
    proof: "a comparison that shows it",
  },
  {
    pattern:
      /\b(?:guarantee[ds]?|pain[- ]?free|painless (?:surgery|procedures?|treatments?|recovery)|risk[- ]?free|100% (?:safe|effective))\b/i,
    what: "Promise of a result",
    who: "physician",
    proof: "evidence that it is true of every patient",
  },
  {
    pattern: /\b(?:state[- ]of[- ]the[- ]art|cutting[- ]edge|latest technology|most advanced)\b/i,
    what: "Claim of the newest equipment",
    who: "physician",
    proof: "a list of the equipment and its age",
  },
  {
    pattern: /\bboard[- ]certif(?:ied|ication)\b/i,
    what: "Board certification",
    who: "physician",
    proof:
      "the certificates, with the names of the boards (see certificationmatters.org, of the ABMS)",
  },
  {
    pattern: /\blicen[sc]ed (?:to practi[cs]e|in|physician|by)\b/i,
    what: "License",
    who: "physician",
    proof: "the entry in the register of the state's board of medicine",
  },
  {
    pattern: /\bfellowship[- ]trained\b/i,
    what: "Fellowship",
    who: "physician",
    proof: "the certificate of the fellowship",
  },
];

/** Claims found in the text, a line for each of their words, with every place where it stands. */
export function unprovenClaims({ passages }: Content): Line[] {
  return claims.flatMap(({ pattern, what, who, proof }): Line[] => {
    const all = new RegExp(pattern, `g${pattern.flags}`);
    const found = passages.flatMap(({ file, line, field, text }) =>
      [...text.matchAll(all)].map(([words]) => ({ words: words.toLowerCase(), file, line, field })),
    );
    // Proof of one word is none of another, so each is a line of its own.
    const byName = Map.groupBy(found, ({ words }) => `claim/${slugOf(words)}`);
    return [...byName].flatMap(([id, places]) => {
      const [first] = places;
      if (first === undefined) return [];
      const files = [
        ...new Set(
          places.map(({ file, line }) => `${file}${line === undefined ? "" : `:${line}`}`),
        ),
      ];
      const more = files.length > 4 ? ` and ${files.length - 4} more` : "";
      return [
        {
          id,
          who,
          what: `${what}: "${first.words}"`,
          file: first.file,
          line: first.line,
          field: first.field,
          why: `What is claimed must be provable before it is published (FTC Act, section 5). It stands in ${files.slice(0, 4).join(", ")}${more}.`,
          todo: `Name ${proof} under "substantiated" in content/launch.yaml (id: ${id}), or choose other words.`,
        },
      ];
    });
  });
}
