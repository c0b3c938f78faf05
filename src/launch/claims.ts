import type { Content } from "../data/load-content.ts";
import type { Line, Role } from "./ledger.ts";

/**
 * Words by which a practice sets itself above others or names what others have granted it. An
 * advertisement must be able to prove what it claims before it runs (FTC Act, section 5; FTC Policy
 * Statement Regarding Advertising Substantiation, 1984), and state boards of medicine forbid
 * certifications and superlatives that mislead.
 */
const claims: { name: string; pattern: RegExp; what: string; who: Role; proof: string }[] = [
  {
    name: "leading",
    pattern: /\b(?:leading|premier|foremost|renowned|world[- ]class|award[- ]winning|unmatched|unbeatable|unrivall?ed)\b(?! (?:to|up)\b)/i,
    what: "Claim to be above others",
    who: "owner",
    proof: "a survey or an award that says so",
  },
  {
    name: "best",
    pattern:
      /\b(?:the|our|atlanta's|city's|area's) (?:best|finest|safest|top|most (?:experienced|trusted|advanced|skilled))\b(?= (?:ent|doctors?|surgeons?|physicians?|specialists?|practice|clinic|care|team|hospital))|#1|\bnumber one\b|\btop[- ]rated\b/i,
    what: "Claim to be the best",
    who: "owner",
    proof: "a comparison that shows it",
  },
  {
    name: "guarantee",
    pattern: /\b(?:guarantee[ds]?|pain[- ]?free|painless (?:surgery|procedures?|treatments?|recovery)|risk[- ]?free|100% (?:safe|effective))\b/i,
    what: "Promise of a result",
    who: "physician",
    proof: "evidence that it is true of every patient",
  },
  {
    name: "state-of-the-art",
    pattern: /\b(?:state[- ]of[- ]the[- ]art|cutting[- ]edge|latest technology|most advanced)\b/i,
    what: "Claim of the newest equipment",
    who: "physician",
    proof: "a list of the equipment and its age",
  },
  {
    name: "board-certified",
    pattern: /\bboard[- ]certif(?:ied|ication)\b/i,
    what: "Board certification",
    who: "physician",
    proof: "the certificates, with the names of the boards (see certificationmatters.org, of the ABMS)",
  },
  {
    name: "licensed",
    pattern: /\blicen[sc]ed (?:to practi[cs]e|in|physician|by)\b/i,
    what: "License",
    who: "physician",
    proof: "the entry in the register of the state's board of medicine",
  },
  { name: "fellowship-trained", pattern: /\bfellowship[- ]trained\b/i, what: "Fellowship", who: "physician", proof: "the certificate of the fellowship" },
];

/** Claims found in the text, a line for each kind of them, with every place where it stands. */
export function unprovenClaims({ passages }: Content): Line[] {
  return claims.flatMap(({ name, pattern, what, who, proof }): Line[] => {
    const places = passages.filter(({ text }) => pattern.test(text));
    const [first] = places;
    if (first === undefined) return [];
    const words = new Set(places.map(({ text }) => pattern.exec(text)?.[0].toLowerCase()));
    const files = [...new Set(places.map(({ file, line }) => `${file}${line === undefined ? "" : `:${line}`}`))];
    const more = files.length > 4 ? ` and ${files.length - 4} more` : "";
    return [
      {
        id: `claim/${name}`,
        who,
        what: `${what}: ${[...words].map((word) => `"${word}"`).join(", ")}`,
        file: first.file,
        line: first.line,
        field: first.field,
        why: `What is claimed must be provable before it is published (FTC Act, section 5). It stands in ${files.slice(0, 4).join(", ")}${more}.`,
        todo: `Name ${proof} under "substantiated" in content/launch.yaml (id: claim/${name}), or choose other words.`,
      },
    ];
  });
}
