import type { Assumptions } from '@alpha/engine';
import { LOAN_TERMS } from './loan-presets.ts';

/** Month in which Alpha Agent's own values were last chosen. */
export const ASSUMPTIONS_SET = '2026-11';

export type AssumptionSource = {
  /** Usual range in the unit of the assumption: fractions, percent for APR, USD, years. */
  readonly low: number;
  readonly high: number;
  /** Who published the range; not translated. */
  readonly publisher: string;
  readonly page: string;
  /** Date of the publication or its data, `YYYY` or `YYYY-MM`; an undated page has the month it was read. */
  readonly asOf: string;
};

/** Inputs that are assumed when neither the listing nor an imported file has them. */
export type AssumedField = keyof Assumptions | 'hoaMonthly' | 'volatility';
/** A unit of a condominium has other costs: its association pays for the rest. */
export type AssumptionKey =
  | AssumedField
  | 'condoMaintenanceRateAnnual'
  | 'condoInsuranceRateAnnual'
  | 'condoHoaMonthly';

const LENDERS = {
  publisher: LOAN_TERMS.dscr.sources.map(({ name }) => name).join(', '),
  page: LOAN_TERMS.dscr.sources[0]?.url ?? '',
  asOf: LOAN_TERMS.dscr.asOf,
};
const FHFA = {
  publisher: 'FHFA',
  page: 'https://www.fhfa.gov/data/hpi/datasets',
  asOf: '2025-12',
};
const HOA_FEES = {
  publisher: 'Florida Realty Marketplace',
  page: 'https://www.floridarealtymarketplace.com/blog/average-hoa-fees-in-florida-compared-2026.html',
  asOf: '2026',
};
const MANAGERS = {
  publisher: 'Eaton Realty',
  page: 'https://www.eatonrealty.com/blog/property-management/average-property-management-fee-florida',
  asOf: '2026-11',
};
const MAINTENANCE = {
  publisher: 'Florida Coastal Team',
  page: 'https://floridacoastalteam.com/blog/budgeting-for-home-maintenance-costs-effectively',
  asOf: '2026-11',
};

/**
 * Where the usual range of every assumption was read. What each range measures is in the messages
 * (`origins.measure`). To update: read the page again, change figures and `asOf` together.
 */
export const ASSUMPTION_SOURCES: Readonly<Record<AssumptionKey, AssumptionSource>> = {
  downpaymentPercentage: {
    ...LENDERS,
    low: LOAN_TERMS.dscr.down.from,
    high: LOAN_TERMS.dscr.down.to,
  },
  aprPercent: {
    ...LENDERS,
    low: LOAN_TERMS.dscr.apr?.from ?? 0,
    high: LOAN_TERMS.dscr.apr?.to ?? 0,
  },
  loanTermYears: {
    low: 5,
    high: 30,
    publisher: 'Expansion Mortgages',
    page: 'https://expansionmortgages.com/?p=2376',
    asOf: '2026-11',
  },
  // Ten-year growth of 410 metro areas, fourth quarters of 1985 to 2025: 10th and 90th percentile.
  appreciationRateAnnual: { ...FHFA, low: 0.004, high: 0.075 },
  // Standard deviation of a year's log change, the same metro areas: 10th and 90th percentile.
  volatility: { ...FHFA, low: 0.035, high: 0.089 },
  // Owners' equivalent rent: lowest and highest of all ten-year growth rates since 1982.
  rentGrowthRateAnnual: {
    low: 0.021,
    high: 0.046,
    publisher: 'US Bureau of Labor Statistics',
    page: 'https://www.officialdata.org/Owners%27-equivalent-rent-of-primary-residence/price-inflation',
    asOf: '2019',
  },
  // CPI-U: 5th and 95th percentile of all ten-year growth rates since 1985.
  expenseGrowthRateAnnual: {
    low: 0.017,
    high: 0.035,
    publisher: 'US Bureau of Labor Statistics',
    page: 'https://www.bls.gov/cpi/data.htm',
    asOf: '2026-05',
  },
  // Most insurers filed for no change in 2024; the average premium rose by 31 % from 2022 to 2024.
  insuranceGrowthRateAnnual: {
    low: 0,
    high: 0.14,
    publisher: 'Florida Office of Insurance Regulation',
    page: 'https://www.floridarealtymarketplace.com/blog/what-is-average-cost-of-home-insurance-in-florida.html',
    asOf: '2024-09',
  },
  // Rental vacancy: 5.0 % in the Northeast to 9.1 % in the South.
  occupancyRate: {
    low: 0.91,
    high: 0.95,
    publisher: 'US Census Bureau',
    page: 'https://www.mtsinsights.com/events/4393',
    asOf: '2025-09',
  },
  managementFeeRate: { ...MANAGERS, low: 0.08, high: 0.12 },
  maxManagementFee: { ...MANAGERS, low: 100, high: 300 },
  maintenanceRateAnnual: { ...MAINTENANCE, low: 0.01, high: 0.04 },
  condoMaintenanceRateAnnual: { ...MAINTENANCE, low: 0.005, high: 0.02 },
  // $1,795 (Palm Bay) to $5,376 (Florida in 2025) for $300,000 of the building.
  insuranceRateAnnual: {
    low: 0.006,
    high: 0.018,
    publisher: 'Policygenius, Florida Realty Marketplace',
    page: 'https://www.floridarealtymarketplace.com/blog/what-is-average-cost-of-home-insurance-in-florida.html',
    asOf: '2025',
  },
  // $1,450 (Florida) to $2,633 (Miami-Dade) for a unit of $450,000.
  condoInsuranceRateAnnual: {
    low: 0.003,
    high: 0.006,
    publisher: 'Florida Office of Insurance Regulation',
    page: 'https://floir.gov/property-casualty/market-overview',
    asOf: '2024-07',
  },
  propertyTaxRate: {
    low: 0.015,
    high: 0.025,
    publisher: 'Miami Go Title',
    page: 'https://miamigotitle.com/blog-4-1/local-property-tax-rates',
    asOf: '2021',
  },
  hoaMonthly: { ...HOA_FEES, low: 100, high: 400 },
  condoHoaMonthly: { ...HOA_FEES, low: 490, high: 965 },
  closingRateOfPrice: {
    low: 0.02,
    high: 0.05,
    publisher: 'DHG Law',
    page: 'https://dhglaw.com/blog/?p=705',
    asOf: '2026-11',
  },
  // Stamps on the note and intangible tax: fixed, so the range is one value.
  closingRateOfLoan: {
    low: 0.0055,
    high: 0.0055,
    publisher: 'ss. 201.08, 199.133, F.S.',
    page: 'https://floridarevenue.com/taxes/taxesfees/Pages/nonrecurring_intangible_tax.aspx',
    asOf: '2026-11',
  },
  sellingRate: {
    low: 0.0625,
    high: 0.09,
    publisher: 'Accounting Insights',
    page: 'https://accountinginsights.org/how-much-does-it-cost-to-sell-a-house-in-florida',
    asOf: '2026-11',
  },
  // Annual report $138.75, registered agent $99 to $250, tax returns of a small company $400 to $1,000.
  fixedFeesAnnual: {
    low: 640,
    high: 1_390,
    publisher: 'IncNow, Globalization Guide, Accounting Insights',
    page: 'https://accountinginsights.org/how-much-does-a-cpa-charge-to-do-your-taxes',
    asOf: '2026-11',
  },
};
