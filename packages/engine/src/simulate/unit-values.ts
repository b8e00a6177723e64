import { exp } from '../exact-math/exp.ts';
import type { MarketParameters } from '../market/market-parameters.ts';
import { fillSaleValue, scaleToMean } from '../market/noise.ts';
import { yearOf } from '../market/year-table.ts';
import { valueQuantiles } from './fan.ts';
import { type Histogram, histogramOf } from './histogram.ts';
import { momentsOf } from './moments.ts';
import type { PathKernel } from './path-kernel.ts';
import { type SaleValues, saleStatistics } from './sale-values.ts';
import { type Spread, spreadOf } from './spread.ts';
import type { Summarize } from './summary.ts';

/** For values ÷ plan: they depend on the market, so every property scales the same numbers. */
export type UnitShape = {
  histogram: Histogram;
  /** Of the area's index, years 1 to the sale: a sale's own noise is in the histogram. */
  quantilesByYear: number[][];
  /** The area's index alone, and the shock at the sale alone. */
  price: Spread;
  sale: Spread;
};

/** What the shape of value ÷ plan depends on. */
export const SHAPING_PARAMETERS = [
  'volatility',
  'phi',
  'pull',
  'shockScale',
  'driftVolatility',
  'saleVolatility',
] as const satisfies (keyof MarketParameters)[];

/** Both overwrite the kernel's `work` when the market changed. */
export function createUnitValues(kernel: PathKernel, summarize: Summarize) {
  const { work, noise, points } = kernel;
  const spreadOfLogs = (logs: Float64Array): Spread => {
    for (let i = 0; i < points; i += 1) work[i] = exp(logs[i] as number);
    scaleToMean(work, 1);
    return spreadOf(summarize);
  };
  return {
    sale: keepLast((years): SaleValues => {
      fillSaleValue(work, noise, years);
      return saleStatistics(summarize);
    }),
    shape: keepLast((years): UnitShape => {
      fillSaleValue(work, noise, years);
      return {
        histogram: histogramOf(work, momentsOf(work)),
        quantilesByYear: valueQuantiles(kernel, summarize, years),
        price: spreadOfLogs(yearOf(noise.logIndex, points, years - 1)),
        sale: spreadOfLogs(noise.logSale),
      };
    }),
  };
}

function keepLast<T>(make: (years: number) => T): (market: MarketParameters, years: number) => T {
  let last: { market: MarketParameters; years: number; value: T } | null = null;
  return (market, years) => {
    const held = last?.market;
    const isSame =
      held &&
      last?.years === years &&
      SHAPING_PARAMETERS.every((name) => held[name] === market[name]);
    if (!last || !isSame) last = { market, years, value: make(years) };
    return last.value;
  };
}
