import { slugOf } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Place } from "../place.ts";
import type { ChecklistItem } from "./checklist-item.ts";

/** Words around "best" that make it no claim: "at its best", "works best", "the best way", "best for you". */
const before =
  "at (?:its|their|your|our|his|her|my)|(?:work|do|fit|heal|hear|sleep|speak|feel|know)s?|(?:do|does|try|tries) (?:its|their|your|our)";
const after =
  "way|ways|time|times|place|to|if|when|while|before|after|one|looked|treated|seen|done|left|used|kept|avoided|known|interests?|of all|for (?:you|your|each|every|this|that)";
const best = String.raw`(?<!\b(?:${before}) )\bbest\b(?! (?:${after})\b)(?: \p{L}+)?`;
const superlative = String.raw`(?<!\p{L})(?:the|our|\p{L}+['’]s) (?:finest|safest|top|most (?:experienced|trusted|advanced|skilled)) (?:ent|doctors?|surgeons?|physicians?|specialists?|practice|clinic|care|team|hospital)\b`;

/**
 * Words that put a practice above others or name what others have granted it, who can
 * prove them, and how. An advertisement must be able to prove what it claims before it runs (FTC Act,
 * section 5; FTC Policy Statement Regarding Advertising Substantiation, 1984), and state boards of
 * medicine forbid certifications and superlatives that mislead.
 */
const claims: [what: string, words: RegExp, who: ChecklistItem["who"], proof: string][] = [
  [
    "Claim to be above others",
    /\b(?:leading|premier|foremost|renowned|world[- ]class|award[- ]winning|unmatched|unbeatable|unrivall?ed)\b(?! (?:to|up)\b)/gi,
    "owner",
    "a survey or an award that says so",
  ],
  [
    "Claim to be the best",
    new RegExp(`${best}|${superlative}|#1(?!\\d)|\\bnumber one\\b|\\btop[- ]rated\\b`, "giu"),
    "owner",
    "a comparison that shows it",
  ],
  [
    "Promise of a result",
    /\b(?:guarantee[ds]?|pain[- ]?free|painless (?:surgery|procedures?|treatments?|recovery)|risk[- ]?free|100% (?:safe|effective))\b/gi,
    "physician",
    "evidence that it is true of every patient",
  ],
  [
    "Claim of the newest equipment",
    /\b(?:state[- ]of[- ]the[- ]art|cutting[- ]edge|latest technology|most advanced)\b/gi,
    "physician",
    "a list of the equipment and its age",
  ],
  [
    "Board certification",
    /\bboard[- ]certif(?:ied|ication)\b/gi,
    "physician",
    "the certificates, with the names of the boards (see certificationmatters.org, of the ABMS)",
  ],
  [
    "License",
    /\blicen[sc]ed (?:to practi[cs]e|in|physician|by)\b/gi,
    "physician",
    "the entry in the register of the state's board of medicine",
  ],
  ["Fellowship", /\bfellowship[- ]trained\b/gi, "physician", "the certificate of the fellowship"],
];

/** Unproven claims in the content: an item for each wording, since proof of one is no proof of another. */
export function unprovenClaims({ strings }: Content): ChecklistItem[] {
  return claims.flatMap(([what, pattern, who, proof]) => {
    const found = strings.flatMap(({ file, line, field, text }) =>
      [...text.matchAll(pattern)].map(([words]) => ({
        words: words.toLowerCase(),
        file,
        line,
        field,
      })),
    );
    const byId = Map.groupBy(found, ({ words }) => `claim/${slugOf(words)}`);
    return [...byId].flatMap(([id, places]): ChecklistItem[] =>
      places.slice(0, 1).map(({ words, ...place }) => ({
        ...place,
        id,
        signedAs: id,
        who,
        what: `${what}: "${words}"`,
        why: `A claim must be provable before it is published (FTC Act, section 5). It stands in ${listed(places)}.`,
        todo: `Sign it with ${proof}: npm run launch:sign -- ${id} --by NAME --proof WHAT. Or choose other words.`,
      })),
    );
  });
}

/** The first four places, and how many more there are. */
function listed(places: readonly Place[]): string {
  const all = places.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const distinct = [...new Set(all)];
  const more = distinct.length > 4 ? ` and ${distinct.length - 4} more` : "";
  return `${distinct.slice(0, 4).join(", ")}${more}`;
}
