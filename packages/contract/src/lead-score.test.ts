import { describe, expect, it } from 'vitest';
import {
  BUDGET_STEPS,
  isWholeScore,
  leadScore,
  MOST_PART_WEIGHT,
  SCORE_GAINS,
  SCORE_PARTS,
  type ScoreFacts,
  type ScoreWeights,
  scoreOf,
  scoreParts,
  USUAL_SCORE_WEIGHTS,
} from './lead-score.ts';

/** The same numbers at every run: mulberry32. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = seeded(23);

/** Up to `most`, often 0, seldom large. */
const some = (most: number) => (random() < 0.25 ? 0 : most * random() ** 3);

const someFacts = (): ScoreFacts => ({
  budget: random() < 0.2 ? null : some(2_000_000),
  answers: Math.floor(random() * 8),
  opens: some(60),
  likes: some(20),
  asks: some(20),
  passes: some(20),
  quietDays: some(400),
});

/** Six shares of a hundred, none above what an administrator can choose. */
function someWeights(): ScoreWeights {
  const cuts = SCORE_GAINS.slice(1).map(() => Math.floor(random() * 101));
  const edges = [0, ...cuts.sort((a, b) => a - b), 100];
  const gains = SCORE_GAINS.map((part, i) => [part, (edges[i + 1] ?? 0) - (edges[i] ?? 0)]);
  const weights: ScoreWeights = Object.fromEntries([
    ...gains,
    ['passes', Math.floor(random() * 61)],
  ]);
  return Object.values(weights).every((weight) => weight <= MOST_PART_WEIGHT)
    ? weights
    : USUAL_SCORE_WEIGHTS;
}

const CASES = Array.from({ length: 3_000 }, () => [someFacts(), someWeights()] as const);

/** The same lead with a change that must not lower its score. */
function neverLowers(change: (facts: ScoreFacts) => Partial<ScoreFacts>) {
  for (const [facts, weights] of CASES) {
    const better = { ...facts, ...change(facts) };
    expect(leadScore(better, weights)).toBeGreaterThanOrEqual(leadScore(facts, weights));
  }
}

describe('the lead score', () => {
  it('is a whole number from 0 to 100, whatever is known and however parts are weighed', () => {
    for (const [facts, weights] of CASES) {
      const score = leadScore(facts, weights);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    }
  });

  it('is the sum of its parts, none beyond its weight', () => {
    for (const [facts, weights] of CASES) {
      const parts = scoreParts(facts, weights);
      expect(parts.map(({ part }) => part)).toEqual([...SCORE_PARTS]);
      const sum = parts.reduce((all, { points }) => all + points, 0);
      expect(scoreOf(parts)).toBe(Math.max(0, sum));
      for (const { part, points } of parts)
        expect(Math.abs(points)).toBeLessThanOrEqual(weights[part]);
    }
  });

  it('is never lowered by a larger budget', () =>
    neverLowers(({ budget }) => ({ budget: (budget ?? 0) + some(900_000) })));

  it('is never lowered by one more answer in the quiz', () =>
    neverLowers(({ answers }) => ({ answers: answers + 1 })));

  it('is never lowered by another opening, like or question, nor by a newer one', () => {
    for (const signal of ['opens', 'likes', 'asks'] as const) {
      neverLowers((facts) => ({ [signal]: facts[signal] + 1, quietDays: 0 }));
      // The same signals a few days later: each is worth more today.
      const newer = 2 ** (3 / 7);
      neverLowers((facts) => ({
        [signal]: facts[signal] * newer,
        quietDays: Math.max(0, facts.quietDays - 3),
      }));
    }
  });

  it('is never raised by a “no”', () => neverLowers(({ passes }) => ({ passes: passes * 0.5 })));

  it('is lowered by a “no” where there is something to lower', () => {
    const facts = { ...someFacts(), budget: 500_000, answers: 6, passes: 0 };
    const after = leadScore({ ...facts, passes: 1 }, USUAL_SCORE_WEIGHTS);
    expect(after).toBe(leadScore(facts, USUAL_SCORE_WEIGHTS) - 10);
  });

  it('fades with time, and never rises by waiting unless a “no” fades', () => {
    for (const [facts, weights] of CASES) {
      const halved = (facts: ScoreFacts): ScoreFacts => ({
        ...facts,
        opens: facts.opens / 2,
        likes: facts.likes / 2,
        asks: facts.asks / 2,
        quietDays: facts.quietDays + 7,
      });
      const today = { ...facts, passes: 0 };
      expect(leadScore(halved(today), weights)).toBeLessThanOrEqual(leadScore(today, weights));
    }
  });

  it('is 100 with everything and 0 with nothing', () => {
    const all = {
      budget: 1e6,
      answers: 6,
      opens: 50,
      likes: 50,
      asks: 50,
      passes: 0,
      quietDays: 0,
    };
    expect(leadScore(all, USUAL_SCORE_WEIGHTS)).toBe(100);
    const none = {
      budget: null,
      answers: 0,
      opens: 0,
      likes: 0,
      asks: 0,
      passes: 9,
      quietDays: 900,
    };
    expect(leadScore(none, USUAL_SCORE_WEIGHTS)).toBe(0);
  });

  it('adds half of the points for the first opening, and most of them after four', () => {
    const opened = (opens: number) =>
      scoreParts({ ...someFacts(), opens }, USUAL_SCORE_WEIGHTS).find(
        ({ part }) => part === 'opens',
      )?.points;
    expect([0, 1, 2, 4].map(opened)).toEqual([0, 7, 11, 13]);
  });

  it('has usual weights that add up to a hundred, and budget steps from the top', () => {
    expect(isWholeScore(USUAL_SCORE_WEIGHTS)).toBe(true);
    const froms = BUDGET_STEPS.map(({ from }) => from);
    expect(froms).toEqual([...froms].sort((a, b) => b - a));
  });
});
