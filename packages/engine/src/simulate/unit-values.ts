import type { MarketParameters } from '../market/market-parameters.ts';
import { valueQuantiles } from './fan.ts';
import { type Histogram, histogramOf } from './histogram.ts';
import { momentsOf } from './moments.ts';
import type { PathKernel } from './path-kernel.ts';
import { type SaleValues, saleStatistics } from './sale-values.ts';
import type { Selector } from './selector.ts';

/** Of sale values ÷ plan: they belong to the market, so every home of it scales the same numbers. */
export type UnitShape = { histogram: Histogram; quantilesByYear: number[][] };

/** Both overwrite the kernel's `work` when the market changed. */
export function createUnitValues(kernel: PathKernel, select: Selector['select']) {
  const { work, noise } = kernel;
  return {
    sale: keepLast((): SaleValues => {
      work.set(noise.value);
      return saleStatistics(momentsOf(work), select);
    }),
    shape: keepLast(
      (): UnitShape => ({
        histogram: histogramOf(noise.value, momentsOf(noise.value)),
        quantilesByYear: valueQuantiles(kernel, select),
      }),
    ),
  };
}

function keepLast<T>(make: () => T): (market: MarketParameters) => T {
  let last: { key: string; value: T } | null = null;
  return ({ volatility, phi, saleVolatility }) => {
    const key = [volatility, phi, saleVolatility].join();
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
}
