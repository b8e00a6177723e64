import { expect, it } from 'vitest';
import { beyondLimits } from './beyond-limits';
import type { DraftHome } from './draft';

const home = (downpayment: number | null, code = 'weakest') =>
  ({
    cautions: [{ code, values: {} }],
    listing: downpayment === null ? null : { propertyEstimates: { downpayment } },
  }) as unknown as DraftHome;
const homes = [home(60_000), home(52_000), home(40_000), home(null), home(45_000, 'other_kind')];

it('counts what is above the budget, and gives the smallest that would be enough', () => {
  expect(beyondLimits(homes, 50_000)).toEqual({ overBudget: 2, smallest: 52_000, otherKind: 1 });
});

it.each([
  ['no budget is known', homes, null],
  ['everything is within it', homes, 60_000],
  ['the list is empty', [], 10_000],
])('says nothing about the budget when %s', (_, shown, budget) => {
  expect(beyondLimits(shown, budget)).toMatchObject({ overBudget: 0, smallest: null });
});

it('does not repeat what a caution said about an earlier budget', () => {
  expect(beyondLimits([home(40_000, 'over_budget')], null).overBudget).toBe(0);
});
