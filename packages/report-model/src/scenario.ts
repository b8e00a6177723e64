import type { PropertyDetail, PropertyReport } from '@alpha/contract';
import {
  type CashflowYear,
  HORIZON_YEARS,
  type ProjectInputs,
  type Projection,
  type Simulation,
  type ValueSpread,
  yearsHeld,
} from '@alpha/engine';
import {
  toAmortizationRow,
  toMonteCarloResults,
  toPropertyEstimates,
  toRoiDistribution,
  toRoiStats,
  toValueDistribution,
  toValueFan,
} from './api-figures.ts';
import { isNotWithin, isOfTenYears } from './comparison.ts';

/** The parts of a simulation that a report shows. */
export type Simulated = Pick<Simulation, 'roi' | 'roiHistogram' | 'saleValues'> &
  ValueSpread & { cashflowYears: CashflowYear[] };

/** Assumptions of a reader, and the market they are simulated in. */
export type ScenarioInputs = { inputs: ProjectInputs; market: Record<string, number> };

/**
 * The report under other assumptions. Facts (asking price, rent estimate, HOA) and peer data stay;
 * without a new simulation, simulated figures stay too.
 */
export function scenarioReport(
  report: PropertyReport,
  { inputs, market }: ScenarioInputs,
  closed: Projection,
  simulated: Simulated | null,
): PropertyReport {
  const { property } = report;
  const stats = property.property_roi_stats;
  const roiMean = simulated?.roi.mean ?? stats?.roi_mean ?? null;
  return {
    ...report,
    property: {
      ...property,
      ...closedFigures(inputs, closed),
      ...(simulated && {
        monte_carlo_results: toMonteCarloResults(simulated),
        value_distribution: toValueDistribution(simulated),
        value_fan: toValueFan(simulated),
        cashflow_fan: simulated.cashflowYears,
        roi_distribution: toRoiDistribution(simulated),
      }),
      property_roi_stats: stats && {
        ...stats,
        ...(simulated ? toRoiStats(simulated, closed) : closedStats(closed)),
      },
      model: property.model && { ...property.model, inputs, market },
    },
    comparison_stats: withCurrent(report.comparison_stats, closed, roiMean),
    performance_vs_median: withOwnFigures(report.performance_vs_median, closed, {
      roiMean,
      years: yearsHeld(inputs),
    }),
  };
}

function closedFigures(inputs: ProjectInputs, closed: Projection): Partial<PropertyDetail> {
  return {
    net_profit_10_year: closed.netProfit,
    profit_year: closed.profitYear,
    average_roi_per_year: closed.averageRoiPerYear,
    total_roi: closed.totalRoi,
    apr: inputs.aprPercent,
    property_annual_amortizations: rowsUntilSale(inputs, closed).map(toAmortizationRow),
    property_estimates: toPropertyEstimates(inputs, closed),
  };
}

/** After an earlier sale there is nothing to show; without one, rows go on until the loan ends. */
function rowsUntilSale(inputs: ProjectInputs, { rows }: Projection) {
  const years = yearsHeld(inputs);
  return years < HORIZON_YEARS ? rows.slice(0, years) : rows;
}

/** Not the investment: the simulated percentages that stay are of the earlier one. */
function closedStats(closed: Projection) {
  return {
    appreciation_roi: closed.appreciationRoi,
    rent_roi: closed.rentRoi,
    total_roi: closed.totalRoi,
  };
}

function withCurrent(
  stats: PropertyReport['comparison_stats'],
  closed: Projection,
  roiMean: number | null,
): PropertyReport['comparison_stats'] {
  return {
    roi_mean: { ...stats.roi_mean, current: roiMean },
    annual_roi: { ...stats.annual_roi, current: closed.annualizedRoi },
    rent_to_price: { ...stats.rent_to_price, current: closed.rentToPrice },
    months_to_cashflow: { ...stats.months_to_cashflow, current: closed.monthsToCashflow },
    cap_rate: { ...stats.cap_rate, current: closed.capRate },
  };
}

type PerformanceRow = PropertyReport['performance_vs_median'][number];

/**
 * Peer ranks can't be computed here, so changed figures have none. The peers are held for ten years:
 * what grows with the years is not compared with them after an earlier sale.
 */
function withOwnFigures(
  rows: readonly PerformanceRow[],
  closed: Projection,
  { roiMean, years }: { roiMean: number | null; years: number },
): PerformanceRow[] {
  const figures: Record<string, number | null | undefined> = {
    ...comparedFigures(closed),
    roi_mean: roiMean,
  };
  return rows.flatMap((row) => {
    const property = row.metric in figures ? (figures[row.metric] ?? null) : row.property;
    // No debt service coverage without a loan.
    if (property === null) return [];
    if (years < HORIZON_YEARS && isOfTenYears(row.metric)) return [];
    if (isNotWithin(row.metric, property, years)) return [];
    return isSame(property, row.property) ? [row] : [moved(row, property)];
  });
}

/** The full simulation sums in another order than the stored one, so the last digits may differ. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
}

function moved(row: PerformanceRow, property: number): PerformanceRow {
  if (row.median === null) return { ...row, property };
  const diff = property - row.median;
  // The only figure here where lower is better.
  const isBetter = row.metric === 'months_to_cashflow' ? diff < 0 : diff > 0;
  return { ...row, property, diff, percentile: null, better: diff === 0 ? null : isBetter };
}

/** Comparison metrics from the closed form, with API names. */
function comparedFigures(closed: Projection) {
  return {
    total_roi: closed.totalRoi,
    annual_roi: closed.annualizedRoi,
    cap_rate: closed.capRate,
    rent_to_price: closed.rentToPrice,
    cash_on_cash: closed.cashOnCash,
    dscr: closed.dscr,
    cash_flow: closed.rows[0]?.yearlyCashflow ?? null,
    appreciation_roi: closed.appreciationRoi,
    rent_roi: closed.rentRoi,
    pay_down: (100 * closed.reconciliation.principalPaid) / closed.downpayment,
    months_to_cashflow: closed.monthsToCashflow,
  };
}
