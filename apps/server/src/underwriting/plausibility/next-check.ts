import {
  changesMaterially,
  checkPlausibility,
  type PlausibilityPeers,
  type PlausibilityReason,
} from '@alpha/engine/plausibility';
import type { DecidedFigures } from '../../platform/db/schema/index.ts';
import type { CheckToStore, ListingToCheck } from './check-listings.queries.ts';

/** What becomes of the check of a listing: stored, removed, or as it was. */
type NextCheck = { put: CheckToStore } | { gone: number } | null;

export function nextCheck(listing: ListingToCheck, peers: PlausibilityPeers): NextCheck {
  const { id, check } = listing;
  const reasons = checkPlausibility(listing, peers);
  if (!check) return reasons.length > 0 ? { put: { id, state: 'open', reasons } } : null;
  const state = nextState(listing, check, reasons);
  if (state === null) return { gone: id };
  const isSame = state === check.state && JSON.stringify(reasons) === JSON.stringify(check.reasons);
  return isSame ? null : { put: { id, state, reasons } };
}

/** A decision holds while its figures do; a correction stays in force until it is taken back. */
function nextState(
  listing: ListingToCheck,
  { state, decidedFigures, isCorrected }: NonNullable<ListingToCheck['check']>,
  reasons: readonly PlausibilityReason[],
) {
  const isDecided = state !== 'open' && decidedFigures !== null;
  if (isDecided && !hasChanged(decidedFigures, listing)) return state;
  if (reasons.length > 0) return 'open';
  return isCorrected ? 'corrected' : null;
}

const hasChanged = (decided: DecidedFigures, now: ListingToCheck): boolean =>
  changesMaterially(decided.price, now.price) ||
  changesMaterially(decided.rent, now.rentMonthly) ||
  changesMaterially(decided.hoa, now.hoaMonthly) ||
  changesMaterially(decided.sqft, now.sqft);

export const figuresOf = (listing: ListingToCheck): DecidedFigures => ({
  price: listing.price,
  rent: listing.rentMonthly,
  hoa: listing.hoaMonthly,
  sqft: listing.sqft,
});
