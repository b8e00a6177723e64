import { HORIZON_YEARS } from '../assumptions.ts';
import type { Plan } from '../market/plan.ts';
import { type YearTable, yearOf } from '../market/year-table.ts';
import { type PathCoefficients, plannedRoi } from './path-coefficients.ts';
import type { PathKernel } from './path-kernel.ts';
import { type Spread, spreadOf } from './spread.ts';
import type { Summarize } from './summary.ts';
import type { UnitShape } from './unit-values.ts';

export type Driver = 'price' | 'sale' | 'rent' | 'occupancy' | 'expenses' | 'repairs';

/** Effect of one driver on ROI with all others as planned. Percent; the share is a fraction. */
export type TornadoBar = {
  driver: Driver;
  /**
   * ROI when the driver is as bad as in the worst tenth of the paths, and as good as in the best.
   */
  low: number;
  high: number;
  swing: number;
  /** Variance of this driver ÷ the sum over all drivers. */
  varianceShare: number;
};

/** Widest first: docs/formulas/tornado.md. */
export function tornado(
  kernel: PathKernel,
  summarize: Summarize,
  home: PathCoefficients,
  plan: Plan,
  shape: UnitShape,
): TornadoBar[] {
  const roi = plannedRoi(home, plan);
  const spreads: [Driver, Spread][] = [
    ['price', valueSpread(shape.price, home)],
    ['sale', valueSpread(shape.sale, home)],
    ...pathSpreads(kernel, summarize, home, plan),
  ];
  const total = spreads.reduce((sum, [, { variance }]) => sum + variance, 0);
  return spreads
    .map(([driver, { low, high, variance }]) => ({
      driver,
      low: roi + low,
      high: roi + high,
      swing: high - low,
      varianceShare: total > 0 ? variance / total : 0,
    }))
    .sort((a, b) => b.swing - a.swing);
}

/** Sale values are relative to the plan, which is 1. */
function valueSpread({ low, high, variance }: Spread, { value }: PathCoefficients): Spread {
  return { low: value * (low - 1), high: value * (high - 1), variance: value * value * variance };
}

function pathSpreads(
  { work, totals, noise, shocks, points }: PathKernel,
  summarize: Summarize,
  home: PathCoefficients,
  plan: Plan,
): [Driver, Spread][] {
  const spread = (driver: Driver, fill: () => void): [Driver, Spread] => {
    work.fill(0);
    fill();
    return [driver, spreadOf(summarize)];
  };
  const rents = (series: (year: number) => Float64Array, base: number, slope: number) => () => {
    for (let year = 0; year < home.years; year += 1) {
      const level = plan.rent[year] as number;
      addNetRent(work, series(year), home, level * base, level * slope, level * plan.occupancy);
    }
  };
  const { occupancy, occupancySpread } = plan;
  return [
    spread(
      'rent',
      rents((year) => yearOf(noise.rent, points, year), 0, occupancy),
    ),
    spread(
      'occupancy',
      rents((year) => shocks.vacancy[year] as Float64Array, occupancy, -occupancySpread),
    ),
    spread('expenses', () => {
      if (home.years < HORIZON_YEARS) return addEarlyCosts(work, noise.expense, home, plan);
      addDeparture(work, totals.taxed, home.taxed, plan.tax);
      addDeparture(work, totals.insured, home.insured, plan.insurance);
      addDeparture(work, totals.spent, home.spent, plan.expense);
    }),
    spread('repairs', () => {
      if (home.years < HORIZON_YEARS) addEarlyRepairs(work, noise.repair, home, plan);
      else addDeparture(work, totals.repaired, home.repaired, []);
    }),
  ];
}

/**
 * Adds a year's rent net of the fee, less the planned amount, for a collected rent of base + slope
 * · x.
 */
function addNetRent(
  work: Float64Array,
  series: Float64Array,
  { collected, fee, feeCap }: PathCoefficients,
  base: number,
  slope: number,
  planned: number,
): void {
  const plannedNet = collected * planned + Math.max(0, fee * planned - feeCap);
  for (let i = 0; i < work.length; i += 1) {
    const rent = base + slope * (series[i] as number);
    const excess = fee * rent - feeCap;
    work[i] =
      (work[i] as number) + collected * rent + 0.5 * (excess + Math.abs(excess)) - plannedNet;
  }
}

/** Adds the difference of a total from the sum of its planned levels, times a coefficient. */
function addDeparture(
  work: Float64Array,
  total: Float64Array,
  coefficient: number,
  levels: ArrayLike<number>,
): void {
  let planned = 0;
  for (let year = 0; year < levels.length; year += 1) planned += levels[year] as number;
  for (let i = 0; i < work.length; i += 1)
    work[i] = (work[i] as number) + coefficient * ((total[i] as number) - planned);
}

/** The totals are of ten years; an earlier sale adds up its own. */
function addEarlyCosts(
  work: Float64Array,
  expense: YearTable,
  home: PathCoefficients,
  plan: Plan,
): void {
  for (let year = 0; year < home.years; year += 1) {
    const series = yearOf(expense, work.length, year);
    const planned =
      home.taxed * (plan.tax[year] as number) +
      home.insured * (plan.insurance[year] as number) +
      home.spent * (plan.expense[year] as number);
    for (let i = 0; i < work.length; i += 1)
      work[i] = (work[i] as number) + planned * ((series[i] as number) - 1);
  }
}

function addEarlyRepairs(
  work: Float64Array,
  repair: YearTable,
  home: PathCoefficients,
  plan: Plan,
): void {
  for (let year = 0; year < home.years; year += 1) {
    const series = yearOf(repair, work.length, year);
    const line = home.repaired * (plan.expense[year] as number);
    for (let i = 0; i < work.length; i += 1)
      work[i] = (work[i] as number) + line * (series[i] as number);
  }
}
