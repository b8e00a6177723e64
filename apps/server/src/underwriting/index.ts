export { type AnalysisProgress, countStaleAnalyses } from './analysis/analysis.service.ts';
export { startAnalysisLoop } from './analysis/analysis-loop.ts';
export { analyzeAll } from './analysis/analyze-all.ts';
export {
  listFactsOf,
  listPlaceFacts,
  upsertFactColumns,
  upsertPlaceFacts,
} from './areas/area-facts.queries.ts';
export {
  type FactColumn,
  factPlace,
  type PlaceFacts,
  placesOf,
} from './areas/area-facts.ts';
export { type ChangedArea, refreshAreas } from './areas/area-market.service.ts';
export { seriesChooser } from './areas/choose-series.ts';
export { listConsumerPrices, upsertConsumerPrices } from './areas/consumer-prices.queries.ts';
export { averagePrices, type MonthlyPrices, SHIPPED_PRICES } from './areas/consumer-prices.ts';
export { denseSeries, monthNumber } from './areas/dense-series.ts';
export { cityKey, cityName, isPlaceholderCity, isWrittenWithCare } from './areas/fold-city.ts';
export { type Middle, middleOfCity } from './areas/known-cities.ts';
export {
  countPlacesWithHomes,
  listRegions,
  listStored,
  lockMarket,
  upsertSeries,
} from './areas/market.queries.ts';
export { planFrom, worstPaths } from './areas/price-history.ts';
export type { Region, RegionSeries } from './areas/region-series.ts';
export { stateCode } from './areas/us-states.ts';
export {
  type BacktestArguments,
  readBacktestArguments,
} from './backtest/backtest-arguments.ts';
export { recordText } from './backtest/backtest-record.ts';
export { saveBacktest } from './backtest/current-backtest.ts';
export { registerForecastRoutes } from './backtest/forecasts.routes.ts';
export { type MetroPast, pastForecastsOf } from './backtest/forecasts.service.ts';
export { knownConsumerPrices } from './backtest/known-consumer-prices.ts';
export { makeBacktest } from './backtest/make-backtest.ts';
export { listMetroIndexes } from './backtest/metro-indexes.queries.ts';
export { backtestTables } from './backtest/print-backtest.ts';
export {
  type CurrentExchange,
  findCurrentExchange,
  refreshExchange,
} from './exchange/current-exchange.service.ts';
export { registerExchangeRoutes } from './exchange/exchange.routes.ts';
export { findExchangeRate } from './exchange/exchange.service.ts';
export type { DailyRate } from './exchange/exchange-rate.ts';
export {
  deleteDemoRates,
  listDailyRates,
  upsertDailyRates,
} from './exchange/exchange-rates.queries.ts';
export { exchangeTable } from './exchange/exchange-table.ts';
export { registerPropertyCheckRoutes } from './plausibility/property-checks.routes.ts';
export {
  type CurrentRate,
  findCurrentRate,
  refreshCurrentRate,
} from './rates/current-rate.service.ts';
export { listRates, upsertRates } from './rates/rates.queries.ts';
export type { WeeklyRate } from './rates/weekly-rate.ts';
export {
  band,
  isComparable,
  isRecent,
  listAreasWithRents,
} from './rents/estimate-rents.queries.ts';
export { estimateAgain, estimateRents } from './rents/estimate-rents.ts';
export { MIN_COMPARABLES } from './rents/rent-rules.ts';
export { checkValuations, type ValuationCheck } from './valuation/check-valuations.ts';
export { hasValuations } from './valuation/valuation.queries.ts';
export type { ValuationProgress } from './valuation/value-homes.ts';
