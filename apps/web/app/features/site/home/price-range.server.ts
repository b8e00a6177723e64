import { SIMULATED_PATHS } from '../plan';
import { START_PRICE_USD, STEPS, simulatePrices } from './price-model';
import type { PriceRange } from './price-range.types';

/** Half-yearly: finer curves would look the same and weigh more. */
const EVERY = 3;

/** All paths are simulated once, when the server starts (about 60 ms). */
export const priceRange: PriceRange = measureRange();

function measureRange(): PriceRange {
  const points = STEPS / EVERY;
  const columns = Array.from({ length: points }, () => new Float64Array(SIMULATED_PATHS));
  for (let path = 0; path < SIMULATED_PATHS; path += 1) {
    const prices = simulatePrices(path);
    columns.forEach((column, i) => {
      column[path] = prices[(i + 1) * EVERY] ?? 0;
    });
  }
  for (const column of columns) column.sort();
  const curve = (probability: number) => [
    START_PRICE_USD,
    ...columns.map((sorted) => Math.round(quantile(sorted, probability))),
  ];
  return {
    p5: curve(0.05),
    p25: curve(0.25),
    p50: curve(0.5),
    p75: curve(0.75),
    p95: curve(0.95),
  };
}

function quantile(sorted: Float64Array, probability: number): number {
  const position = probability * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low;
  return low + (high - low) * (position - below);
}
