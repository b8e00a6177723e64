import { isSame, MIN_PEERS, type PeerMetric } from './metrics.ts';
import { sampleOf } from './peer-samples.ts';
import {
  AREA_MEASURES,
  AREA_SCOPES,
  PEER_SCOPES,
  type PeersByScope,
  type Scope,
} from './peer-scopes.ts';
import { variesFrom } from './share-beaten.ts';

/** `same`: every compared value is equal. `no_data`: too few values, or the home's own is unknown. */
export type LeftOutReason = 'same' | 'no_data';

export type ComparisonSet = {
  scope: Scope;
  /** Sorted. */
  values: Float64Array;
  leftOut: LeftOutReason | null;
};

/**
 * The values a figure is compared with. A home's figure: the first scope with 5 homes, left out when
 * they are all the same. An area's figure: the first scope with 5 different values.
 */
export function comparisonSet(
  metric: PeerMetric,
  value: number,
  peers: PeersByScope,
): ComparisonSet {
  const isOfArea = AREA_MEASURES.includes(metric);
  const sets = (isOfArea ? AREA_SCOPES : PEER_SCOPES).map((scope) => ({
    scope,
    values: sampleOf(metric, peers[scope] ?? []),
  }));
  const enough = sets.find(({ values }) =>
    isOfArea ? hasDistinct(values, MIN_PEERS) : values.length >= MIN_PEERS,
  );
  const widest = sets.findLast(({ values }) => values.length >= MIN_PEERS) ?? sets.at(-1);
  const set = enough ?? (widest as (typeof sets)[number]);
  // Areas with a shared history count once, so all of them can be a single value.
  const fewest = isOfArea ? 1 : MIN_PEERS;
  const isSameForAll = set.values.length >= fewest && !variesFrom(value, set.values);
  return { ...set, leftOut: isSameForAll ? 'same' : enough ? null : 'no_data' };
}

function hasDistinct(sorted: Float64Array, enough: number): boolean {
  let distinct = 0;
  let last = Number.NaN;
  for (const value of sorted) {
    if (isSame(value, last)) continue;
    last = value;
    distinct += 1;
    if (distinct >= enough) return true;
  }
  return false;
}
