import type { Pair } from './names.ts';
import type { Staging } from './staging.ts';

const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/**
 * The rows by state, city and price, so that rows close in memory are close on the map and in price: a
 * state is a run of blocks, and so is a city. The price counts to within a percent.
 */
export function sortedPlaces(rows: Staging, size: number, pairs: readonly Pair[]): Uint32Array {
  const rankOf = ranksOf(pairs);
  const price = new Float32Array(1);
  const bits = new Uint32Array(price.buffer);
  let places = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) places[at] = at;
  let other = new Uint32Array(size);
  // From the least significant digit to the most significant one.
  const digits = [
    (at: number) => {
      price[0] = Math.max(0, rows.initialInvestment[at] as number);
      return (bits[0] as number) >>> DIGIT_BITS;
    },
    (at: number) => (rankOf[rows.pair[at] as number] as number) & (DIGITS - 1),
    ...(pairs.length > DIGITS
      ? [(at: number) => (rankOf[rows.pair[at] as number] as number) >>> DIGIT_BITS]
      : []),
  ];
  for (const digit of digits) {
    sortByDigit(places, other, digit);
    [places, other] = [other, places];
  }
  return places;
}

/** Stable. */
function sortByDigit(from: Uint32Array, to: Uint32Array, digit: (at: number) => number): void {
  const next = new Uint32Array(DIGITS + 1);
  for (let i = 0; i < from.length; i += 1) {
    const after = digit(from[i] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let i = 1; i <= DIGITS; i += 1) next[i] = (next[i] as number) + (next[i - 1] as number);
  for (let i = 0; i < from.length; i += 1) {
    const at = from[i] as number;
    const value = digit(at);
    const place = next[value] as number;
    to[place] = at;
    next[value] = place + 1;
  }
}

export const inOrder = (pairs: readonly Pair[]): number[] =>
  [...pairs.keys()].sort((a, b) => {
    const [one, two] = [pairs[a] as Pair, pairs[b] as Pair];
    return compareText(one.state, two.state) || compareText(one.city, two.city);
  });

function ranksOf(pairs: readonly Pair[]): Uint32Array {
  const ranks = new Uint32Array(pairs.length);
  for (const [rank, pair] of inOrder(pairs).entries()) ranks[pair] = rank;
  return ranks;
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
