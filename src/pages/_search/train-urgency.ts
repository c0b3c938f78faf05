import type { Reading } from "../../parts/search/reading.ts";
import {
  charactersOf,
  featuresOf,
  type Gate,
  gateSize,
  mostSteps,
  type StemsByWeight,
  shareOf,
  urgencyBy,
} from "../../parts/search/urgency.ts";

/** What a gate learns from. */
export interface Example {
  reading: Reading;
  isUrgent: boolean;
  /** Said by a person who is calm, in a sentence: what the thresholds are measured by. */
  isSentence?: boolean;
}

/** Only the heaviest weights are kept. */
const keptWeights = 3200;

/** Rounds over all examples, and again with the weights that are kept; the rate of learning, and the pull towards 0. */
const rounds = 6;
const roundsAgain = 3;
const rate = 0.3;
const decay = 2e-3;

/** How much a sentence of a calm person counts: each is like many that people write, and there are few of them. */
const sentenceWeight = 10;

/** How much the name of a page or of an answer counts: nobody types most of them. */
const nameWeight = 0.5;

/** A prime, to take examples in an order that is mixed and always the same. */
const stride = 7919;

/** So many sentences of calm people say more about others than the names of pages do. */
const enoughSentences = 100;

/** Parts that examples are divided into: each is scored by a gate that has learned from the others. */
const folds = 5;

/**
 * How many calm texts may reach a threshold. Many sentences under `calm` are there because they sound like a sign: fewer
 * ordinary ones reach the same scores.
 */
const mostLines = 0.075;
const mostBoxes = 0.012;

/**
 * Logistic regression by stochastic gradient descent with the rates of AdaGrad (Duchi and others, JMLR 2011). The same
 * examples in the same order give the same gate.
 */
function weightsFrom(examples: readonly Example[]): Omit<Gate, "line" | "box"> {
  const weights = new Float64Array(gateSize);
  const squares = new Float64Array(gateSize).fill(1e-8);
  const counts = new Uint32Array(gateSize);
  let [bias, biasSquares] = [0, 1e-8];
  const read = examples.map(({ reading, isUrgent, isSentence }) => ({
    features: featuresOf(reading),
    isUrgent,
    weight: isSentence ? sentenceWeight : isUrgent ? 1 : nameWeight,
  }));
  for (const at of read.flatMap(({ features }) => features)) counts[at] = (counts[at] ?? 0) + 1;
  let isKept = (_: number) => true;
  const learn = (times: number) => {
    for (let step = 0; step < times * read.length; step += 1) {
      const { features, isUrgent, weight } = read[
        ((step % read.length) * stride) % read.length
      ] as (typeof read)[number];
      const share = shareOf(features);
      const score = features.reduce((sum, at) => sum + (weights[at] as number) * share, bias);
      const error = weight * (1 / (1 + Math.exp(-score)) - Number(isUrgent));
      for (const at of features.filter(isKept)) {
        const gradient = error * share + decay * (weights[at] as number);
        squares[at] = (squares[at] as number) + gradient * gradient;
        weights[at] =
          (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
      }
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
    }
  };
  learn(rounds);
  // A weight of many examples counts for more.
  const sizes = weights.map((weight, at) => Math.abs(weight) * Math.sqrt(counts[at] as number));
  const least = sizes.toSorted()[gateSize - keptWeights - 1] as number;
  isKept = (at) => (sizes[at] as number) > least;
  for (const at of weights.keys()) if (!isKept(at)) weights[at] = 0;
  learn(roundsAgain);
  // The few heaviest are cut, so that the others have finer steps.
  const heavy = weights.map(Math.abs).toSorted()[gateSize - Math.floor(keptWeights / 200)];
  const step = Number(((heavy || 1) / mostSteps).toPrecision(4));
  const stepsOf = (weight: number) =>
    Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
  const places = [...weights.keys()].filter((at) => stepsOf(weights[at] as number) !== 0);
  return {
    bias: Number(bias.toFixed(3)),
    step,
    gaps: places.map((place, at) => charactersOf(place - (places[at - 1] ?? 0))).join(""),
    weights: places.map((at) => charactersOf(mostSteps + stepsOf(weights[at] as number))).join(""),
  };
}

/** The score that only this share of calm texts reaches. */
function reachedBy(share: number, scores: readonly number[]): number {
  const score = scores.toSorted((a, b) => b - a)[Math.floor(share * scores.length)];
  return Number((score ?? Number.MAX_VALUE).toFixed(2));
}

/**
 * A gate from examples, its thresholds such that few calm texts that it has not learned from reach them. Without
 * examples of both kinds nothing is ever urgent.
 */
export function trainedGate(examples: readonly Example[]): Gate {
  const never = { line: Number.MAX_VALUE, box: Number.MAX_VALUE };
  if (new Set(examples.map(({ isUrgent }) => isUrgent)).size < 2)
    return { bias: 0, step: 0, gaps: "", weights: "", ...never };
  const sentences = examples.filter(({ isSentence }) => isSentence).length >= enoughSentences;
  const scores = Array.from({ length: folds }, (_, fold) => {
    const others = examples.filter((_, at) => at % folds !== fold);
    const urgency = urgencyBy({ ...weightsFrom(others), ...never });
    return examples
      .filter((_, at) => at % folds === fold)
      .filter(({ isUrgent, isSentence }) => !isUrgent && (isSentence || !sentences))
      .map(({ reading }) => urgency(reading));
  }).flat();
  return {
    ...weightsFrom(examples),
    line: reachedBy(mostLines, scores),
    box: reachedBy(mostBoxes, scores),
  };
}

/** Most stems of a sign that are kept, and the heaviest weight of one. */
const keptStems = 29;
const heaviestStem = 9;

/**
 * What each stem says for a sign: more, the more of its phrases and the fewer other signs have it, and the less else is
 * said of the sign.
 *
 * @param signs the phrases of each
 */
export function stemsByWeight(signs: readonly (readonly Reading[])[]): StemsByWeight[] {
  const counts = signs.map((phrases) => {
    const stems = phrases.flatMap(({ telling }) => [...new Set(telling)]);
    return Map.groupBy(stems, (stem) => stem);
  });
  const having = new Map<string, number>();
  for (const stem of counts.flatMap((of) => [...of.keys()]))
    having.set(stem, (having.get(stem) ?? 0) + 1);
  const weighed = counts.map((of) => {
    const stems = [...of]
      .map(([stem, { length }]) => {
        const rarity = Math.log(1 + signs.length / (having.get(stem) ?? 1));
        return { stem, rarity, size: Math.sqrt(length) * rarity, rank: length * rarity };
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, keptStems);
    const whole = Math.hypot(...stems.map(({ size }) => size));
    return stems.map(({ stem, rarity, size }) => ({
      stem,
      weight: (size * Math.sqrt(rarity)) / whole,
    }));
  });
  const weights = weighed.flat().map(({ weight }) => weight);
  // The few heaviest are cut, so that the others have finer steps.
  const heaviest = weights.toSorted((a, b) => b - a)[Math.floor(signs.length / 2)] ?? 1;
  return weighed.map((stems) =>
    Array.from({ length: heaviestStem }, (_, at) =>
      stems
        .filter(
          ({ weight }) =>
            Math.min(heaviestStem, Math.round((weight / heaviest) * heaviestStem)) === at + 1,
        )
        .map(({ stem }) => stem)
        .join(" "),
    ),
  );
}
