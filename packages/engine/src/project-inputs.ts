import type { Assumptions } from './assumptions.ts';

/** One home and the assumptions about it. */
export type ProjectInputs = Assumptions & {
  /** USD. */
  listPrice: number;
  /** USD a month, before vacancy. */
  rentMonthly: number;
  /** USD a month. */
  hoaMonthly: number;
};
