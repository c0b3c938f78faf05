import { slugOf } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { pagesThatMayWait } from "../../src/data/sign-off.ts";
import type { Position } from "../position.ts";
import type { Finding } from "./question.ts";

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
const claims: [what: string, words: RegExp, who: Finding["who"], proof: string][] = [
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

/**
 * Claims that need proof, each wording once, since proof of one is no proof of another. It is asked on a page that
 * opens the site, if one of these says it.
 */
export function unprovenClaims(content: Content): Finding[] {
  const mayWait = new Set(pagesThatMayWait(content).map(({ file }) => file));
  return claims.flatMap(([what, pattern, who, proof]) => {
    const found = content.strings.flatMap((place) =>
      [...place.text.matchAll(pattern)].map(([words]) => ({ place, words: words.toLowerCase() })),
    );
    const byId = Map.groupBy(found, ({ words }) => `claim/${slugOf(words)}`);
    return [...byId].flatMap(([id, uses]): Finding[] => {
      const places = uses.map(({ place }) => place);
      const place = places.find(({ file }) => !mayWait.has(file)) ?? places[0];
      if (place === undefined) return [];
      const words = uses.slice(0, 1).map((use) => use.words);
      const why = `${what}. It must be provable before it is published (FTC Act, section 5): sign it with ${proof}, or choose other words. It stands in ${listed(places)}.`;
      const { file, line, field } = place;
      return [{ file, line, field, id, who, words, why, isClaim: true }];
    });
  });
}

/** The first four places, and how many more there are. */
function listed(places: readonly Position[]): string {
  const all = places.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const distinct = [...new Set(all)];
  const more = distinct.length > 4 ? ` and ${distinct.length - 4} more` : "";
  return `${distinct.slice(0, 4).join(", ")}${more}`;
}
