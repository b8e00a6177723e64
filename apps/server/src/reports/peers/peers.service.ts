import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PeerSamples, type PeersByScope, peerSamples } from '@alpha/engine/city';
import type { Db } from '../../platform/db/db.ts';
import { listPeers, listPeersOfOtherTypes, type Peer } from './peers.queries.ts';

/** Medians of a city move by the week. */
const FRESH_MS = 10 * 60_000;
const MOST_CITIES = 200;
/** The whole market and the specification's two cities: every report asks for them. */
const COMPARED_ALWAYS = new Set(['', 'hialeah|fl', 'miami|fl']);

type Place = { city: string; state: string };
type City = { all: PeerSamples; byType: Map<string, PeerSamples> };
type Entry = { city: Promise<City>; until: number };

const memories = new WeakMap<Db, Map<string, Entry>>();

/** The homes a home is compared with, from the closest kind to the whole market. */
export async function peersOf(db: Db, place: Place, type: string): Promise<PeersByScope> {
  const [city, everywhere] = await Promise.all([cityOf(db, place), cityOf(db, null)]);
  return { city_type: city.byType.get(type) ?? {}, city: city.all, all: everywhere.all };
}

/** Of a large market a sample. */
export async function peersEverywhere(db: Db): Promise<PeerSamples> {
  return (await cityOf(db, null)).all;
}

export async function peersInCity(db: Db, place: Place): Promise<PeerSamples> {
  return (await cityOf(db, place)).all;
}

/** The first reader waits; later ones get what is known while it is read anew behind them. */
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
  if (memory.size > MOST_CITIES && oldest !== undefined) memory.delete(oldest);
  return next.city;
}

/** With so many the ranks of a kind of home are told from the sample. */
const ENOUGH_OF_A_TYPE = 400;

export async function readCity(db: Db, place: Place | null, enough?: number): Promise<City> {
  const { peers, step } = await listPeers(db, place, enough);
  const types = groupByType(peers);
  const isCommon = ([, homes]: [string, Peer[]]) => step === 1 || homes.length >= ENOUGH_OF_A_TYPE;
  const common = [...types].filter(isCommon);
  // Everywhere at once is asked for the whole market only, never for one kind of home.
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
    // Sorting takes its milliseconds: others have their turn in between.
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
