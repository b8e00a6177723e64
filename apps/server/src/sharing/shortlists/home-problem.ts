import type { HomeProblem, Listing } from '@alpha/contract';
import type { ItemRow } from './shortlists.queries.ts';

/** Homes under contract may come back, and their page says so; these don't. */
const GONE = { sold: 'sold', off_market: 'off_market', withdrawn: 'off_market' } as const;

/** What the sender has to know before sending: the property has changed since it was added. */
export function problemOf(
  { home }: Pick<ItemRow, 'home'>,
  listing: Listing | undefined,
): HomeProblem | null {
  if (!home.mayDisplay || !listing) return 'hidden';
  if (home.status in GONE) return GONE[home.status as keyof typeof GONE];
  return listing.propertyEstimates ? null : 'unanalyzed';
}
