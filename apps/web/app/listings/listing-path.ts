import type { Listing } from '@alpha/contract';

type Address = Pick<Listing, 'address' | 'city' | 'state' | 'zip'>;

/** Street lines repeat between cities: only the full address is unique. */
export function oneLineAddress({ address, city, state, zip }: Address): string {
  return `${address}, ${city}, ${state} ${zip}`;
}

export function listingPath(listing: Address): string {
  return `/app/property/${encodeURIComponent(oneLineAddress(listing))}`;
}
