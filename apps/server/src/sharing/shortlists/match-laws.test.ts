import {
  ANSWER_WEIGHTS,
  matchWeights,
  RISK_SHARES,
  SHORTLIST_MEASURES,
  type ShortlistMeasure,
  type ShortlistWeights,
  TYPE_SHARES,
  WEIGHING_ANSWERS,
  type WeighingAnswer,
} from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { randomMarkets } from '../../../test/random-homes.ts';
import { chooseVaried } from './choose-varied.ts';
import type { HomeFacts } from './home-facts.ts';
import { marketSamples } from './market-samples.ts';
import { type Rated, rateHome } from './rate-home.ts';

// Laws of the ranking, for every combination of answers on random markets.

const SHOWN = [1, 3, 8];
const ROUNDS = 5;
const ROUNDING = 1e-6;
type Ids = Record<WeighingAnswer, number>;
type Weights = Record<ShortlistMeasure, number>;

const optionsOf = (answer: WeighingAnswer) => Object.keys(ANSWER_WEIGHTS[answer]).map(Number);
const COMBINATIONS = optionsOf('risk').flatMap((risk) =>
  optionsOf('goal').flatMap((goal) =>
    optionsOf('property_type').map((property_type): Ids => ({ risk, goal, property_type })),
  ),
);
const weightsOf = (ids: Ids) => matchWeights(ids, 'strategic');

function choose(homes: readonly HomeFacts[], weights: Weights, count = homes.length): Rated[] {
  const samples = marketSamples(homes);
  const rated = homes.map((each) => rateHome(each, samples, { weights }));
  return chooseVaried(rated, { min: count, max: count });
}
const placesOf = (homes: readonly HomeFacts[], ids: Ids) =>
  choose(homes, weightsOf(ids)).map(({ id }) => id);
const amountOf = (homes: readonly Rated[], weights: ShortlistWeights) =>
  homes.reduce(
    (sum, { standing }) =>
      SHORTLIST_MEASURES.reduce(
        (all, measure) => all + (weights[measure] ?? 0) * (standing[measure] ?? 0),
        sum,
      ),
    0,
  );

describe('the ranking', () => {
  it('shows no less of a measure when its weight rises', () => {
    const { spread, below } = randomMarkets(1);
    for (const ids of COMBINATIONS)
      for (const raised of SHORTLIST_MEASURES)
        for (const count of SHOWN) {
          const homes = spread();
          const before = weightsOf(ids);
          const by = (1 + below(9)) / 10;
          const after = Object.fromEntries(
            SHORTLIST_MEASURES.map((measure) => [
              measure,
              (1 - by) * before[measure] + (measure === raised ? by : 0),
            ]),
          ) as Weights;
          const amount = (weights: Weights) =>
            amountOf(choose(homes, weights, count), { [raised]: 1 });
          expect(amount(after)).toBeGreaterThanOrEqual(amount(before) - ROUNDING);
        }
  });

  it.each(WEIGHING_ANSWERS)(
    'shows more of what the answer on %s counts, less of what it counted before',
    (answer) => {
      const { spread } = randomMarkets(2);
      for (const ids of COMBINATIONS)
        for (const id of optionsOf(answer))
          for (const count of SHOWN) {
            const homes = spread();
            const before = choose(homes, weightsOf(ids), count);
            const now = choose(homes, weightsOf({ ...ids, [answer]: id }), count);
            const gain = (option: number) =>
              amountOf(now, addedBy(answer, option)) - amountOf(before, addedBy(answer, option));
            // Against what is given up: often the best cash flow is the best return too.
            expect(gain(id) - gain(ids[answer])).toBeGreaterThanOrEqual(-ROUNDING);
          }
    },
  );
});

/** What an option adds to the score beside the other answers. */
function addedBy(answer: WeighingAnswer, id: number): ShortlistWeights {
  const shares = { risk: RISK_SHARES, goal: {}, property_type: TYPE_SHARES }[answer];
  const share = answer === 'goal' ? 1 : (shares[id as keyof typeof shares] ?? 0);
  const weights = Object.entries(ANSWER_WEIGHTS[answer][id] ?? {});
  return Object.fromEntries(weights.map(([measure, weight]) => [measure, share * weight]));
}

describe('of two listings of one type in one city', () => {
  it('the higher score comes first, whatever else is shown', () => {
    const { crowded } = randomMarkets(3);
    for (const ids of COMBINATIONS)
      for (let round = 0; round < ROUNDS; round += 1) {
        const chosen = choose(crowded(), weightsOf(ids));
        for (const [place, { city, type, score }] of chosen.entries())
          for (const later of chosen.slice(place + 1))
            if (later.city === city && later.type === type)
              expect(later.score).toBeLessThanOrEqual(score);
      }
  });

  it('the lower chance of loss comes first with low and moderate risk, if they are equal elsewhere', () => {
    const { crowded, below } = randomMarkets(4);
    for (const ids of COMBINATIONS.filter(({ risk }) => risk < 3))
      for (let round = 0; round < ROUNDS; round += 1) {
        const [usual, ...others] = crowded();
        if (!usual) throw new Error('no home');
        const safer = { ...usual, gainProbability: (1 + below(7)) / 7 };
        const riskier = { ...asOther(usual), gainProbability: safer.gainProbability - 1 / 7 };
        const places = placesOf([safer, ...others, riskier], ids);
        expect(places.indexOf(safer.id)).toBeLessThan(places.indexOf(riskier.id));
      }
  });

  it.each([
    ['cashFlow', 7, 'cash_flow'],
    ['totalRoi', 7, 'total_roi'],
    ['rentToPrice', 7, 'rent_yield'],
    ['plannedGrowth', 7, 'planned_growth'],
    ['volatility', -1, 'calm_area'],
    ['upside', 7, 'upside'],
    ['gainProbability', 1.1, 'safety'],
  ] as const)('the better %s comes first when an answer counts it', (figure, best, measure) => {
    const { crowded } = randomMarkets(5);
    const counting = COMBINATIONS.filter((ids) => weightsOf(ids)[measure] > 0);
    expect(counting.length).toBeGreaterThan(0);
    for (const ids of counting)
      for (let round = 0; round < ROUNDS; round += 1) {
        const [usual, ...others] = crowded();
        if (!usual) throw new Error('no home');
        const better = { ...usual, [figure]: best };
        // A better plan moves the best futures along with it.
        if (figure === 'totalRoi' && usual.upside !== null)
          better.upside = usual.upside + best - usual.totalRoi;
        const worse = asOther(usual);
        const places = placesOf([better, ...others, worse], ids);
        expect(places.indexOf(better.id)).toBeLessThan(places.indexOf(worse.id));
      }
  });
});

/** With a lower id, which would win a tie. */
const asOther = (home: HomeFacts): HomeFacts => ({ ...home, id: -1, address: '1 Side St' });
