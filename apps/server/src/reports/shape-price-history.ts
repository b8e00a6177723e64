import type { PriceHistory } from '@alpha/contract/price-history';
import type { MetroPast } from '../underwriting/index.ts';
import type { Home } from './report.queries.ts';

/**
 * Null without an analysis or without any history. `past`: the metro that the report's past forecasts
 * are of; its worst years come from the same index.
 */
export function shapePriceHistory(
  { analysis, priceHistory }: Home,
  past: MetroPast | null,
): PriceHistory | null {
  if (!analysis || !priceHistory) return null;
  const { level, place, source, metros, since, asOf, years, gap, swing } = priceHistory;
  return {
    level,
    place,
    source,
    metros,
    since,
    as_of: asOf,
    years,
    gap,
    last_year_growth: priceHistory.lastYearGrowth,
    swing,
    planned_growth: priceHistory.growth,
    long_run_growth: priceHistory.longRunGrowth,
    is_after_inflation: priceHistory.isAfterInflation,
    worst: worstOf(priceHistory, past),
  };
}

function worstOf(
  { level, place, source, worst: stored }: NonNullable<Home['priceHistory']>,
  past: MetroPast | null,
): PriceHistory['worst'] {
  const worst = past?.worst ?? stored;
  if (!worst) return null;
  const own = level === 'metro' ? { metro: place, source } : { metro: null, source: null };
  const whose = past ? { metro: past.forecasts.name, source: past.forecasts.index } : own;
  return { ...whose, five_years: worst.fiveYears, ten_years: worst.tenYears };
}
