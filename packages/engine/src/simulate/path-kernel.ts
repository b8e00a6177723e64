import { HORIZON_YEARS } from '../assumptions.ts';
import type { MarketParameters } from '../market/market-parameters.ts';
import { createNoise, fillNoise } from '../market/noise.ts';
import { createPathTotals, fillPathTotals } from '../market/path-totals.ts';
import { type Plan, planKey, planOf } from '../market/plan.ts';
import { yearStride } from '../market/year-table.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { buildShocks } from '../sampling/shocks.ts';
import { fillMoments } from './moments.ts';
import type { PathCoefficients } from './path-coefficients.ts';

/** `fill…` writes a number for every path into `work`. */
export type PathKernel = ReturnType<typeof createPathKernel>;

/**
 * The paths of one market at a time and the loops over them. The typed arrays are constants of this
 * closure on purpose: V8 then folds their addresses into the machine code, which doubles the speed,
 * as long as there is one kernel in the process.
 */
export function createPathKernel(points: number, seed: number) {
  const shocks = buildShocks(points, seed);
  const noise = createNoise(points);
  const totals = createPathTotals(points);
  const stride = yearStride(points);
  const work = new Float64Array(points);
  const best = new Float64Array(points);
  const mean = new Float64Array(6);
  const covariance = new Float64Array(36);
  const { value, expense, repair } = noise;
  const { collected, taxed, insured, spent, repaired, collectedByYear, highest, lowest } = totals;
  const held: { noise: string; plan: string; current: Plan | null } = {
    noise: '',
    plan: '',
    current: null,
  };

  /** Builds only what differs from the market before: homes should come grouped by market. */
  function setMarket(inputs: ProjectInputs, market: MarketParameters): Plan {
    const noiseKey = Object.values(market).join();
    const key = planKey(inputs);
    if (held.current && noiseKey === held.noise && key === held.plan) return held.current;
    if (noiseKey !== held.noise) fillNoise(noise, shocks, market);
    const plan = planOf(inputs, market);
    fillPathTotals(totals, noise, shocks, plan);
    fillMoments([value, collected, taxed, insured, spent, repaired], mean, covariance);
    Object.assign(held, { noise: noiseKey, plan: key, current: plan });
    return plan;
  }

  /** ROI of every path from the totals; returns the line it follows, `null` when the cap bends it. */
  function fillRoi(home: PathCoefficients): PathCoefficients | null {
    const isAlwaysCapped = home.fee > 0 && lowestOfAll() * home.fee >= home.feeCap;
    const line = isAlwaysCapped ? withoutFee(home) : home;
    fillLinear(line);
    if (isAlwaysCapped) return line;
    let isBent = false;
    for (let year = 0; year < HORIZON_YEARS; year += 1) {
      if ((highest[year] as number) * home.fee <= home.feeCap) continue;
      addExcess(year * stride, home.fee, home.feeCap);
      isBent = true;
    }
    return isBent ? null : line;
  }

  function fillLinear(home: PathCoefficients): void {
    const { constant, value: v, collected: c, taxed: t, insured: s, spent: e, repaired: r } = home;
    for (let i = 0; i < points; i += 1)
      work[i] =
        constant +
        v * (value[i] as number) +
        c * (collected[i] as number) +
        t * (taxed[i] as number) +
        s * (insured[i] as number) +
        e * (spent[i] as number) +
        r * (repaired[i] as number);
  }

  /** Gives back what one year's fee has above its cap. */
  function addExcess(start: number, fee: number, cap: number): void {
    for (let i = 0; i < points; i += 1)
      work[i] =
        (work[i] as number) + Math.max(0, fee * (collectedByYear[start + i] as number) - cap);
  }

  function lowestOfAll(): number {
    let least = Number.POSITIVE_INFINITY;
    for (let year = 0; year < HORIZON_YEARS; year += 1)
      least = Math.min(least, lowest[year] as number);
    return least;
  }

  /**
   * The same ROI, year by year as a reader would write it, and how many paths have not had a
   * positive cash flow by the end of each year.
   */
  function fillRoiByYears(home: PathCoefficients, plan: Plan): number[] {
    const sunk = home.constant + home.debtYears * home.debt;
    for (let i = 0; i < points; i += 1) {
      work[i] = sunk + home.value * (value[i] as number);
      best[i] = 0;
    }
    return Array.from({ length: HORIZON_YEARS }, (_, year) => {
      const level = plan.expense[year] as number;
      const costs =
        home.taxed * (plan.tax[year] as number) +
        home.insured * (plan.insurance[year] as number) +
        home.spent * level;
      const debt = year < home.debtYears ? home.debt : 0;
      return addYear(year * stride, home, costs, home.repaired * level, debt);
    });
  }

  function addYear(
    start: number,
    { collected: net, fee, feeCap }: PathCoefficients,
    costs: number,
    repairs: number,
    debt: number,
  ): number {
    const gross = net + fee;
    let notYet = 0;
    for (let i = 0; i < points; i += 1) {
      const rent = collectedByYear[start + i] as number;
      // Net of the fee or, where that is more, net of the cap.
      const cash =
        Math.max(net * rent, gross * rent - feeCap) +
        costs * (expense[start + i] as number) +
        repairs * (repair[start + i] as number) -
        debt;
      const bestSoFar = Math.max(best[i] as number, cash);
      work[i] = (work[i] as number) + cash;
      best[i] = bestSoFar;
      notYet += bestSoFar > 0 ? 0 : 1;
    }
    return notYet;
  }

  return {
    points,
    stride,
    shocks,
    noise,
    totals,
    work,
    mean,
    covariance,
    setMarket,
    fillRoi,
    fillRoiByYears,
  };
}

/** When the cap binds on every path and year the fee is a constant. */
function withoutFee(home: PathCoefficients): PathCoefficients {
  return {
    ...home,
    constant: home.constant - HORIZON_YEARS * home.feeCap,
    collected: home.collected + home.fee,
  };
}
