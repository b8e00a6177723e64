import type { ProjectInputs } from '../project-inputs.ts';
import { seededRandom } from './seeded-random.ts';

/** Plausible and less plausible properties, the same ones in every run. */
export function randomHomes(count: number, seed: number): ProjectInputs[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  return Array.from({ length: count }, () => {
    const listPrice = between(60_000, 3_000_000);
    return {
      listPrice,
      rentMonthly: listPrice * between(0.002, 0.015),
      hoaMonthly: random() < 0.5 ? 0 : between(50, 1_500),
      loanTermYears: [5, 10, 15, 20, 30, 40][Math.floor(6 * random())] ?? 30,
      downpaymentPercentage: between(0.05, 0.95),
      aprPercent: random() < 0.1 ? 0 : between(0.01, 14),
      appreciationRateAnnual: between(-0.05, 0.14),
      rentGrowthRateAnnual: between(-0.03, 0.09),
      expenseGrowthRateAnnual: between(-0.02, 0.08),
      insuranceGrowthRateAnnual: between(-0.02, 0.15),
      occupancyRate: between(0.5, 1),
      managementFeeRate: between(0, 0.12),
      maxManagementFee: between(50, 900),
      maintenanceRateAnnual: between(0, 0.02),
      insuranceRateAnnual: between(0, 0.03),
      propertyTaxRate: between(0, 0.03),
      closingRateOfPrice: between(0, 0.05),
      closingRateOfLoan: between(0, 0.02),
      sellingRate: between(0, 0.1),
      fixedFeesAnnual: between(0, 5_000),
    };
  });
}
