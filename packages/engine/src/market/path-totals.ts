import { HORIZON_YEARS } from '../assumptions.ts';
import type { Shocks } from '../sampling/shocks.ts';
import type { Noise } from './noise.ts';
import type { Plan } from './plan.ts';
import { createYearTable, type YearTable, yearOf } from './year-table.ts';

/**
 * Totals of a market's paths over ten years. A property's return is linear in these totals; only
 * the cap of the management fee is not, and needs the collected rent of single years.
 */
export type PathTotals = {
  /** Σ rent level × occupancy, for a rent of 1 per year. */
  collected: Float64Array;
  /** The same over years 6 to 10. */
  collectedLate: Float64Array;
  /** Σ cost level, each line at its own growth, for a cost of 1 in the first year. */
  taxed: Float64Array;
  insured: Float64Array;
  spent: Float64Array;
  /** Σ large repairs above or below plan, for a maintenance line of 1 in the first year. */
  repaired: Float64Array;
  collectedByYear: YearTable;
  /** Largest and smallest collected rent by year: shows where the fee's cap can apply at all. */
  highest: Float64Array;
  lowest: Float64Array;
};

export function createPathTotals(points: number): PathTotals {
  return {
    collected: new Float64Array(points),
    collectedLate: new Float64Array(points),
    taxed: new Float64Array(points),
    insured: new Float64Array(points),
    spent: new Float64Array(points),
    repaired: new Float64Array(points),
    collectedByYear: createYearTable(points),
    highest: new Float64Array(HORIZON_YEARS),
    lowest: new Float64Array(HORIZON_YEARS),
  };
}

export function fillPathTotals(totals: PathTotals, noise: Noise, shocks: Shocks, plan: Plan): void {
  for (const total of [
    totals.collected,
    totals.collectedLate,
    totals.taxed,
    totals.insured,
    totals.spent,
    totals.repaired,
  ])
    total.fill(0);
  for (let year = 0; year < HORIZON_YEARS; year += 1) {
    addCollected(totals, noise, shocks, plan, year);
    addCosts(totals, noise, plan, year);
  }
}

function addCollected(
  totals: PathTotals,
  noise: Noise,
  shocks: Shocks,
  plan: Plan,
  year: number,
): void {
  const { points } = shocks;
  const values = yearOf(totals.collectedByYear, points, year);
  const rent = yearOf(noise.rent, points, year);
  const vacancy = shocks.vacancy[year] as Float64Array;
  const { collected, collectedLate } = totals;
  const isLate = year >= HORIZON_YEARS / 2;
  const level = plan.rent[year] as number;
  const { occupancy, occupancySpread } = plan;
  let highest = Number.NEGATIVE_INFINITY;
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points; i += 1) {
    const value =
      level * (rent[i] as number) * (occupancy - occupancySpread * (vacancy[i] as number));
    values[i] = value;
    collected[i] = (collected[i] as number) + value;
    if (isLate) collectedLate[i] = (collectedLate[i] as number) + value;
    highest = Math.max(highest, value);
    lowest = Math.min(lowest, value);
  }
  totals.highest[year] = highest;
  totals.lowest[year] = lowest;
}

function addCosts(totals: PathTotals, noise: Noise, plan: Plan, year: number): void {
  const { taxed, insured, spent, repaired } = totals;
  const points = taxed.length;
  const expense = yearOf(noise.expense, points, year);
  const repair = yearOf(noise.repair, points, year);
  const tax = plan.tax[year] as number;
  const insurance = plan.insurance[year] as number;
  const level = plan.expense[year] as number;
  for (let i = 0; i < points; i += 1) {
    const cost = expense[i] as number;
    taxed[i] = (taxed[i] as number) + tax * cost;
    insured[i] = (insured[i] as number) + insurance * cost;
    spent[i] = (spent[i] as number) + level * cost;
    repaired[i] = (repaired[i] as number) + level * (repair[i] as number);
  }
}
