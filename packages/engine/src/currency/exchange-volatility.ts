import type { IndexPoint } from '../city/index-points.ts';
import { type MonthlyRates, monthlyRates } from './monthly-rates.ts';

/** How far a rate moves in a year, as the standard deviation of its log. */
export type ExchangeFit = {
  volatility: number;
  /** Years of history it was estimated from. */
  years: number;
};

/**
 * Estimated from at least five years. Shorter histories often lie within one regime: a peg, or the
 * years between two devaluations.
 */
export const EXCHANGE_MIN_YEARS = 5;

/**
 * What a typical floating currency does, and the years of history it counts as: measured on twenty
 * currencies, docs/decisions/043-home-currency.md. It is also the floor: a peg is not safe for ever.
 */
export const EXCHANGE_PRIOR = { volatility: 0.1, years: 10 } as const;

const YEAR = 12;

/** Formula page: docs/formulas/exchange-volatility.md. Null with too short a history. */
export function exchangeVolatility(points: readonly IndexPoint[]): ExchangeFit | null {
  const rates = monthlyRates(points);
  return rates && volatilityUntil(rates, rates.logs.length - 1);
}

/** The same with what was known at the end of one month, counted from the first. */
export function volatilityUntil({ logs }: MonthlyRates, last: number): ExchangeFit | null {
  const years = last / YEAR;
  if (years < EXCHANGE_MIN_YEARS) return null;
  let [sum, count] = [0, 0];
  for (let month = YEAR; month <= last; month += 1) {
    const [now, before] = [logs[month], logs[month - YEAR]];
    if (now == null || before == null) continue;
    // Around zero, not around the mean: a past trend may end, and counts as movement.
    sum += (now - before) * (now - before);
    count += 1;
  }
  if (count < EXCHANGE_MIN_YEARS) return null;
  const { volatility: usual, years: weight } = EXCHANGE_PRIOR;
  const variance = ((years * sum) / count + weight * usual * usual) / (years + weight);
  return { volatility: Math.sqrt(variance), years };
}
