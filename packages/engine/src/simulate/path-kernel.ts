import { HORIZON_YEARS } from '../assumptions.ts';
import type { MarketParameters } from '../market/market-parameters.ts';
import { createNoise, fillNoise } from '../market/noise.ts';
import { createPathTotals, fillPathTotals } from '../market/path-totals.ts';
import { type Plan, planKey, planOf } from '../market/plan.ts';
import { yearOf, yearStride } from '../market/year-table.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { buildShocks } from '../sampling/shocks.ts';
import { type Moments, momentsOf } from './moments.ts';
import { type PathCoefficients, plannedRoi } from './path-coefficients.ts';

export type PathKernel = ReturnType<typeof createPathKernel>;

/**
 * The paths of one market at a time and the loops over them; `fill…` writes a number for every path
 * into `work`. The typed arrays are constants of this closure on purpose: V8 then folds their
 * addresses into the machine code, which doubles the speed as long as a process has one kernel.
 */
export function createPathKernel(points: number, seed: number) {
  const shocks = buildShocks(points, seed);
  const noise = createNoise(points);
  const totals = createPathTotals(points);
  const stride = yearStride(points);
  const work = new Float64Array(points);
  const gained = new Float64Array(points);
  const { value, expense, repair } = noise;
  const { collected, collectedLate, taxed, insured, spent, repaired, collectedByYear } = totals;
  const [y1, y2, y3, y4, y5, y6, y7, y8, y9, y10] = Array.from({ length: HORIZON_YEARS }, (_, i) =>
    yearOf(collectedByYear, points, i),
  ) as Ten<Float64Array>;
  let spreads: number[] = [];
  let held: { noise: string; plan: string; current: Plan } | null = null;

  /** Builds only what differs from the market before: homes should come grouped by market. */
  function setMarket(inputs: ProjectInputs, market: MarketParameters): Plan {
    const noiseKey = Object.values(market).join();
    const key = planKey(inputs);
    const isSameNoise = held?.noise === noiseKey;
    if (held && isSameNoise && held.plan === key) return held.current;
    if (!isSameNoise) fillNoise(noise, shocks, market);
    const plan = planOf(inputs, market);
    fillPathTotals(totals, noise, shocks, plan);
    spreads = [value, collected, taxed, insured, spent, repaired].map((s) => momentsOf(s).stdDev);
    held = { noise: noiseKey, plan: key, current: plan };
    return plan;
  }

  /** ROI of every path from the totals; returns about where it will lie. */
  function fillRoi(home: PathCoefficients, plan: Plan): Moments {
    const { fee, feeCap } = home;
    const { highest, lowest } = totals;
    const canBind = (from: number, to: number) =>
      fee > 0 && highest.subarray(from, to).some((rent) => rent * fee > feeCap);
    const half = HORIZON_YEARS / 2;
    if (fee > 0 && lowest.every((rent) => rent * fee >= feeCap))
      fillLinear(home, -HORIZON_YEARS * feeCap, fee);
    else if (canBind(0, half)) {
      fillLinear(home, -half * feeCap, 0.5 * fee);
      addBend(0.5 * fee, feeCap / fee);
    } else {
      fillLinear(home, 0, 0);
      if (canBind(half, HORIZON_YEARS)) addLateBend(0.5 * fee, feeCap / fee, -0.5 * half * feeCap);
    }
    return { mean: plannedRoi(home, plan), stdDev: spreadOfLine(home) };
  }

  function fillLinear(home: PathCoefficients, extra: number, extraRent: number): void {
    const { value: v, taxed: t, insured: s, spent: e, repaired: r } = home;
    const constant = home.constant + extra;
    const c = home.collected + extraRent;
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

  /**
   * What the fee has above its cap comes back: fee · max(0, rent − limit), and max(0, x) is
   * (x + |x|) ÷ 2 without a branch. The linear halves are sums we have; this adds Σ |rent − limit|.
   */
  function addBend(half: number, limit: number): void {
    for (let i = 0; i < points; i += 1)
      work[i] =
        (work[i] as number) +
        half *
          (Math.abs((y1[i] as number) - limit) +
            Math.abs((y2[i] as number) - limit) +
            (Math.abs((y3[i] as number) - limit) + Math.abs((y4[i] as number) - limit)) +
            Math.abs((y5[i] as number) - limit) +
            (Math.abs((y6[i] as number) - limit) +
              Math.abs((y7[i] as number) - limit) +
              (Math.abs((y8[i] as number) - limit) + Math.abs((y9[i] as number) - limit)) +
              Math.abs((y10[i] as number) - limit)));
  }

  /** The same for years 6 to 10, where rents have grown: the first half cannot reach the cap. */
  function addLateBend(half: number, limit: number, constant: number): void {
    for (let i = 0; i < points; i += 1)
      work[i] =
        (work[i] as number) +
        constant +
        half *
          ((collectedLate[i] as number) +
            Math.abs((y6[i] as number) - limit) +
            (Math.abs((y7[i] as number) - limit) + Math.abs((y8[i] as number) - limit)) +
            (Math.abs((y9[i] as number) - limit) + Math.abs((y10[i] as number) - limit)));
  }

  /** A rough size is enough: it places the bins of the summary. */
  function spreadOfLine(home: PathCoefficients): number {
    const line = [home.value, home.collected, home.taxed, home.insured, home.spent, home.repaired];
    const squares = line.map(
      (slope, k) => slope * (spreads[k] as number) * slope * (spreads[k] as number),
    );
    return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
  }

  /**
   * The same ROI, year by year as a reader would write it, and how many paths have not had a
   * positive cash flow by the end of each year.
   */
  function fillRoiByYears(home: PathCoefficients, plan: Plan): number[] {
    const sunk = home.constant + home.debtYears * home.debt;
    for (let i = 0; i < points; i += 1) {
      work[i] = sunk + home.value * (value[i] as number);
      gained[i] = 0;
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
    let notYet = points;
    for (let i = 0; i < points; i += 1) {
      const rent = collectedByYear[start + i] as number;
      const excess = fee * rent - feeCap;
      const cash =
        net * rent +
        0.5 * (excess + Math.abs(excess)) +
        costs * (expense[start + i] as number) +
        repairs * (repair[start + i] as number) -
        debt;
      // Twice the sum of the positive cash flows so far.
      const gain = (gained[i] as number) + cash + Math.abs(cash);
      work[i] = (work[i] as number) + cash;
      gained[i] = gain;
      notYet -= +(gain > 0);
    }
    return notYet;
  }

  return { points, stride, shocks, noise, totals, work, setMarket, fillRoi, fillRoiByYears };
}

type Ten<T> = [T, T, T, T, T, T, T, T, T, T];
