import { HORIZON_YEARS } from '../assumptions.ts';
import type { MarketParameters } from '../market/market-parameters.ts';
import { createNoise, fillNoise, fillSaleValue } from '../market/noise.ts';
import { createPathTotals, fillPathTotals } from '../market/path-totals.ts';
import { isSamePlan, type Plan, planOf } from '../market/plan.ts';
import { yearOf, yearStride } from '../market/year-table.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { buildShocks } from '../sampling/shocks.ts';
import { type Moments, momentsOf } from './moments.ts';
import { type PathCoefficients, plannedRoi } from './path-coefficients.ts';

export type PathKernel = ReturnType<typeof createPathKernel>;

/**
 * The paths of one market at a time and the loops over them; `fill…` writes a number for every path
 * into `work`. The typed arrays are constants of this closure on purpose: V8 then puts their
 * addresses into the machine code, which doubles the speed as long as a process has one kernel.
 */
export function createPathKernel(size: number, seed: number) {
  // V8 does not treat a parameter as a constant.
  const points = size;
  const shocks = buildShocks(points, seed);
  const noise = createNoise(points);
  const totals = createPathTotals(points);
  const stride = yearStride(points);
  const work = new Float64Array(points);
  const hasPaid = new Int32Array(points);
  const earlyValue = new Float64Array(points);
  const { value, expense, repair } = noise;
  const { collected, collectedLate, taxed, insured, spent, repaired, collectedByYear } = totals;
  const [y1, y2, y3, y4, y5, y6, y7, y8, y9, y10] = Array.from({ length: HORIZON_YEARS }, (_, i) =>
    yearOf(collectedByYear, points, i),
  ) as Ten<Float64Array>;
  let spreads: number[] = [];
  let held: { market: MarketParameters; inputs: ProjectInputs; plan: Plan } | null = null;

  /** Rebuilds only what differs from the previous market: pass properties grouped by market. */
  function setMarket(inputs: ProjectInputs, market: MarketParameters): Plan {
    const isSameNoise = held !== null && isEqual(market, held.market);
    if (held && isSameNoise && isSamePlan(inputs, held.inputs)) return held.plan;
    if (!isSameNoise) fillNoise(noise, shocks, market);
    const plan = planOf(inputs, market);
    fillPathTotals(totals, noise, shocks, plan);
    spreads = [value, collected, taxed, insured, spent, repaired].map((s) => momentsOf(s).stdDev);
    // A copy: the caller may change the object it passed.
    held = { market, inputs: { ...inputs }, plan };
    return plan;
  }

  /** Estimates mean and standard deviation of a property's ROI before looking at the paths. */
  function guessRoi(home: PathCoefficients, plan: Plan): Moments {
    const line = [home.value, home.collected, home.taxed, home.insured, home.spent, home.repaired];
    const variance = line.reduce((sum, slope, k) => {
      const spread = slope * (spreads[k] as number);
      return sum + spread * spread;
    }, 0);
    return { mean: plannedRoi(home, plan), stdDev: Math.sqrt(variance) };
  }

  /** ROI of every path from the totals, for a sale in year 10. */
  function fillRoi(home: PathCoefficients): void {
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
  }

  // These loops handle several paths per iteration: V8 inlines small ones into their callers, where
  // it may lose the constants and halve their speed.
  function fillLinear(home: PathCoefficients, extra: number, extraRent: number): void {
    const { value: v, taxed: t, insured: s, spent: e, repaired: r } = home;
    const constant = home.constant + extra;
    const c = home.collected + extraRent;
    for (let i = 0; i < points; i += 4) {
      work[i] =
        constant +
        v * (value[i] as number) +
        c * (collected[i] as number) +
        t * (taxed[i] as number) +
        s * (insured[i] as number) +
        e * (spent[i] as number) +
        r * (repaired[i] as number);
      work[i + 1] =
        constant +
        v * (value[i + 1] as number) +
        c * (collected[i + 1] as number) +
        t * (taxed[i + 1] as number) +
        s * (insured[i + 1] as number) +
        e * (spent[i + 1] as number) +
        r * (repaired[i + 1] as number);
      work[i + 2] =
        constant +
        v * (value[i + 2] as number) +
        c * (collected[i + 2] as number) +
        t * (taxed[i + 2] as number) +
        s * (insured[i + 2] as number) +
        e * (spent[i + 2] as number) +
        r * (repaired[i + 2] as number);
      work[i + 3] =
        constant +
        v * (value[i + 3] as number) +
        c * (collected[i + 3] as number) +
        t * (taxed[i + 3] as number) +
        s * (insured[i + 3] as number) +
        e * (spent[i + 3] as number) +
        r * (repaired[i + 3] as number);
    }
  }

  /**
   * Refunds the fee above its cap: fee · max(0, rent − limit), and max(0, x) is (x + |x|) ÷ 2
   * without a branch. The linear halves are already in the totals; this adds Σ |rent − limit|.
   */
  function addBend(half: number, limit: number): void {
    for (let i = 0; i < points; i += 2) {
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
      work[i + 1] =
        (work[i + 1] as number) +
        half *
          (Math.abs((y1[i + 1] as number) - limit) +
            Math.abs((y2[i + 1] as number) - limit) +
            (Math.abs((y3[i + 1] as number) - limit) + Math.abs((y4[i + 1] as number) - limit)) +
            Math.abs((y5[i + 1] as number) - limit) +
            (Math.abs((y6[i + 1] as number) - limit) +
              Math.abs((y7[i + 1] as number) - limit) +
              (Math.abs((y8[i + 1] as number) - limit) + Math.abs((y9[i + 1] as number) - limit)) +
              Math.abs((y10[i + 1] as number) - limit)));
    }
  }

  /** The same for years 6 to 10, when rents have grown: the first half can't reach the cap. */
  function addLateBend(half: number, limit: number, constant: number): void {
    for (let i = 0; i < points; i += 2) {
      work[i] =
        (work[i] as number) +
        constant +
        half *
          ((collectedLate[i] as number) +
            Math.abs((y6[i] as number) - limit) +
            (Math.abs((y7[i] as number) - limit) + Math.abs((y8[i] as number) - limit)) +
            (Math.abs((y9[i] as number) - limit) + Math.abs((y10[i] as number) - limit)));
      work[i + 1] =
        (work[i + 1] as number) +
        constant +
        half *
          ((collectedLate[i + 1] as number) +
            Math.abs((y6[i + 1] as number) - limit) +
            (Math.abs((y7[i + 1] as number) - limit) + Math.abs((y8[i + 1] as number) - limit)) +
            (Math.abs((y9[i + 1] as number) - limit) + Math.abs((y10[i + 1] as number) - limit)));
    }
  }

  /**
   * The same ROI computed year by year until the sale, and how many paths have had no positive cash flow by the
   * end of each year.
   */
  function fillRoiByYears(home: PathCoefficients, plan: Plan): number[] {
    const sunk = home.constant + home.debtYears * home.debt;
    if (home.years === HORIZON_YEARS) addSale(sunk, home.value);
    else addEarlySale(sunk, home.value, home.years);
    hasPaid.fill(0);
    const notYet: number[] = [];
    // No callback: a new closure per call would lose the constants.
    for (let year = 0; year < home.years; year += 1) {
      const level = plan.expense[year] as number;
      const costs =
        home.taxed * (plan.tax[year] as number) +
        home.insured * (plan.insurance[year] as number) +
        home.spent * level;
      const debt = year < home.debtYears ? home.debt : 0;
      notYet.push(addYear(year * stride, home, costs, home.repaired * level, debt));
    }
    return notYet;
  }

  function addSale(sunk: number, planned: number): void {
    for (let i = 0; i < points; i += 1) work[i] = sunk + planned * (value[i] as number);
  }

  /** Sold before year 10: the index of that year, and the same shock at the sale. */
  function addEarlySale(sunk: number, planned: number, years: number): void {
    fillSaleValue(earlyValue, noise, years);
    for (let i = 0; i < points; i += 1) work[i] = sunk + planned * (earlyValue[i] as number);
  }

  function addYear(
    start: number,
    home: PathCoefficients,
    costs: number,
    repairs: number,
    debt: number,
  ): number {
    // The capped fee as in `addBend`: a linear half, and the distance from the cap.
    const half = 0.5 * home.fee;
    const halfCap = 0.5 * home.feeCap;
    const net = home.collected + half;
    const due = debt + halfCap;
    let paid = 0;
    for (let i = 0; i < points; i += 1) {
      const rent = collectedByYear[start + i] as number;
      const cash =
        net * rent +
        Math.abs(half * rent - halfCap) +
        (costs * (expense[start + i] as number) + repairs * (repair[start + i] as number) - due);
      work[i] = (work[i] as number) + cash;
      const flag = (hasPaid[i] as number) | +(cash > 0);
      hasPaid[i] = flag;
      paid = (paid + flag) | 0;
    }
    return points - paid;
  }

  return {
    points,
    stride,
    shocks,
    noise,
    totals,
    work,
    setMarket,
    guessRoi,
    fillRoi,
    fillRoiByYears,
  };
}

type Ten<T> = [T, T, T, T, T, T, T, T, T, T];

function isEqual(a: MarketParameters, b: MarketParameters): boolean {
  for (const name in a)
    if (a[name as keyof MarketParameters] !== b[name as keyof MarketParameters]) return false;
  return true;
}
