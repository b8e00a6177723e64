import { cashflowSpread } from '../simulate/cashflow-spread.ts';
import { homeCurrencyResult } from '../simulate/home-currency-result.ts';
import { simulate } from '../simulate/simulate.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from './examples.ts';

/**
 * A hash over the bytes of every number of three simulations and a range of cash flow. Must be the same in Node and in every
 * browser until the model version changes; a browser test calls it too.
 */
export function goldenChecksum(): string {
  const numbers: number[] = [];
  for (const result of [
    simulate(EXAMPLE_A),
    simulate(EXAMPLE_C, { volatility: 0.11, phi: 0.6, gap: 0.4, lastYearGrowth: 0.1 }),
    simulate(CONDO, { volatility: 0.05, pull: 0, repairShare: 0, rentPriceCorrelation: -0.2 }),
    cashflowSpread(EXAMPLE_C, { volatility: 0.11, rentMomentum: 0.7 }),
  ])
    collect(result, numbers);
  return hashOfNumbers(numbers);
}

/** The same for results in another currency, which stored analyses don't have: it is no part of the model version. */
export function homeCurrencyChecksum(): string {
  const numbers: number[] = [];
  collect(homeCurrencyResult(EXAMPLE_A, {}, 0.12), numbers);
  collect(homeCurrencyResult(EXAMPLE_C, { volatility: 0.11, phi: 0.6 }, 0.3), numbers);
  return hashOfNumbers(numbers);
}

const hashOfNumbers = (numbers: readonly number[]) =>
  hashOf(new Uint8Array(Float64Array.from(numbers).buffer));

function collect(value: unknown, numbers: number[]): void {
  if (typeof value === 'number') numbers.push(value);
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) collect(part, numbers);
}

/** Two 32-bit FNV-1a hashes, the second over the bytes in reverse. */
function hashOf(bytes: Uint8Array): string {
  return [bytes, bytes.toReversed()]
    .map((some) => {
      let hash = 0x811c9dc5;
      for (const byte of some) hash = Math.imul(hash ^ byte, 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
