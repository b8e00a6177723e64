import type { Listing } from '@alpha/contract';

type Address = Pick<Listing, 'address' | 'city' | 'state' | 'zip'>;

/** Street lines repeat between cities: only the full address is unique. */
export function oneLineAddress({ address, city, state, zip }: Address): string {
  return `${address}, ${city}, ${state} ${zip}`;
}

export function listingPath(listing: Address): string {
  return `/app/property/${encodeURIComponent(oneLineAddress(listing))}`;
}

/** Whose report it is, in the address of a report that was opened from a lead. */
export const LEAD_PARAM = 'lead';

/** The report, which then knows whom it will be sent to. */
export const leadListingPath = (listing: Address, leadId: number): string =>
  `${listingPath(listing)}?${LEAD_PARAM}=${leadId}`;
