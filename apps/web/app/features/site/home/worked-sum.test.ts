import { project } from '@alpha/engine';
import { expect, test } from 'vitest';
import { EXAMPLE_INPUTS } from './example-inputs.server';
import { EXAMPLE, NET_PROFIT_USD, SUM_LINES } from './worked-sum';

const projection = project(EXAMPLE_INPUTS);

test('the lines of the worked example match the engine, to the dollar', () => {
  const { salePriceAfter10Years, sellingCosts, balanceAfter10Years } = projection;
  const asked = {
    sale: salePriceAfter10Years,
    selling: -sellingCosts,
    loan: -balanceAfter10Years,
    paid: -projection.downpayment - projection.closingCosts,
    cashFlow: projection.reconciliation.cashflow,
  };
  // Rounded lines have to add up to a rounded sum: each may differ by less than a dollar.
  for (const [line, usd] of SUM_LINES) expect(Math.abs(usd - asked[line])).toBeLessThan(1);
  expect(NET_PROFIT_USD).toBe(Math.round(projection.netProfit));
});

test('the lines add up to the net profit', () => {
  expect(SUM_LINES.reduce((sum, [, usd]) => sum + usd, 0)).toBe(NET_PROFIT_USD);
});

test('the note’s inputs are those the engine was given', () => {
  expect(EXAMPLE).toEqual({
    priceUsd: EXAMPLE_INPUTS.listPrice,
    rentUsdMonthly: EXAMPLE_INPUTS.rentMonthly,
    downPaymentPercent: EXAMPLE_INPUTS.downpaymentPercentage * 100,
    aprPercent: EXAMPLE_INPUTS.aprPercent,
    growthPercent: expect.closeTo(EXAMPLE_INPUTS.appreciationRateAnnual * 100, 9),
  });
});
