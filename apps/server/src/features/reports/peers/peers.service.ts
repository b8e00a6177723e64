import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PeerSamples, type PeersByScope, peerSamples } from '@alpha/engine/city';
import type { Db } from '../../../db/db.ts';
import { listPeers } from './peers.queries.ts';

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

async function readCity(db: Db, place: Place | null): Promise<City> {
  const peers = await listPeers(db, place);
  const byType = new Map<string, PeerSamples>();
  for (const type of new Set(peers.map((peer) => peer.type))) {
    // Sorting takes its milliseconds: others have their turn in between.
    await nextTurn();
    byType.set(type, peerSamples(peers.filter((peer) => peer.type === type)));
  }
  await nextTurn();
  return { all: peerSamples(peers), byType };
}
