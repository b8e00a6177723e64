import type { PeerFigure, PlausibilityPeers } from '@alpha/engine/plausibility';
import { LEVELS, type PeerKey, type PeerRow } from './peers.queries.ts';

/** Where a listing is, by level; null where that is unknown. */
export type ListingPlaces = Record<PeerRow['level'], string | null> & { type: string };

export type FindPeers = (listing: ListingPlaces) => PlausibilityPeers;

export const keyOf = ({ level, place, type, measure }: PeerKey): string =>
  `${measure} ${type} ${level} ${place}`;

/** The narrowest place that has enough listings, for each figure. */
export function createFindPeers(rows: readonly PeerRow[]): FindPeers {
  const known = new Map<string, PeerFigure>();
  for (const row of rows) {
    const { median, spread, count, name } = row;
    known.set(keyOf(row), { median, spread, count, place: name });
  }
  const narrowest = (listing: ListingPlaces, measure: PeerRow['measure']): PeerFigure | null => {
    for (const level of LEVELS) {
      const place = listing[level];
      if (place === null) continue;
      const type = listing.type as PeerRow['type'];
      const found = known.get(keyOf({ level, place, type, measure }));
      if (found) return found;
    }
    return null;
  };
  return (listing) => ({
    rentToPrice: narrowest(listing, 'rentToPrice'),
    pricePerSqft: narrowest(listing, 'pricePerSqft'),
  });
}

/** A middle that moved by less moves no listing across a threshold that would have mattered. */
const MOVED = 0.03;
const SPREAD_MOVED = 0.05;

/** What differs enough from what is stored to check listings again. */
export function comparePeers(stored: readonly PeerRow[], computed: readonly PeerRow[]) {
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const changed = computed.filter((row) => {
    const old = before.get(keyOf(row));
    before.delete(keyOf(row));
    return (
      !old ||
      Math.abs(Math.log(row.median / old.median)) > MOVED ||
      Math.abs(row.spread - old.spread) > SPREAD_MOVED
    );
  });
  return { changed, gone: [...before.values()] };
}
