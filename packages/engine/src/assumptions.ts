/** Assumptions where a listing has no figure. Rates are fractions, APR is in percent, money in USD. */
export type Assumptions = {
  loanTermYears: number;
  downpaymentPercentage: number;
  aprPercent: number;
  appreciationRateAnnual: number;
  rentGrowthRateAnnual: number;
  expenseGrowthRateAnnual: number;
  insuranceGrowthRateAnnual: number;
  occupancyRate: number;
  managementFeeRate: number;
  /** Per month. */
  maxManagementFee: number;
  maintenanceRateAnnual: number;
  insuranceRateAnnual: number;
  propertyTaxRate: number;
  closingRateOfPrice: number;
  closingRateOfLoan: number;
  sellingRate: number;
  /** Per year. */
  fixedFeesAnnual: number;
};

/** Foreign national, single-family home. */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  loanTermYears: 30,
  downpaymentPercentage: 0.35,
  aprPercent: 7.5,
  appreciationRateAnnual: 0.035,
  rentGrowthRateAnnual: 0.03,
  expenseGrowthRateAnnual: 0.025,
  insuranceGrowthRateAnnual: 0.04,
  occupancyRate: 0.94,
  managementFeeRate: 0.08,
  maxManagementFee: 300,
  maintenanceRateAnnual: 0.01,
  insuranceRateAnnual: 0.012,
  propertyTaxRate: 0.017,
  closingRateOfPrice: 0.02,
  closingRateOfLoan: 0.0055,
  sellingRate: 0.07,
  fixedFeesAnnual: 1_200,
};

/** A loan of the same kind for a resident; the difference is the surcharge for a foreign national. */
export const DOMESTIC_APR_PERCENT = 6.75;

/** A condominium's association pays for the roof and its insurance. */
export const CONDO_ASSUMPTIONS = { maintenanceRateAnnual: 0.005, insuranceRateAnnual: 0.003 };

/** Florida caps the yearly rise of a non-homestead assessment. */
export const PROPERTY_TAX_GROWTH_CAP = 0.1;

export const HORIZON_YEARS = 10;

/** Simulated paths per property; the specification requires at least 10,000. */
export const SIMULATED_PATHS = 16_384;
