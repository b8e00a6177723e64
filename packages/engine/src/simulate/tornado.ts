import { HORIZON_YEARS } from '../assumptions.ts';
import { exp } from '../exact-math/exp.ts';
import { scaleToMean } from '../market/noise.ts';
import type { Plan } from '../market/plan.ts';
import { yearOf } from '../market/year-table.ts';
import { type Moments, momentsOf } from './moments.ts';
import type { PathCoefficients } from './path-coefficients.ts';
import type { PathKernel } from './path-kernel.ts';
import type { Selector } from './selector.ts';

export type Driver = 'price' | 'sale' | 'rent' | 'occupancy' | 'expenses' | 'repairs';

/** What one driver alone does to ROI, all others as planned. Percent; the share is a fraction. */
export type TornadoBar = {
  driver: Driver;
  /** ROI when the driver does as badly as in the worst tenth of the paths, and as well as in the best. */
  low: number;
  high: number;
  swing: number;
  /** Variance by this driver ÷ the sum over the drivers. */
  varianceShare: number;
};

/** Widest first: docs/formulas/tornado.md. */
export function tornado(
  kernel: PathKernel,
  select: Selector['select'],
  home: PathCoefficients,
  plan: Plan,
): TornadoBar[] {
  const { work } = kernel;
  const bars = DRIVERS.map(({ driver, fill }) => {
    fill(kernel, home, plan);
    const moments = momentsOf(work);
    const [low, high] = select(moments, [0.1, 0.9]).quantiles as [number, number];
    return { driver, low, high, swing: high - low, moments };
  });
  const variance = bars.reduce((sum, { moments }) => sum + squared(moments), 0);
  return bars
    .map(({ moments, ...bar }) => ({
      ...bar,
      varianceShare: variance > 0 ? squared(moments) / variance : 0,
    }))
    .sort((a, b) => b.swing - a.swing);
}

type Fill = (kernel: PathKernel, home: PathCoefficients, plan: Plan) => void;

/** Each writes the ROI of every path with only its own driver moving. */
const DRIVERS: readonly { driver: Driver; fill: Fill }[] = [
  {
    driver: 'price',
    fill: (kernel, home, plan) =>
      fillValue(
        kernel,
        home,
        plan,
        yearOf(kernel.noise.logIndex, kernel.points, HORIZON_YEARS - 1),
      ),
  },
  {
    driver: 'sale',
    fill: (kernel, home, plan) => fillValue(kernel, home, plan, kernel.noise.logSale),
  },
  {
    driver: 'rent',
    fill: (kernel, home, plan) =>
      fillRent(kernel, home, plan, (year) => {
        const rent = yearOf(kernel.noise.rent, kernel.points, year);
        const level = (plan.rent[year] as number) * plan.occupancy;
        return (i) => level * (rent[i] as number);
      }),
  },
  {
    driver: 'occupancy',
    fill: (kernel, home, plan) =>
      fillRent(kernel, home, plan, (year) => {
        const uniform = kernel.shocks.occupancy[year] as Float64Array;
        const level = plan.rent[year] as number;
        return (i) => {
          const u = uniform[i] as number;
          return level * (plan.occupancy - plan.occupancySpread * (3 * u * u - 1));
        };
      }),
  },
  {
    driver: 'expenses',
    fill: ({ work, totals }, home, plan) => {
      const rest = plannedRoi(home, plan) - plannedCosts(home, plan);
      for (let i = 0; i < work.length; i += 1)
        work[i] =
          rest +
          home.taxed * (totals.taxed[i] as number) +
          home.insured * (totals.insured[i] as number) +
          home.spent * (totals.spent[i] as number);
    },
  },
  {
    driver: 'repairs',
    fill: ({ work, totals }, home, plan) => {
      const rest = plannedRoi(home, plan);
      for (let i = 0; i < work.length; i += 1)
        work[i] = rest + home.repaired * (totals.repaired[i] as number);
    },
  },
];

function fillValue(
  { work }: PathKernel,
  home: PathCoefficients,
  plan: Plan,
  logs: Float64Array,
): void {
  const rest = plannedRoi(home, plan) - home.value;
  for (let i = 0; i < work.length; i += 1) work[i] = exp(logs[i] as number);
  scaleToMean(work, home.value);
  for (let i = 0; i < work.length; i += 1) work[i] = rest + (work[i] as number);
}

function fillRent(
  { work }: PathKernel,
  home: PathCoefficients,
  plan: Plan,
  collectedIn: (year: number) => (i: number) => number,
): void {
  work.fill(plannedRoi(home, plan) - plannedRent(home, plan));
  for (let year = 0; year < HORIZON_YEARS; year += 1) {
    const collected = collectedIn(year);
    for (let i = 0; i < work.length; i += 1)
      work[i] = (work[i] as number) + netRent(home, collected(i));
  }
}

/** The closed form in points of ROI. */
function plannedRoi(home: PathCoefficients, plan: Plan): number {
  return home.constant + home.value + plannedRent(home, plan) + plannedCosts(home, plan);
}

function plannedRent(home: PathCoefficients, plan: Plan): number {
  return plan.rent.reduce((sum, level) => sum + netRent(home, level * plan.occupancy), 0);
}

function plannedCosts(home: PathCoefficients, plan: Plan): number {
  let sum = 0;
  for (let year = 0; year < HORIZON_YEARS; year += 1)
    sum +=
      home.taxed * (plan.tax[year] as number) +
      home.insured * (plan.insurance[year] as number) +
      home.spent * (plan.expense[year] as number);
  return sum;
}

function netRent({ collected, fee, feeCap }: PathCoefficients, rent: number): number {
  return Math.max(collected * rent, (collected + fee) * rent - feeCap);
}

function squared({ stdDev }: Moments): number {
  return stdDev * stdDev;
}
