import { DEFAULT_ASSUMPTIONS, type MarketParameters, type ProjectInputs } from '@alpha/engine';
import { EXAMPLE_HOME } from './example-home';

/** Engine inputs of worked example C. */
export const EXAMPLE_INPUTS: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: EXAMPLE_HOME.priceUsd,
  rentMonthly: EXAMPLE_HOME.rentUsdMonthly,
  hoaMonthly: 0,
  maxManagementFee: 500,
};

/** Miami Gardens' volatility is below the engine's floor of 4 % a year, so the floor applies. */
export const EXAMPLE_MARKET: Partial<MarketParameters> = { volatility: 0.039 };
