import { crpsNormal } from '../backtest/crps-normal.ts';
import {
  type ForecastScores,
  type JudgedForecast,
  scoreForecasts,
} from '../backtest/score-forecasts.ts';
import type { IndexPoint } from '../city/index-points.ts';
import { normalQuantile } from '../exact-math/normal-quantile.ts';
import { volatilityUntil } from './exchange-volatility.ts';
import { type MonthlyRates, monthlyRates } from './monthly-rates.ts';

/** Forecasts of one horizon beside those of somebody who extends the past trend. */
export type ExchangeScores = { years: number; ours: ForecastScores; naive: ForecastScores };

export const EXCHANGE_HORIZONS = [1, 3, 5, 10] as const;

const YEAR = 12;
/** A forecast every quarter, as for home prices. */
const MONTHS_APART = 3;

/**
 * How good the ranges were in the past, each forecast with what was known on its day; horizons
 * without a forecast are left out. Formula page: docs/formulas/exchange-scores.md
 */
export function exchangeScores(points: readonly IndexPoint[]): ExchangeScores[] {
  const rates = monthlyRates(points);
  if (!rates) return [];
  return EXCHANGE_HORIZONS.flatMap((years) => {
    const ours = scoreForecasts(judge(rates, years, ourForecast), years);
    const naive = scoreForecasts(judge(rates, years, trendForecast), years);
    return ours && naive ? [{ years, ours, naive }] : [];
  });
}

type Normal = { mean: number; stdDev: number };
type Forecast = (rates: MonthlyRates, origin: number, years: number) => Normal | null;

const ourForecast: Forecast = (rates, origin, years) => {
  const fit = volatilityUntil(rates, origin);
  return fit && { mean: 0, stdDev: fit.volatility * Math.sqrt(years) };
};

/** The average monthly change goes on, and varies as it did: a spreadsheet's forecast. */
const trendForecast: Forecast = (rates, origin, years) => {
  // Only where ours exists too, so that both are judged on the same dates.
  if (!volatilityUntil(rates, origin)) return null;
  const changes: number[] = [];
  for (let month = 1; month <= origin; month += 1) {
    const [now, before] = [rates.logs[month], rates.logs[month - 1]];
    if (now != null && before != null) changes.push(now - before);
  }
  if (changes.length < 2) return null;
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const squares = changes.reduce((sum, change) => sum + (change - mean) * (change - mean), 0);
  const months = years * YEAR;
  return { mean: mean * months, stdDev: Math.sqrt((squares / (changes.length - 1)) * months) };
};

function judge(rates: MonthlyRates, years: number, forecast: Forecast): JudgedForecast[] {
  const judged: JudgedForecast[] = [];
  for (let origin = 0; origin + years * YEAR < rates.logs.length; origin += MONTHS_APART) {
    const [then, later] = [rates.logs[origin], rates.logs[origin + years * YEAR]];
    const normal = then != null && later != null ? forecast(rates, origin, years) : null;
    if (!normal || then == null || later == null) continue;
    const at = (share: number) => normal.mean + normal.stdDev * normalQuantile(share);
    const outcome = later - then;
    judged.push({
      origin,
      outcome,
      p5: at(0.05),
      p25: at(0.25),
      p50: normal.mean,
      p75: at(0.75),
      p95: at(0.95),
      crps: crpsNormal(outcome, normal.mean, normal.stdDev),
    });
  }
  return judged;
}
