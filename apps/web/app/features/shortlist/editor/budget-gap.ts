import type { Listing } from '@alpha/contract';

/** What the lead's budget leaves after the down payment, USD; negative: above it. Null: one of them is unknown. */
export function budgetGap(
  budget: number | null,
  listing: Pick<Listing, 'propertyEstimates'> | null,
): number | null {
  const down = listing?.propertyEstimates?.downpayment;
  return budget === null || down === undefined ? null : budget - down;
}
