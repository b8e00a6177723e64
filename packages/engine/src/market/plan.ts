import { taxGrowthRate } from '../annual-rows.ts';
import { HORIZON_YEARS } from '../assumptions.ts';
import { growthIndex } from '../exact-math/power.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import type { MarketParameters } from './market-parameters.ts';

/** The expected course of rent and costs, shared by all properties of a market. */
export type Plan = {
  /** Levels by year, 1 in the first. */
  rent: Float64Array;
  tax: Float64Array;
  insurance: Float64Array;
  expense: Float64Array;
  occupancy: number;
  /** Occupancy of a path and year: occupancy − spread × its vacancy shock. */
  occupancySpread: number;
};

/**
 * Vacancy is skewed: mostly short, sometimes long. A year's vacancy is its mean times 3u², u
 * uniform, which keeps the mean; the limit of the spread keeps occupancy between 0 and 1.
 */
export function planOf(inputs: ProjectInputs, market: MarketParameters): Plan {
  const { occupancyRate: occupancy } = inputs;
  return {
    rent: growthIndex(inputs.rentGrowthRateAnnual, HORIZON_YEARS),
    tax: growthIndex(taxGrowthRate(inputs), HORIZON_YEARS),
    insurance: growthIndex(inputs.insuranceGrowthRateAnnual, HORIZON_YEARS),
    expense: growthIndex(inputs.expenseGrowthRateAnnual, HORIZON_YEARS),
    occupancy,
    occupancySpread: market.occupancyNoise * Math.min(1 - occupancy, occupancy / 2),
  };
}

/** Properties with the same plan share their paths, drift included. */
export function isSamePlan(a: ProjectInputs, b: ProjectInputs): boolean {
  return (
    taxGrowthRate(a) === taxGrowthRate(b) &&
    a.rentGrowthRateAnnual === b.rentGrowthRateAnnual &&
    a.insuranceGrowthRateAnnual === b.insuranceGrowthRateAnnual &&
    a.expenseGrowthRateAnnual === b.expenseGrowthRateAnnual &&
    a.occupancyRate === b.occupancyRate
  );
}
