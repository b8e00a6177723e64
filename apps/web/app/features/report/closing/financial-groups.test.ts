import { DEFAULT_ASSUMPTIONS, EXPLAINED_METRICS, project } from '@alpha/engine';
import { toPropertyEstimates } from '@alpha/report-model/api-figures';
import { expect, test } from 'vitest';
import { FINANCIAL_GROUPS } from './financial-groups';

const rows = FINANCIAL_GROUPS.flatMap((group) => group.rows);

test('the grid shows every estimate, each once', () => {
  const inputs = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
  const estimates = toPropertyEstimates(inputs, project(inputs));
  const shown = rows.map(({ field }) => field).sort();
  expect(shown).toEqual(Object.keys(estimates).sort());
});

test('every figure with a “How?” has an explanation in the engine', () => {
  const asked = rows.flatMap(({ explained }) => explained ?? []);
  expect(EXPLAINED_METRICS).toEqual(expect.arrayContaining(asked));
});

test('every figure but the price and the rent has a “How?”: its formula, or where it comes from', () => {
  const without = rows.filter(({ explained, input }) => !explained && !input);
  expect(without.map(({ field }) => field)).toEqual(['list_price', 'monthly_rental_income']);
});
