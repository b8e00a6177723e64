import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import { yearOf } from '../market/year-table.ts';
import { project } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import type { Analyzer } from '../simulate/analyzer.ts';

/**
 * Every path separately, year by year, from the rows of the projection: no totals, no coefficients.
 * Percentiles by sorting. ROI in percent.
 */
export function yearLoopOracle(
  analyzer: Analyzer,
  home: ProjectInputs,
  market: Partial<MarketParameters>,
): { rois: Float64Array; firstYears: number[] } {
  const years = yearlyCashOracle(analyzer, home, market);
  const { noise, points } = analyzer.kernel;
  const plan = project(home);
  const held = home.holdYears ?? 10;
  const firstYears = new Array<number>(held).fill(0);
  const sold = held === 10 ? noise.value : saleFactors(analyzer, held);
  const rois = new Float64Array(points);
  for (let i = 0; i < points; i += 1) {
    const flows = years.map((cash) => cash[i] ?? Number.NaN);
    const first = flows.findIndex((cash) => cash > 0);
    if (first >= 0) firstYears[first] = (firstYears[first] ?? 0) + 1 / points;
    const sale = plan.salePriceAfter10Years * (sold[i] ?? Number.NaN);
    const profit =
      sale * (1 - home.sellingRate) -
      plan.balanceAfter10Years -
      plan.downpayment -
      plan.closingCosts +
      flows.reduce((sum, cash) => sum + cash, 0);
    rois[i] = (100 * profit) / plan.downpayment;
  }
  return { rois, firstYears };
}

/** Sale value ÷ plan at the end of a year, with a mean of 1. */
function saleFactors({ kernel: { noise, points } }: Analyzer, held: number): Float64Array {
  const index = yearOf(noise.logIndex, points, held - 1);
  const factors = index.map((log, i) => Math.exp(log + (noise.logSale[i] ?? Number.NaN)));
  const mean = factors.reduce((sum, factor) => sum + factor, 0) / points;
  return factors.map((factor) => factor / mean);
}

/** Cash flow of years 1 to 10, or until an earlier sale, on every path, USD. */
export function yearlyCashOracle(
  { kernel }: Analyzer,
  home: ProjectInputs,
  market: Partial<MarketParameters>,
): Float64Array[] {
  const resolved = resolveMarket(market);
  kernel.setMarket(home, resolved);
  const { noise, shocks, points } = kernel;
  const spread = resolved.occupancyNoise * Math.min(1 - home.occupancyRate, home.occupancyRate / 2);
  return project(home)
    .rows.slice(0, home.holdYears ?? 10)
    .map((row) => {
      const year = row.year - 1;
      const at = (table: Float64Array, i: number) => yearOf(table, points, year)[i] ?? Number.NaN;
      return Float64Array.from({ length: points }, (_, i) => {
        const occupancy = home.occupancyRate - spread * (shocks.vacancy[year]?.[i] ?? Number.NaN);
        const rent = home.rentMonthly * (1 + home.rentGrowthRateAnnual) ** year * at(noise.rent, i);
        const collected = rent * occupancy;
        const fee = 12 * Math.min(home.managementFeeRate * collected, home.maxManagementFee);
        const lines = row.taxes + row.insurance + row.hoa + row.maintenance + row.fixedFees;
        const costs = lines * at(noise.expense, i) + row.maintenance * at(noise.repair, i);
        return 12 * collected - fee - costs - row.mortgagePayment;
      });
    });
}

/** Type-7 quantile of a sorted sample. */
export function sortedQuantile(sorted: Float64Array, probability: number): number {
  const exact = probability * (sorted.length - 1);
  const rank = Math.floor(exact);
  const low = sorted[rank] ?? Number.NaN;
  return low + (exact - rank) * ((sorted[rank + 1] ?? low) - low);
}
