import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import { listFrequentWords } from '../text-query.queries.ts';
import { markRows } from './mark-rows.ts';
import { type ChangeMark, endOfVersion, listChangedWords, listIdsNamed } from './market.queries.ts';
import type { Snapshot } from './market.ts';
import type { NamedRows } from './select-rows.ts';

/** Rarer words than this the database finds by itself. */
export const MANY_LISTINGS = 4_000;
/** A bit a listing each: 32 MB for a million. */
const MOST_WORDS = 256;
/** So many changed listings are looked at before the answer; more than that, behind it. */
const QUICK_CHANGES = 2_000;

/** `seenUpTo`: half-way from its version to a later one. */
type Known = Snapshot & { rows: Map<string, NamedRows>; seenUpTo: ChangeMark | null };

/**
 * The rows of every word that many listings have, read ahead: finding a hundred thousand listings by
 * a word takes the database a tenth of a second, and the first to ask would wait for it.
 */
export function createFrequentWords(
  db: Db,
  manyListings = MANY_LISTINGS,
  quickChanges = QUICK_CHANGES,
) {
  let known: Known | null = null;
  let reading: Promise<void> | null = null;
  let catching: Promise<unknown> = Promise.resolve();
  let following: Promise<void> | null = null;

  async function read({ columns, version }: Snapshot): Promise<void> {
    const rows = new Map<string, NamedRows>();
    for (const word of await listFrequentWords(db, manyListings, MOST_WORDS))
      rows.set(word, await markRows(columns, await listIdsNamed(db, word)));
    // What changed while we read is looked at again with the changes.
    known = { version, columns, rows, seenUpTo: null };
  }

  function warm(snapshot: Snapshot): Promise<void> {
    reading ??= read(snapshot).finally(() => {
      reading = null;
    });
    return reading;
  }

  /** → whether that was all that changed until the snapshot. */
  async function readChanges(to: Known, { version, columns }: Snapshot): Promise<boolean> {
    const words = [...to.rows.keys()];
    const mark = to.seenUpTo ?? endOfVersion(to.version);
    // Not further than the snapshot: its columns have no row yet for what is newer.
    const window = { to: version, limit: quickChanges };
    const changes = await listChangedWords(db, mark, words, window);
    for (const { changedId, has } of changes) {
      const row = columns.rowOf(changedId);
      if (row === undefined) continue;
      for (const word of words) to.rows.set(word, withBit(to.rows.get(word), row, false));
      for (const word of has) to.rows.set(word, withBit(to.rows.get(word), row, true));
    }
    const isAll = changes.length < quickChanges;
    to.seenUpTo = isAll ? null : (changes.at(-1) ?? null);
    if (isAll) to.version = version;
    return isAll;
  }

  /** → whether they are as of the snapshot; else they will be soon. */
  async function catchUp(snapshot: Snapshot): Promise<boolean> {
    const now = known;
    if (!now || following) return false;
    if (now.columns === snapshot.columns) {
      if (now.version >= snapshot.version || (await readChanges(now, snapshot))) return true;
      following = follow(now, snapshot).finally(() => {
        following = null;
      });
      following.catch(() => undefined);
    } else if (now.version <= snapshot.version) {
      // The rows stand in another order.
      known = null;
      void warm(snapshot).catch(() => undefined);
    }
    return false;
  }

  /** An import runs ahead: behind the answers, and never all words because some listings are new. */
  async function follow(now: Known, snapshot: Snapshot): Promise<void> {
    while (!(await readChanges(now, snapshot))) await nextTurn();
  }

  return {
    warm,
    /** As of the snapshot; none while they are being read, or are behind it. */
    async at(snapshot: Snapshot): Promise<ReadonlyMap<string, NamedRows> | null> {
      // One after the other: two at once would each miss what the other has seen.
      const mine = catching.then(() => catchUp(snapshot));
      catching = mine.catch(() => undefined);
      return (await mine) ? (known?.rows ?? null) : null;
    },
  };
}

/** The same rows with one bit set or cleared, longer where the row lies beyond its end. */
function withBit(rows: NamedRows = new Uint8Array(0), row: number, isSet: boolean): NamedRows {
  const byte = row >>> 3;
  const mask = 1 << (row & 7);
  const isThere = byte < rows.length;
  if (!isThere && !isSet) return rows;
  const all = isThere ? rows : lengthened(rows, byte);
  all[byte] = isSet ? (all[byte] as number) | mask : (all[byte] as number) & ~mask;
  return all;
}

function lengthened(rows: NamedRows, byte: number): NamedRows {
  const longer = new Uint8Array(4 * (((byte + 1024) >>> 2) + 1));
  longer.set(rows);
  return longer;
}
