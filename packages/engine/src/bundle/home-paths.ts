import { HORIZON_YEARS } from '../assumptions.ts';
import { exp } from '../exact-math/exp.ts';
import type { MarketParameters } from '../market/market-parameters.ts';
import { scaleToMean } from '../market/noise.ts';
import { yearOf } from '../market/year-table.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { shuffledIndex } from '../sampling/sobol.ts';
import { pathCoefficients } from '../simulate/path-coefficients.ts';
import type { PathKernel } from '../simulate/path-kernel.ts';

/** One home of a bundle on every path, USD. */
export type HomePaths = {
  /** Cash flows less the loan and all cash invested: profit without the sale. */
  beforeSale: Float64Array;
  /** Price at the sale before its costs. */
  sale: Float64Array;
  downpayment: number;
};

/** Index of the home in the bundle, and the parts of each set of shocks in its area's index. */
export type Place = { home: number; shares: readonly number[] };

/** Keeps the shuffles of areas and homes distinct. */
const FIRST_AREA = 1_000;

/**
 * Path i of the market, with the home's own shocks (sale, occupancy, repairs) from another path: a
 * shuffle by home index keeps the shocks of different homes independent and evenly spread.
 */
export function homePaths(
  kernel: PathKernel,
  inputs: ProjectInputs,
  market: MarketParameters,
  place: Place,
): HomePaths {
  const { points, noise, shocks } = kernel;
  const plan = kernel.setMarket(inputs, market);
  const { coefficients, financing, plannedSale } = pathCoefficients(inputs);
  const { constant, collected, fee, feeCap, taxed, insured, spent, repaired } = coefficients;
  const own = shuffledPaths(points, place.home);
  const dollars = financing.downpayment / 100;
  const beforeSale = new Float64Array(points).fill(constant * dollars);
  for (let year = 0; year < HORIZON_YEARS; year += 1) {
    const rentNoise = yearOf(noise.rent, points, year);
    const costNoise = yearOf(noise.expense, points, year);
    const repair = yearOf(noise.repair, points, year);
    const vacancy = shocks.vacancy[year] as Float64Array;
    const level = plan.expense[year] as number;
    const costs =
      taxed * (plan.tax[year] as number) +
      insured * (plan.insurance[year] as number) +
      spent * level;
    for (let i = 0; i < points; i += 1) {
      const mine = own[i] as number;
      const rent =
        (plan.rent[year] as number) *
        (rentNoise[i] as number) *
        (plan.occupancy - plan.occupancySpread * (vacancy[mine] as number));
      const cash =
        Math.max(collected * rent, (collected + fee) * rent - feeCap) +
        costs * (costNoise[i] as number) +
        repaired * level * (repair[mine] as number);
      beforeSale[i] = (beforeSale[i] as number) + cash * dollars;
    }
  }
  const sale = areaLogs(kernel, place);
  for (let i = 0; i < points; i += 1)
    sale[i] = exp((sale[i] as number) + (noise.logSale[own[i] as number] as number));
  scaleToMean(sale, plannedSale);
  return { beforeSale, sale, downpayment: financing.downpayment };
}

/**
 * The area's index in year 10, as a log. Its shocks are sums of independent sets of shocks; the
 * first set is the market paths themselves. Luck in the long-run growth is the country's.
 */
function areaLogs({ points, noise }: PathKernel, { shares }: Place): Float64Array {
  const index = yearOf(noise.logIndex, points, HORIZON_YEARS - 1);
  const shocks = index.map((log, i) => log - (noise.logDrift[i] as number));
  const logs = noise.logDrift.slice();
  shares.forEach((share, set) => {
    if (share === 0) return;
    const from = set === 0 ? null : shuffledPaths(points, FIRST_AREA + set);
    for (let i = 0; i < points; i += 1)
      logs[i] = (logs[i] as number) + share * (shocks[from ? (from[i] as number) : i] as number);
  });
  return logs;
}

function shuffledPaths(points: number, number: number): Uint32Array {
  return Uint32Array.from({ length: points }, (_, i) => shuffledIndex(i, points, number + 1));
}
