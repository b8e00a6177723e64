import { createRandom } from '../../random.ts';
import { lastFullMonth, monthEnd } from './month-ends.ts';

export type DemoRate = { currency: keyof typeof LEVELS; day: string; perUsd: number };

/** Made-up currencies that carry real names: round levels and a made-up yearly movement. */
const LEVELS = {
  COP: { perUsd: 4_000, movement: 0.12 },
  MXN: { perUsd: 18, movement: 0.11 },
  PEN: { perUsd: 3.6, movement: 0.06 },
  CLP: { perUsd: 900, movement: 0.12 },
  ARS: { perUsd: 1_000, movement: 0.25 },
  BRL: { perUsd: 5.5, movement: 0.15 },
  EUR: { perUsd: 0.9, movement: 0.08 },
} as const;
const YEARS = 20;

/**
 * Twenty years of month ends, and the day of the demo at the round level. A random walk backward, so
 * that today's rate is the one that everybody recognizes as made up.
 */
export function demoExchangeRates({ asOf, seed = 1 }: { asOf: string; seed?: number }): DemoRate[] {
  return (Object.keys(LEVELS) as DemoRate['currency'][]).flatMap((currency) => {
    const { perUsd, movement } = LEVELS[currency];
    const random = createRandom(seed, `exchange/${currency}`);
    const last = lastFullMonth(asOf);
    let log = Math.log(perUsd);
    const months = Array.from({ length: 12 * YEARS }, (_, back) => {
      log -= (movement / Math.sqrt(12)) * random.normal();
      return { currency, day: monthEnd(last - back), perUsd: Number(Math.exp(log).toPrecision(6)) };
    });
    const today = { currency, day: asOf, perUsd };
    return [...months.filter(({ day }) => day < asOf).reverse(), today];
  });
}
