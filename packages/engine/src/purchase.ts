import { HORIZON_YEARS } from './assumptions.ts';
import type { ProjectInputs } from './project-inputs.ts';

/** USD paid for the home; the asking price without an offer. Formula page: docs/formulas/price-paid.md */
export const pricePaid = ({
  listPrice,
  offeredPrice = listPrice,
}: Pick<ProjectInputs, 'listPrice' | 'offeredPrice'>): number => offeredPrice;

/** Years until the sale. */
export const yearsHeld = ({
  holdYears = HORIZON_YEARS,
}: Pick<ProjectInputs, 'holdYears'>): number => holdYears;
