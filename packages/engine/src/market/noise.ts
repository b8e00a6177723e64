import { HORIZON_YEARS } from '../assumptions.ts';
import { exp } from '../exact-math/exp.ts';
import { log } from '../exact-math/log.ts';
import { rotateToward } from '../sampling/rotate.ts';
import type { Shocks } from '../sampling/shocks.ts';
import type { MarketParameters } from './market-parameters.ts';
import { priceResponse } from './price-process.ts';
import { createYearTable, type YearTable, yearOf } from './year-table.ts';

const LAST = HORIZON_YEARS - 1;

/**
 * How each path differs from the plan. Every factor has a mean of 1 over the paths, repairs of 0.
 */
export type Noise = {
  /** Log of the area's price index at year end ÷ its planned path. */
  logIndex: YearTable;
  /** The part of its last year that is luck in the long-run growth, shared by the whole country. */
  logDrift: Float64Array;
  /** Log of the shock at the sale. */
  logSale: Float64Array;
  /** The sale value in year 10 ÷ its planned value. */
  value: Float64Array;
  rent: YearTable;
  expense: YearTable;
  /** Difference from plan in units of the year's maintenance line. */
  repair: YearTable;
};

export function createNoise(points: number): Noise {
  return {
    logIndex: createYearTable(points),
    logDrift: new Float64Array(points),
    logSale: new Float64Array(points),
    value: new Float64Array(points),
    rent: createYearTable(points),
    expense: createYearTable(points),
    repair: createYearTable(points),
  };
}

/**
 * Means are set to 1 on the sample itself, so that the mean of the paths equals the closed form.
 */
export function fillNoise(noise: Noise, shocks: Shocks, market: MarketParameters): void {
  const price = priceShocks(shocks, market);
  fillIndex(noise, price, market);
  fillSaleValue(noise.value, noise, HORIZON_YEARS);
  fillRent(noise, shocks, price, market);
  fillExpense(noise, shocks, market);
  fillRepair(noise, shocks, market);
}

/** The sale value at the end of a year ÷ its planned value, for every path. */
export function fillSaleValue(
  values: Float64Array,
  { logIndex, logSale }: Pick<Noise, 'logIndex' | 'logSale'>,
  years: number,
): void {
  const index = yearOf(logIndex, values.length, years - 1);
  for (let i = 0; i < values.length; i += 1)
    values[i] = exp((index[i] as number) + (logSale[i] as number));
  scaleToMean(values, 1);
}

/**
 * Scales all values by one factor so that their mean is `mean`, and returns the factor; all zeros
 * stay zero.
 */
export function scaleToMean(values: Float64Array, mean: number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i] as number;
  if (sum === 0) return 0;
  const factor = (mean * values.length) / sum;
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] as number) * factor;
  return mean;
}

/** The normals of each year, then that of the long-run growth, then that of the sale. */
function priceShocks(shocks: Shocks, market: MarketParameters): Float64Array[] {
  const normals = shocks.price.map((values) => values.slice());
  const { shock } = priceResponse(market);
  const size = market.shockScale * market.volatility;
  const weights = Array.from(shock, (_, year) => size * (shock[LAST - year] as number));
  rotateToward(
    [...weights, HORIZON_YEARS * market.driftVolatility, market.saleVolatility],
    normals,
  );
  return normals;
}

/**
 * Momentum and pull start at 0 here: the state at the start moves the plan, not the noise.
 * docs/formulas/planned-growth.md
 */
function fillIndex(noise: Noise, price: Float64Array[], market: MarketParameters): void {
  const { phi, pull, driftVolatility } = market;
  const size = market.shockScale * market.volatility;
  const points = noise.logSale.length;
  const growth = new Float64Array(points);
  const gap = new Float64Array(points);
  const drift = price[HORIZON_YEARS] as Float64Array;
  for (let year = 0; year < HORIZON_YEARS; year += 1) {
    const shock = price[year] as Float64Array;
    const index = yearOf(noise.logIndex, points, year);
    const drifted = (year + 1) * driftVolatility;
    for (let i = 0; i < points; i += 1) {
      const before = gap[i] as number;
      const unusual = phi * (growth[i] as number) - pull * before + size * (shock[i] as number);
      growth[i] = unusual;
      gap[i] = before + unusual;
      index[i] = before + unusual + drifted * (drift[i] as number);
    }
  }
  const sale = price[HORIZON_YEARS + 1] as Float64Array;
  for (let i = 0; i < points; i += 1) {
    noise.logDrift[i] = HORIZON_YEARS * driftVolatility * (drift[i] as number);
    noise.logSale[i] = market.saleVolatility * (sale[i] as number);
  }
}

/** Momentum starts at 0: rents leave their plan step by step, docs/formulas/cashflow-spread.md. */
function fillRent(
  noise: Noise,
  shocks: Shocks,
  price: Float64Array[],
  { rentVolatility, rentPriceCorrelation, rentMomentum }: MarketParameters,
): void {
  fillLevels(noise.rent, {
    own: shocks.rent,
    ownWeight: rentVolatility * Math.sqrt(1 - rentPriceCorrelation * rentPriceCorrelation),
    other: price,
    otherWeight: rentVolatility * rentPriceCorrelation,
    momentum: rentMomentum,
  });
}

function fillExpense(noise: Noise, shocks: Shocks, { expenseVolatility }: MarketParameters): void {
  fillLevels(noise.expense, {
    own: shocks.expense,
    ownWeight: expenseVolatility,
    other: shocks.expense,
    otherWeight: 0,
    momentum: 0,
  });
}

type YearlyChanges = {
  own: Float64Array[];
  ownWeight: number;
  other: Float64Array[];
  otherWeight: number;
  /** Part of a year's change that goes on in the next. */
  momentum: number;
};

/** The first year is as planned; each later year adds its log change. */
function fillLevels(table: YearTable, changes: YearlyChanges): void {
  const { own, ownWeight, other, otherWeight, momentum } = changes;
  const points = (own[0] as Float64Array).length;
  const change = new Float64Array(points);
  const level = new Float64Array(points);
  yearOf(table, points, 0).fill(1);
  for (let year = 1; year < HORIZON_YEARS; year += 1) {
    const values = yearOf(table, points, year);
    const [a, b] = [own[year - 1] as Float64Array, other[year % other.length] as Float64Array];
    for (let i = 0; i < points; i += 1) {
      const next =
        momentum * (change[i] as number) +
        ownWeight * (a[i] as number) +
        otherWeight * (b[i] as number);
      change[i] = next;
      level[i] = (level[i] as number) + next;
      values[i] = exp(level[i] as number);
    }
    scaleToMean(values, 1);
  }
}

function fillRepair(
  noise: Noise,
  shocks: Shocks,
  { repairChance, repairShare }: MarketParameters,
): void {
  const { points } = shocks;
  for (let year = 0; year < HORIZON_YEARS; year += 1) {
    const chance = shocks.repair[year] as Float64Array;
    const values = yearOf(noise.repair, points, year);
    for (let i = 0; i < points; i += 1) {
      const u = chance[i] as number;
      // Sizes are exponential: many small repairs, occasionally a new roof.
      values[i] = u < repairChance ? -log(u / repairChance) : 0;
    }
    const mean = scaleToMean(values, repairShare);
    for (let i = 0; i < points; i += 1) values[i] = (values[i] as number) - mean;
  }
}
