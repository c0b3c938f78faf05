import {
  featuresOf,
  type Gate,
  gateSize,
  mostSteps,
  noWeight,
  type Reading,
  shareOf,
  urgencyOf,
} from "../../parts/search/urgency.ts";

/** What a gate learns from. */
export interface Example {
  reading: Reading;
  isUrgent: boolean;
  /** Said by a person who is calm, in a sentence: what the thresholds are measured by. */
  isSentence?: boolean;
}

/** Only the heaviest weights are kept, each in one byte. */
const keptWeights = 7000;

/** Rounds over all examples, the rate of learning, and the pull towards 0. */
const rounds = 4;
const rate = 0.3;
const decay = 1e-3;

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
 * How many calm texts may reach a threshold. Many sentences under `calm` are there because they sound like a sign: 10 %
 * and 2 % of ordinary ones reach the same scores.
 */
const mostLines = 0.14;
const mostBoxes = 0.035;

/**
 * Logistic regression by stochastic gradient descent with the rates of AdaGrad (Duchi and others, JMLR 2011). The same
 * examples in the same order give the same gate.
 */
function weightsFrom(examples: readonly Example[]): Omit<Gate, "line" | "box"> {
  const weights = new Float64Array(gateSize);
  const squares = new Float64Array(gateSize).fill(1e-8);
  let [bias, biasSquares] = [0, 1e-8];
  const read = examples.map(({ reading, isUrgent, isSentence }) => ({
    features: featuresOf(reading),
    isUrgent,
    weight: isSentence ? sentenceWeight : isUrgent ? 1 : nameWeight,
  }));
  for (let round = 0; round < rounds; round += 1)
    for (let step = 0; step < read.length; step += 1) {
      const { features, isUrgent, weight } = read[
        (step * stride) % read.length
      ] as (typeof read)[number];
      const share = shareOf(features);
      const score = features.reduce((sum, at) => sum + (weights[at] as number) * share, bias);
      const error = weight * (1 / (1 + Math.exp(-score)) - Number(isUrgent));
      for (const at of features) {
        const gradient = error * share + decay * (weights[at] as number);
        squares[at] = (squares[at] as number) + gradient * gradient;
        weights[at] =
          (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
      }
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
    }
  const sizes = [...weights].map(Math.abs).sort((a, b) => b - a);
  const least = sizes[keptWeights] ?? 0;
  // The few heaviest are cut, so that the others have finer steps.
  const step = (sizes[Math.floor(keptWeights / 200)] || 1) / mostSteps;
  const written = [...weights].map((weight) => {
    const steps = Math.abs(weight) > least ? Math.round(weight / step) : 0;
    return String.fromCharCode(noWeight + Math.max(-mostSteps, Math.min(mostSteps, steps)));
  });
  return {
    bias: Number(bias.toFixed(3)),
    step: Number(step.toPrecision(4)),
    weights: written.join(""),
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
    return { bias: 0, step: 0, weights: "", ...never };
  const sentences = examples.filter(({ isSentence }) => isSentence).length >= enoughSentences;
  const scores = Array.from({ length: folds }, (_, fold) => {
    const gate = { ...weightsFrom(examples.filter((_, at) => at % folds !== fold)), ...never };
    return examples
      .filter((_, at) => at % folds === fold)
      .filter(({ isUrgent, isSentence }) => !isUrgent && (isSentence || !sentences))
      .map(({ reading }) => urgencyOf(gate, reading));
  }).flat();
  return {
    ...weightsFrom(examples),
    line: reachedBy(mostLines, scores),
    box: reachedBy(mostBoxes, scores),
  };
}
