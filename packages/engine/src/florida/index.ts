export {
  type FloridaClosing,
  type FloridaPurchase,
  floridaClosing,
} from './closing-fees.ts';
export { MIAMI_DADE, RECORDING } from './closing-tables.ts';
export { type CondoRules, condoRules, type InspectionYears } from './condo-rules.ts';
export { MILESTONE, RESERVE_STUDY } from './condo-tables.ts';
export {
  FLORIDA_LOOKED_UP,
  FLORIDA_SOURCES,
  type FloridaSourceKey,
} from './florida-sources.ts';
export { FOREIGN_BUYER_LAW } from './foreign-buyers.ts';
export { type InsuranceRange, insuranceRange } from './insurance-range.ts';
export { ROOF_INSPECTION_AGE, WIND_CREDIT } from './insurance-tables.ts';
export { ASSESSMENT_CAPS } from './reassessment-tables.ts';
export { type TaxReset, type TaxResetYear, taxReset } from './tax-reset.ts';
