import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PeerSamples, type PeersByScope, peerSamples } from '@alpha/engine/city';
import type { Db } from '../../platform/db/db.ts';
import { listPeers, listPeersOfOtherTypes, type Peer } from './peers.queries.ts';

/** City medians change weekly. */
const FRESH_MS = 10 * 60_000;
const MAX_CITIES = 200;
/** The whole market and the two cities of the specification, needed by every report. */
const COMPARED_ALWAYS = new Set(['', 'hialeah|fl', 'miami|fl']);

type Place = { city: string; state: string };
type City = { all: PeerSamples; byType: Map<string, PeerSamples> };
type Entry = { city: Promise<City>; until: number };

const memories = new WeakMap<Db, Map<string, Entry>>();

/** Comparison groups, from the most similar to the whole market. */
export async function peersOf(db: Db, place: Place, type: string): Promise<PeersByScope> {
  const [city, everywhere] = await Promise.all([cityOf(db, place), cityOf(db, null)]);
  return { city_type: city.byType.get(type) ?? {}, city: city.all, all: everywhere.all };
}

export async function peersInCity(db: Db, place: Place): Promise<PeerSamples> {
  return (await cityOf(db, place)).all;
}

/** Stale-while-revalidate: only the first caller waits. */
function cityOf(db: Db, place: Place | null): Promise<City> {
  const memory = memories.get(db) ?? new Map<string, Entry>();
  memories.set(db, memory);
  const key = place ? `${place.city}|${place.state}`.toLowerCase() : '';
  const known = memory.get(key);
  if (known && known.until > Date.now()) return known.city;
  const next = { city: readCity(db, place), until: Date.now() + FRESH_MS };
  next.city.catch(() => memory.get(key) === next && memory.delete(key));
  if (known) {
    known.until = next.until;
    void next.city.then(() => memory.set(key, next)).catch(() => undefined);
    return known.city;
  }
  memory.set(key, next);
  const [oldest] = [...memory.keys()].filter((each) => !COMPARED_ALWAYS.has(each));
  if (memory.size > MAX_CITIES && oldest !== undefined) memory.delete(oldest);
  return next.city;
}

/** With this many of a type in the sample, percentiles come from the sample. */
const ENOUGH_OF_A_TYPE = 400;

export async function readCity(db: Db, place: Place | null, enough?: number): Promise<City> {
  const { peers, step } = await listPeers(db, place, enough);
  const types = groupByType(peers);
  const isCommon = ([, homes]: [string, Peer[]]) => step === 1 || homes.length >= ENOUGH_OF_A_TYPE;
  const common = [...types].filter(isCommon);
  // The whole market is only used across all types.
  const others =
    step > 1 && place
      ? groupByType(
          await listPeersOfOtherTypes(
            db,
            place,
            common.map(([type]) => type),
          ),
        )
      : [];
  const byType = new Map<string, PeerSamples>();
  for (const [type, homes] of [...common, ...others]) {
    // Yield to the event loop: sorting takes milliseconds.
    await nextTurn();
    byType.set(type, peerSamples(homes));
  }
  await nextTurn();
  return { all: peerSamples(peers), byType };
}

function groupByType(peers: readonly Peer[]): Map<string, Peer[]> {
  const groups = new Map<string, Peer[]>();
  for (const peer of peers) {
    const group = groups.get(peer.type);
    if (group) group.push(peer);
    else groups.set(peer.type, [peer]);
  }
  return groups;
}
