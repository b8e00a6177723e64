import type { Assumptions } from './assumptions.ts';

/** A property and the assumptions about it. */
export type ProjectInputs = Assumptions & {
  /** USD. What the home is worth: its value grows from here, taxes and insurance are shares of it. */
  listPrice: number;
  /** USD per month, before vacancy. */
  rentMonthly: number;
  /** USD per month. */
  hoaMonthly: number;
  /** USD paid instead of the asking price: docs/formulas/price-paid.md. Absent in stored analyses. */
  offeredPrice?: number;
  /** Sold at the end of this year, 1 to 10; absent means 10. */
  holdYears?: number;
};
