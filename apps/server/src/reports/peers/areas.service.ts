import {
  type AreaScope,
  type PeerMetrics,
  type PeerSamples,
  peerSamples,
  type Scope,
} from '@alpha/engine/city';
import type { Db } from '../../platform/db/db.ts';
import { type ComparedArea, listComparedAreas } from './areas.queries.ts';

/** Area figures change with an import, at most daily. */
const FRESH_MS = 10 * 60_000;
/** Sums of the same parts may differ in their last bits. */
const SAME_DIGITS = 9;

/** The metro's name and the state's two letters. */
export type Places = Partial<Record<Scope, string>>;

/** The areas of a metro, a state and the country. */
export type AreaPeers = { samples: Partial<Record<AreaScope, PeerSamples>>; places: Places };

export const placeOf = (scope: Scope, places: Places): string | null => places[scope] ?? null;

type Entry = { areas: Promise<AreaIndex>; until: number };
const memories = new WeakMap<Db, Entry>();

export async function areaPeersOf(
  db: Db,
  { areaId, state }: { areaId: number | null; state: string },
): Promise<AreaPeers> {
  const { metroOf, byMetro, byState, country } = await indexOf(db);
  const metro = areaId === null ? null : metroOf.get(areaId);
  return {
    samples: { ...(metro && { metro: byMetro(metro) }), state: byState(state), country },
    places: { state, ...(metro && { metro }) },
  };
}

/** Stale-while-revalidate: only the first caller waits. */
function indexOf(db: Db): Promise<AreaIndex> {
  const known = memories.get(db);
  if (known && known.until > Date.now()) return known.areas;
  const next = { areas: listComparedAreas(db).then(areaIndex), until: Date.now() + FRESH_MS };
  next.areas.catch(() => memories.get(db) === next && memories.delete(db));
  if (!known) {
    memories.set(db, next);
    return next.areas;
  }
  known.until = next.until;
  void next.areas.then(() => memories.set(db, next)).catch(() => undefined);
  return known.areas;
}

type AreaIndex = ReturnType<typeof areaIndex>;

export function areaIndex(areas: readonly ComparedArea[]) {
  return {
    metroOf: new Map(areas.map(({ id, metro }) => [id, metro])),
    byMetro: sampledBy(areas, ({ metro }) => metro),
    byState: sampledBy(areas, ({ state }) => state),
    country: peerSamples(countedOnce(areas)),
  };
}

/** Each group is sorted when it is first asked for. */
function sampledBy(areas: readonly ComparedArea[], keyOf: (area: ComparedArea) => string | null) {
  const sorted = new Map<string, PeerSamples>();
  return (key: string): PeerSamples => {
    const samples =
      sorted.get(key) ?? peerSamples(countedOnce(areas.filter((area) => keyOf(area) === key)));
    sorted.set(key, samples);
    return samples;
  };
}

/** Areas that take a figure from the same metro, state or country are one observation of it. */
function countedOnce(areas: readonly ComparedArea[]): PeerMetrics[] {
  const seen = new Set<string>();
  const once = (value: number | null, source: string | null, metric: string) => {
    if (value === null || source === null) return value;
    const key = `${metric} ${source} ${value.toPrecision(SAME_DIGITS)}`;
    if (seen.has(key)) return null;
    seen.add(key);
    return value;
  };
  return areas.map(({ volatility, volatility_of, appreciation_roi, appreciation_of }) => ({
    volatility: once(volatility, volatility_of, 'volatility'),
    appreciation_roi: once(appreciation_roi, appreciation_of, 'appreciation'),
  }));
}
