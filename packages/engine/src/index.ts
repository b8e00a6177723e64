export type { AnnualRow } from './annual-rows.ts';
export {
  type Assumptions,
  CONDO_ASSUMPTIONS,
  DEFAULT_ASSUMPTIONS,
  DOMESTIC_APR_PERCENT,
  HORIZON_YEARS,
  SIMULATED_PATHS,
} from './assumptions.ts';
export { type CashNeeds, cashAdded, cashNeeds } from './cash-needs.ts';
export { EngineInputError, type InputProblem, type InputReason } from './engine-input-error.ts';
export {
  EXPLAINED_METRICS,
  type ExplainedMetric,
  type Explanation,
  explain,
  type Term,
  type TermUnit,
} from './explain/explain.ts';
export { type Bound, INPUT_BOUNDS, type Unit, validateInputs } from './input-bounds.ts';
export { balanceAfter, monthlyPayment } from './loan.ts';
export {
  DEFAULT_MARKET,
  LONG_RUN_LOG_GROWTH,
  MARKET_BOUNDS,
  type MarketParameters,
} from './market/market-parameters.ts';
export {
  growthUntil,
  PLANNED_GROWTH_BOUNDS,
  type PriceOutlook,
  PULL_CHOICES,
  type PullChoice,
  plannedGrowth,
  priceOutlook,
} from './market/price-process.ts';
export { ASSESSMENT_BOUNDS, type SpecialAssessment } from './market/special-assessment.ts';
export { type Projection, project, type Reconciliation } from './project.ts';
export type { ProjectInputs } from './project-inputs.ts';
export { pricePaid, yearsHeld } from './purchase.ts';
export { type Analysis, type Analyzer, createAnalyzer } from './simulate/analyzer.ts';
export { type CashflowYear, cashflowSpread } from './simulate/cashflow-spread.ts';
export type { FanYear } from './simulate/fan.ts';
export type { Histogram } from './simulate/histogram.ts';
export {
  EXCHANGE_VOLATILITY_BOUNDS,
  type HomeCurrencyResult,
  homeCurrencyResult,
} from './simulate/home-currency-result.ts';
export { roiHistogram } from './simulate/roi-histogram.ts';
export type { RoiStatistics } from './simulate/roi-statistics.ts';
export type { SaleValues } from './simulate/sale-values.ts';
export { MODEL_VERSION, type Simulation, simulate } from './simulate/simulate.ts';
export { simulateRoi } from './simulate/simulate-roi.ts';
export type { Driver, TornadoBar } from './simulate/tornado.ts';
export { type ValueSpread, valueSpread } from './simulate/value-spread.ts';
export { type Goal, type Solution, solve, type Target, type Unknown } from './solve/solve.ts';
export { type StressRow, type StressTest, stress } from './stress/stress.ts';
export {
  type SkipReason,
  STRESS_TERMS,
  type StressCase,
  type WorstLevels,
} from './stress/stress-cases.ts';
export type { StressChange, StressFigures } from './stress/stress-figures.ts';
