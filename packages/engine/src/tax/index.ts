export { type AfterTax, afterTax } from './after-tax.ts';
export { depreciationOfYear } from './depreciation.ts';
export { type EstateExposure, estateTax } from './estate-tax.ts';
export type { ExitTax } from './exit-tax.ts';
export { firptaRate } from './firpta.ts';
export { graduatedTax } from './graduated-tax.ts';
export { netInvestmentTax } from './net-investment-tax.ts';
export { type SaleTaxes, saleTaxes, type YearOfSale } from './sale-taxes.ts';
export type { TaxCaution } from './tax-cautions.ts';
export { TAX_FORMS, type TaxForm, taxFormsOf } from './tax-forms.ts';
export { type ResolvedLens, TAX_LENS_BOUNDS, type TaxLens, type TaxLensKind } from './tax-lens.ts';
export type { TaxRow } from './tax-rows.ts';
export {
  type Bracket,
  DEPRECIATION,
  ESTATE,
  FIRPTA,
  type Filing,
  FOREIGN_GROSS_RENT,
  LATEST_TAX_YEAR,
  NET_INVESTMENT_INCOME_TAX,
  RECAPTURE,
  TAX_SOURCES,
  TAX_YEARS,
  type TaxYear,
} from './tax-tables.ts';
