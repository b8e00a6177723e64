import type { PriceHistory } from '@alpha/contract/price-history';
import type { Home } from './report.queries.ts';

/** Null without an analysis or without any history. */
export function shapePriceHistory({ analysis, priceHistory }: Home): PriceHistory | null {
  if (!analysis || !priceHistory) return null;
  const { level, place, source, metros, since, asOf, years, gap, swing, worst } = priceHistory;
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
    worst: worst && { five_years: worst.fiveYears, ten_years: worst.tenYears },
  };
}
