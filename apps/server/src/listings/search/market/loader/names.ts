import type { PropertyType } from '@alpha/contract';
import type { Kind } from '../market-row.ts';

/** A city in its state. */
export type Pair = { city: string; state: string };
const FLOAT4_DIGITS = 6;
type Named = { type: number; pair: number };

/** Numbers for what is text in the stream. The bytes of all three names are looked up at once. */
export function createNames() {
  const known = new Map<string, Named>();
  const pairs: Pair[] = [];
  const pairNumbers = new Map<string, number>();
  const types: PropertyType[] = [];
  const kinds: (Kind | null)[] = [null];
  const kindNumbers = new Map<number, Map<number, number>>();

  function read(chunk: Buffer, from: number): Named {
    let at = from;
    const next = () => {
      const length = chunk.readInt32BE(at);
      const text = chunk.toString('utf8', at + 4, at + 4 + length);
      at += 4 + length;
      return text;
    };
    const [type, state, city] = [next() as PropertyType, next(), next()];
    if (!types.includes(type)) types.push(type);
    const name = `${state} ${city}`;
    const pair = pairNumbers.get(name) ?? pairs.push({ city, state }) - 1;
    pairNumbers.set(name, pair);
    return { type: types.indexOf(type), pair };
  }

  return {
    pairs: pairs as readonly Pair[],
    kinds: kinds as readonly (Kind | null)[],
    of(chunk: Buffer, from: number, to: number): Named {
      const key = chunk.toString('latin1', from, to);
      const named = known.get(key);
      if (named) return named;
      const added = read(chunk, from);
      known.set(key, added);
      return added;
    },
    kindOf(beds: number, baths: number, cashFlow: number, type: number): number {
      const whole = (beds * 16 + type) * 2 + cashFlow;
      let numbers = kindNumbers.get(whole);
      if (!numbers) {
        numbers = new Map();
        kindNumbers.set(whole, numbers);
      }
      const number = numbers.get(baths);
      if (number !== undefined) return number;
      numbers.set(baths, kinds.length);
      return (
        kinds.push({
          beds,
          // As PostgreSQL writes a four-byte number: 2.3, not 2.2999999.
          baths: Number(baths.toPrecision(FLOAT4_DIGITS)),
          cashFlowFirstYear: cashFlow === 1,
          type: types[type] as PropertyType,
        }) - 1
      );
    },
  };
}
