import { financingOf } from '../financing.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import { project } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';
import { fillCashflow } from '../simulate/cashflow-spread.ts';
import { chargeYear } from '../simulate/charge-assessment.ts';
import { equityFan } from '../simulate/fan.ts';
import { pathCoefficients } from '../simulate/path-coefficients.ts';
import { sharedAnalyzer } from '../simulate/simulate.ts';
import { valueSpread } from '../simulate/value-spread.ts';

/** The values that 5, 25, 50, 75 and 95 % of the paths stay below. */
export type Percentiles = [p5: number, p25: number, p50: number, p75: number, p95: number];

/** What owning a home is expected to bring, USD: docs/formulas/holding-forecast.md. */
export type HoldingForecast = {
  /** Cash flow since the purchase, at the end of months 0 to 120. */
  cash: Percentiles[];
  /** Cash flow of each year. */
  yearlyCash: Percentiles[];
  /** Value less the loan, at the end of years 0 to 10. */
  equity: Percentiles[];
  /** Cash flow from the end of month 0 to 119 until the end of each year that is left. */
  rest: Percentiles[][];
  /** Planned rent collected in each year, and the manager's fee on it. */
  rent: number[];
  fees: number[];
};

const PROBABILITIES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** On the paths of `simulate`. About 800 passes over them: once for a purchase, not for a list. */
export function holdingForecast(
  inputs: ProjectInputs,
  market: Partial<MarketParameters> = {},
): HoldingForecast {
  const rows = project(inputs).rows.slice(0, yearsHeld(inputs));
  const equity = equityFan(valueSpread(inputs, market).valueFan, financingOf(inputs));
  const paths = cashPaths(inputs, market);
  const { summarize } = sharedAnalyzer();
  const percentiles = () => summarize(PROBABILITIES).quantiles as Percentiles;
  const months = 12 * rows.length;
  return {
    cash: Array.from({ length: months + 1 }, (_, month) => {
      if (month === 0) return [0, 0, 0, 0, 0];
      paths.fillBetween(0, month);
      return percentiles();
    }),
    yearlyCash: rows.map((_, year) => {
      paths.fillBetween(12 * year, 12 * (year + 1));
      return percentiles();
    }),
    equity: equity.map(({ p5, p25, p50, p75, p95 }) => [p5, p25, p50, p75, p95]),
    rest: Array.from({ length: months }, (_, month) =>
      Array.from({ length: rows.length - Math.floor(month / 12) }, (_, later) => {
        paths.fillBetween(month, 12 * (Math.floor(month / 12) + later + 1));
        return percentiles();
      }),
    ),
    rent: rows.map(({ yearlyRent }) => yearlyRent),
    fees: rows.map(({ managementFee }) => managementFee),
  };
}

/** Every path's cash flow since the purchase. A year's is the same in each of its months. */
function cashPaths(inputs: ProjectInputs, market: Partial<MarketParameters>) {
  const resolved = resolveMarket(market);
  const { kernel } = sharedAnalyzer();
  const { work, points } = kernel;
  const plan = kernel.setMarket(inputs, resolved);
  const { coefficients, financing } = pathCoefficients(inputs);
  const dollars = financing.downpayment / 100;
  const sums = [new Float64Array(points)];
  for (let year = 0; year < coefficients.years; year += 1) {
    fillCashflow(kernel, coefficients, plan, year);
    chargeYear(kernel, inputs, resolved, year);
    const before = sums[year] as Float64Array;
    sums.push(before.map((sum, i) => sum + (work[i] as number) * dollars));
  }
  const until = (month: number) => {
    const year = Math.floor(month / 12);
    const share = (month % 12) / 12;
    const from = sums[year] as Float64Array;
    const to = sums[year + 1] ?? from;
    return (i: number) => (from[i] as number) + share * ((to[i] as number) - (from[i] as number));
  };
  return {
    fillBetween(start: number, end: number): void {
      const [low, high] = [until(start), until(end)];
      for (let i = 0; i < points; i += 1) work[i] = high(i) - low(i);
    },
  };
}
