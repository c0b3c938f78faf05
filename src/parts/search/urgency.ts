/**
 * Whether somebody describes what can't wait, and what: plain code that the build trains
 * (src/pages/_search/train-urgency.ts) and the browser runs. Why so: docs/decisions/0014-search-and-404.md.
 */

/** A text as the search reads it: stems, a synonym as the first word of its group. */
export interface Reading {
  /** Every word, in order. */
  all: readonly string[];
  /** Without those too common to tell anything. */
  telling: readonly string[];
}

/** How many weights a gate has room for: features share them by their hash. */
export const gateSize = 2 ** 15;

/** A linear classifier: the score of a text is the bias and the mean, damped, of the weights of its features. */
export interface Gate {
  bias: number;
  /** What a step of a weight is worth. */
  step: number;
  /** One character for each weight: its steps from `noWeight`. */
  weights: string;
  /** From this score on one line is shown, and from that on a box. */
  line: number;
  box: number;
}

/** The character of a weight of 0, and how many steps others are away from it at most: all are printable in JSON. */
export const noWeight = 63;
export const mostSteps = 28;

/** How much a long text counts: 0 adds up its weights, 1 takes their mean. */
const damping = 0.5;

/** So many letters in a row within each word, the ends of the word marked, so that a slip leaves some of them. */
function letters(words: readonly string[], count: number): string[] {
  return words.flatMap((word) => {
    const marked = `^${word}$`;
    return Array.from({ length: Math.max(0, marked.length - count + 1) }, (_, at) =>
      marked.slice(at, at + count),
    );
  });
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, folded to a power of two. */
function hash(text: string, size: number): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum ^ (sum >>> 15)) & (size - 1);
}

/** Five characters at most that tell a phrase from others: one of 16 million. */
export function markOf({ all }: Reading): string {
  return hash(all.join(" "), 2 ** 24).toString(36);
}

/** Where the weights of a text are: those of its words, of neighbors, and of letters. */
export function featuresOf({ all, telling }: Reading): number[] {
  const pairs = all.slice(1).map((word, at) => `${all[at]} ${word}`);
  const features = [...all, ...pairs, ...letters(telling, 5).map((row) => `#${row}`)];
  return [...new Set(features.map((feature) => hash(feature, gateSize)))];
}

/** What each weight of a text with so many features counts. */
export function shareOf(features: readonly number[]): number {
  return Math.max(1, features.length) ** -damping;
}

/** How urgent a text is, as a logit: above 0 an alarm is more likely than not. */
export function urgencyOf({ bias, step, weights }: Gate, reading: Reading): number {
  const features = featuresOf(reading);
  const steps = features.reduce((sum, at) => sum + weights.charCodeAt(at) - noWeight, 0);
  return bias + step * steps * shareOf(features);
}

/** How often words, and letters within them, occur in what a sign or a question is called. */
export type Counts = ReadonlyMap<string, number>;

/** The words of a text and their letters. */
export function partsOf(stems: readonly string[]): string[] {
  return [...new Set([...stems, ...letters(stems, 4)])];
}

/**
 * Ranks entries by the cosine between a text and what each is called. A part weighs more the fewer entries have it.
 *
 * @param entries words with how often they occur in the phrases of an entry
 */
export function nearestOf(
  entries: readonly Counts[],
): (stems: readonly string[], among?: ReadonlySet<number>) => { at: number; near: number }[] {
  const vectors = entries.map((counts) => {
    const vector = new Map<string, number>();
    for (const [stem, count] of counts)
      for (const part of partsOf([stem])) vector.set(part, (vector.get(part) ?? 0) + count);
    return vector;
  });
  const having = new Map<string, number>();
  for (const vector of vectors)
    for (const part of vector.keys()) having.set(part, (having.get(part) ?? 0) + 1);
  const rarity = (part: string) => Math.log(1 + entries.length / (having.get(part) ?? 1));
  const lengths = vectors.map((vector) =>
    Math.hypot(...[...vector].map(([part, count]) => count * rarity(part))),
  );
  return (stems, among) => {
    const parts = partsOf(stems).map((part) => [part, rarity(part)] as const);
    const length = Math.hypot(...parts.map(([, rare]) => rare)) || 1;
    return vectors
      .flatMap((vector, at) => {
        if (among && !among.has(at)) return [];
        const product = parts.reduce(
          (sum, [part, rare]) => sum + (vector.get(part) ?? 0) * rare * rare,
          0,
        );
        return [{ at, near: product / length / (lengths[at] || 1) }];
      })
      .sort((a, b) => b.near - a.near);
  };
}
