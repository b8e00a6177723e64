import {
  ANSWER_WEIGHTS,
  measuresOf,
  SHORTLIST_MEASURES,
  type ShortlistWeights,
  WEIGHING_ANSWERS,
  type WeighingAnswer,
} from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForMatches } from '../../../test/matches.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { warmMarket } from '../../listings/index.ts';
import { listFacts, marketFigures } from './market-figures.service.ts';
import { type Standing, standingOf } from './rate-home.ts';

const BUDGET = 150_000;
type Ids = Record<WeighingAnswer, number>;
type Shown = { ids: Ids; standings: Standing[] };

let test: TestApp;
/** What the real app shows for every combination of answers. */
const shown: Shown[] = [];

beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 10 } });
  await warmMarket(test.database);
  const { db } = test.database;
  const { samples } = await marketFigures(db);
  const optionsOf = (answer: WeighingAnswer) => Object.keys(ANSWER_WEIGHTS[answer]).map(Number);
  for (const risk of optionsOf('risk'))
    for (const goal of optionsOf('goal'))
      for (const property_type of optionsOf('property_type')) {
        const ids = { risk, goal, property_type };
        const { matches } = await askForMatches(test, { ...ids, initial_payment: BUDGET });
        const homes = await listFacts(
          db,
          matches.map(({ listing }) => listing.id),
        );
        shown.push({ ids, standings: homes.map((home) => standingOf(home, samples, BUDGET)) });
      }
});
afterAll(() => test.close());

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const scoreOf = (weights: ShortlistWeights, { standings }: Shown) =>
  mean(
    standings.map((standing) =>
      SHORTLIST_MEASURES.reduce(
        (sum, measure) => sum + (weights[measure] ?? 0) * (standing[measure] ?? 0),
        0,
      ),
    ),
  );
/** The same answers but one. */
const isTwin = (answer: WeighingAnswer, a: Ids, b: Ids) =>
  WEIGHING_ANSWERS.every((other) => (a[other] === b[other]) === (other !== answer));

/** Each option that weighs, with each other option of its question. */
const CHANGES = WEIGHING_ANSWERS.flatMap((answer) =>
  Object.entries(ANSWER_WEIGHTS[answer])
    .filter(([, weights]) => Object.keys(weights).length > 0)
    .flatMap(([id, weights]) =>
      Object.entries(ANSWER_WEIGHTS[answer])
        .filter(([other]) => other !== id)
        .map(([other, others]) => ({
          ...{ answer, id: Number(id), other: Number(other), weights, others },
        })),
    ),
);

describe('changing one answer alone', () => {
  it.each(CHANGES)(
    '$answer from $other to $id shows more of what $id promises',
    ({ answer, id, other, weights, others }) => {
      const gains = shown
        .filter(({ ids }) => ids[answer] === id)
        .map((now) => {
          const before = shown.find(
            ({ ids }) => ids[answer] === other && isTwin(answer, ids, now.ids),
          );
          if (!before) throw new Error('no twin');
          const gainIn = (row: ShortlistWeights) => scoreOf(row, now) - scoreOf(row, before);
          // Compared with what is given up: in some markets the best cash flow is the best return too.
          return gainIn(weights) - gainIn(others);
        });
      expect(mean(gains)).toBeGreaterThan(0);
    },
  );

  it.each([
    ['goal', 1, 'cash_flow'],
    ['goal', 2, 'total_roi'],
    ['goal', 3, 'calm_area'],
    ['goal', 4, 'growth_area'],
    ['risk', 1, 'calm_area'],
    ['risk', 2, 'growth_area'],
    ['risk', 3, 'upside'],
    ['property_type', 2, 'rent_yield'],
    ['property_type', 3, 'upper_budget'],
    ['property_type', 5, 'calm_area'],
  ] as const)('%s %i: better listings than the other answers by %s', (answer, id, measure) => {
    expect(measuresOf(answer, id)).toContain(measure);
    const by = { [measure]: 1 };
    const isChosen = ({ ids }: Shown) => ids[answer] === id;
    const chosen = mean(shown.filter(isChosen).map((each) => scoreOf(by, each)));
    const others = mean(shown.filter((each) => !isChosen(each)).map((each) => scoreOf(by, each)));
    expect(chosen).toBeGreaterThan(others + 1);
  });
});
