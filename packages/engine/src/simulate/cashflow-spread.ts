import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { Plan } from '../market/plan.ts';
import { yearOf } from '../market/year-table.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { chargeYear } from './charge-assessment.ts';
import { keepRecent } from './keep-recent.ts';
import { type PathCoefficients, pathCoefficients } from './path-coefficients.ts';
import type { PathKernel } from './path-kernel.ts';
import { sharedAnalyzer } from './simulate.ts';

/** Percentiles of a year's cash flow, USD. */
export type CashflowYear = { year: number; p5: number; p50: number; p95: number };

const PROBABILITIES = [0.05, 0.5, 0.95] as const;

/** Homes whose report was computed last: a page, its PDF and its shared links ask for the same one. */
const recent = keepRecent<readonly CashflowYear[]>(256);

/**
 * Cash flow of years 1 to 10, or until an earlier sale, on the paths of `simulate`: docs/formulas/cashflow-spread.md. Ten passes
 * over the paths: for one report, not for every listing.
 */
export function cashflowSpread(
  inputs: ProjectInputs,
  market: Partial<MarketParameters> = {},
): CashflowYear[] {
  assertInside(inputs, INPUT_BOUNDS);
  const resolved = resolveMarket(market);
  const years = recent(JSON.stringify([inputs, resolved]), () => summarizeYears(inputs, resolved));
  return years.map((year) => ({ ...year }));
}

function summarizeYears(inputs: ProjectInputs, market: MarketParameters): CashflowYear[] {
  const { kernel, summarize } = sharedAnalyzer();
  const plan = kernel.setMarket(inputs, market);
  const { coefficients, financing } = pathCoefficients(inputs);
  const dollars = financing.downpayment / 100;
  return Array.from({ length: coefficients.years }, (_, year) => {
    fillCashflow(kernel, coefficients, plan, year);
    chargeYear(kernel, inputs, market, year);
    const { quantiles } = summarize(PROBABILITIES);
    const [p5, p50, p95] = quantiles.map((points) => points * dollars) as [number, number, number];
    return { year: year + 1, p5, p50, p95 };
  });
}

/** Writes a year's cash flow of every path into `work`, in points of ROI. */
export function fillCashflow(
  { work, noise, totals, points }: PathKernel,
  home: PathCoefficients,
  plan: Plan,
  year: number,
): void {
  const collected = yearOf(totals.collectedByYear, points, year);
  const expense = yearOf(noise.expense, points, year);
  const repair = yearOf(noise.repair, points, year);
  const level = plan.expense[year] as number;
  const costs =
    home.taxed * (plan.tax[year] as number) +
    home.insured * (plan.insurance[year] as number) +
    home.spent * level;
  const repairs = home.repaired * level;
  const debt = year < home.debtYears ? home.debt : 0;
  for (let i = 0; i < points; i += 1) {
    const rent = collected[i] as number;
    work[i] =
      home.collected * rent +
      Math.max(0, home.fee * rent - home.feeCap) +
      costs * (expense[i] as number) +
      repairs * (repair[i] as number) -
      debt;
  }
}
