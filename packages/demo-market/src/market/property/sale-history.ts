import type { Random } from '../../random.ts';
import type { DemoProperty } from '../market.types.ts';
import { addDays, dayNumber } from '../series/month-ends.ts';
import { roundPrice } from './price.ts';

export type SaleDates = { listedOn: string; soldOn: string | null };

/** Eighteen months, less a few days so that the oldest sale is safely inside. */
const SALES_WINDOW_DAYS = 540;

export function drawDates(random: Random, status: DemoProperty['status'], asOf: string): SaleDates {
  if (status === 'sold') {
    const soldOn = addDays(asOf, -random.int(3, SALES_WINDOW_DAYS));
    return { listedOn: addDays(soldOn, -random.int(18, 130)), soldOn };
  }
  const days = Math.min(240, Math.ceil(-52 * Math.log(1 - random.next())));
  return { listedOn: addDays(asOf, -days), soldOn: null };
}

/** Prices asked from the first day on; most homes that stay long on the market get cheaper. */
export function drawPriceChanges(
  random: Random,
  listPrice: number,
  { listedOn, soldOn }: SaleDates,
  asOf: string,
): DemoProperty['priceChanges'] {
  const days = dayNumber(soldOn ?? asOf) - dayNumber(listedOn);
  const cuts = Array.from({ length: Math.min(4, Math.floor(days / 34)) }, (_, i) => i + 1).filter(
    () => random.chance(0.5),
  );
  const changes = [{ date: listedOn, price: listPrice }];
  for (const month of [...cuts].reverse()) {
    const [first] = changes;
    const before = roundPrice(random, (first?.price ?? listPrice) * random.range(1.015, 1.05));
    if (first) first.date = addDays(listedOn, month * 34 - random.int(0, 12));
    changes.unshift({ date: listedOn, price: before });
  }
  return changes;
}

/** Most homes sell a little under the price asked. */
export function drawSoldPrice(random: Random, listPrice: number): number {
  return Math.round((listPrice * random.range(0.935, 1.015)) / 500) * 500;
}
