/**
 * Whether somebody describes what can't wait, and what: plain code that the build trains
 * (src/pages/_search/train-urgency.ts) and the browser runs. Why so: docs/decisions/0014-search-and-404.md.
 */
import type { Reading } from "./reading.ts";

/** A linear classifier: the score of a text is the bias and the mean, damped, of the weights of its features. */
export interface Gate {
  bias: number;
  /** What a step of a weight is worth. */
  step: number;
  /** How far the place of each weight is from the one before, and the weights in steps: each as `charactersOf` it. */
  gaps: string;
  weights: string;
  /** From this score on one line is shown, and from that on a box. */
  line: number;
  box: number;
}

/** Numbers up to this one are each a character that JSON does not escape. */
const highest = 56;
const first = "#".charCodeAt(0);

/** The most steps of a weight to either side of 0. */
export const mostSteps = highest / 2;

/** A number as characters: the highest one says that another follows, to be added. */
export function charactersOf(number: number): string {
  const last = String.fromCharCode(first + (number % highest));
  return String.fromCharCode(first + highest).repeat(Math.floor(number / highest)) + last;
}

function numbersIn(text: string): number[] {
  const numbers = [0];
  for (const letter of text) {
    const digit = letter.charCodeAt(0) - first;
    numbers.push((numbers.pop() ?? 0) + digit);
    if (digit < highest) numbers.push(0);
  }
  return numbers.slice(0, -1);
}

/** How many places there are for weights: features share them by their hash. */
export const gateSize = 2 ** 17;

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, folded to a power of two. */
function hash(text: string, size: number): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum ^ (sum >>> 15)) & (size - 1);
}

/** Five characters at most that tell a phrase from others: one of four million. */
export function markOf({ all }: Reading): string {
  return hash(all.join(), 2 ** 22).toString(36);
}

/** The places of a text's features: its words, and pairs of neighbors. */
export function featuresOf({ all }: Reading): number[] {
  const pairs = all.slice(1).map((word, at) => `${all[at]} ${word}`);
  return [...new Set([...all, ...pairs].map((feature) => hash(feature, gateSize)))];
}

/** What each weight of a text with so many features counts: between adding them up and taking their mean. */
export function shareOf(features: readonly number[]): number {
  return Math.max(1, features.length) ** -0.5;
}

/** How urgent a text is, as a logit: above 0 an alarm is more likely than not. */
export function urgencyBy({ bias, step, gaps, weights }: Gate): (reading: Reading) => number {
  const steps = numbersIn(weights);
  const placed = new Map<number, number>();
  let place = 0;
  for (const [at, gap] of numbersIn(gaps).entries()) {
    place += gap;
    placed.set(place, (steps[at] as number) - mostSteps);
  }
  return (reading) => {
    const features = featuresOf(reading);
    const sum = features.reduce((sum, at) => sum + (placed.get(at) ?? 0), 0);
    return bias + step * sum * shareOf(features);
  };
}

/** Stems of a sign, by what each says for it: those that weigh 1 in the first string, 2 in the second, and so on. */
export type StemsByWeight = readonly string[];

/** How near a text is to each sign: what its stems weigh together for that sign. */
export function nearnessTo(
  signs: readonly StemsByWeight[],
): (stems: readonly string[]) => number[] {
  const weights = new Map<string, { at: number; weight: number }[]>();
  for (const [at, byWeight] of signs.entries())
    for (const [step, stems] of byWeight.entries())
      for (const stem of stems.split(" "))
        weights.set(stem, [...(weights.get(stem) ?? []), { at, weight: step + 1 }]);
  return (stems) => {
    const near = signs.map(() => 0);
    for (const stem of stems)
      for (const { at, weight } of weights.get(stem) ?? []) near[at] = (near[at] ?? 0) + weight;
    return near;
  };
}
