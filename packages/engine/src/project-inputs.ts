import type { Assumptions } from './assumptions.ts';

/** A property and the assumptions about it. */
export type ProjectInputs = Assumptions & {
  /** USD. */
  listPrice: number;
  /** USD per month, before vacancy. */
  rentMonthly: number;
  /** USD per month. */
  hoaMonthly: number;
};
