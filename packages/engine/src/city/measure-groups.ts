import type { PeerMetric } from './metrics.ts';

/**
 * Measures that restate each other: for homes of one area with the same loan terms they give the same
 * order, so being ahead on one is being ahead on all. A group counts once; its first known measure
 * speaks for it. A measure that is not listed is a group of its own.
 *
 * return_on_rent, all of them what the rent leaves on the money put in:
 * - annual ROI is the total as a yearly rate, and the simulation's drift makes its mean the total;
 * - ROI from rent is the total less the area's appreciation, which is equal for all;
 * - cash-on-cash and debt service coverage are the cap rate less, or divided by, the same payment;
 * - rents and costs grow at the area's rates, so the first year's yield settles the ten years.
 *
 * The first three are exact; the last is measured: docs/formulas/group-measures.md
 */
export const MEASURE_GROUPS = {
  return_on_rent: [
    'total_roi',
    'annual_roi',
    'roi_mean',
    'rent_roi',
    'cap_rate',
    'cash_on_cash',
    'dscr',
  ],
} as const satisfies Record<string, readonly PeerMetric[]>;

/** The measures of the same group in order, this one among them. */
export function restatements(metric: string): readonly string[] {
  const groups: readonly (readonly string[])[] = Object.values(MEASURE_GROUPS);
  return groups.find((measures) => measures.includes(metric)) ?? [metric];
}
