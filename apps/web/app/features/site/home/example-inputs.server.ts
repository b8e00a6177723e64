import { DEFAULT_ASSUMPTIONS, type MarketParameters, type ProjectInputs } from '@alpha/engine';
import { EXAMPLE_HOME } from './example-home';

/** Worked example C as the engine takes it. */
export const EXAMPLE_INPUTS: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: EXAMPLE_HOME.priceUsd,
  rentMonthly: EXAMPLE_HOME.rentUsdMonthly,
  hoaMonthly: 0,
  maxManagementFee: 500,
};

/** Miami Gardens moves less than the engine's floor of 4 % a year, which then holds. */
export const EXAMPLE_MARKET: Partial<MarketParameters> = { volatility: 0.039 };
