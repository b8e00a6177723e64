export { createValuer, type Valuer } from './create-valuer.ts';
export { distanceKm } from './distance.ts';
export { priceIndex } from './price-index.ts';
export { type ValuationInput, valuation } from './valuation.ts';
export {
  type Comparable,
  type ComparableSale,
  type Day,
  type HomeToValue,
  NO_VALUE_REASONS,
  type NoValueReason,
  type PriceIndex,
  type Valuation,
  type ValuationTerms,
} from './valuation.types.ts';
export { VALUATION_RULES, VALUATION_VERSION } from './valuation-rules.ts';
