import { DOWN_PAYMENT_PERCENT } from '../plan';
import { EXAMPLE_HOME } from './example-home';

/** Worked example C with its inputs; default assumptions for everything else. */
export const EXAMPLE = {
  ...EXAMPLE_HOME,
  downPaymentPercent: DOWN_PAYMENT_PERCENT,
  aprPercent: 7.5,
  growthPercent: 3.5,
} as const;

/** The reconciliation in USD: the five lines add up to the net profit; a test compares it with the engine. */
export const SUM_LINES = [
  ['sale', 789_935],
  ['selling', -55_295],
  ['loan', -315_934],
  ['paid', -209_202],
  ['cashFlow', 44_790],
] as const;

export const NET_PROFIT_USD = 254_294;
