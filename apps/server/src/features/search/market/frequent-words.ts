import type { Db } from '../../../db/db.ts';
import { listFrequentWords } from '../text-query.queries.ts';
import { markRows } from './mark-rows.ts';
import { listChangedWords, listIdsNamed } from './market.queries.ts';
import type { Snapshot } from './market.ts';
import type { NamedRows } from './select-rows.ts';

/** Rarer words than this the database finds by itself. */
export const MANY_LISTINGS = 4_000;
/** A bit a listing each: 32 MB for a million. */
const MOST_WORDS = 256;
/** So many changed listings are looked at before the answer; for more, all is read again behind it. */
const QUICK_CHANGES = 2_000;

type Known = { version: number; rows: Map<string, NamedRows> };

/**
 * The rows of every word that many listings have, read ahead: finding a hundred thousand listings by
 * a word takes the database a tenth of a second, and the first to ask would wait for it.
 */
export function createFrequentWords(db: Db, manyListings = MANY_LISTINGS) {
  let known: Known | null = null;
  let reading: Promise<void> | null = null;
  let catching: Promise<void> = Promise.resolve();

  async function read({ columns, version }: Snapshot): Promise<void> {
    const rows = new Map<string, NamedRows>();
    for (const word of await listFrequentWords(db, manyListings, MOST_WORDS))
      rows.set(word, await markRows(columns, await listIdsNamed(db, word)));
    // What changed while we read is looked at again with the changes.
    known = { version, rows };
  }

  function warm(snapshot: Snapshot): Promise<void> {
    reading ??= read(snapshot).finally(() => {
      reading = null;
    });
    return reading;
  }

  async function catchUp(snapshot: Snapshot): Promise<void> {
    if (!known || known.version >= snapshot.version) return;
    const { version } = snapshot;
    const words = [...known.rows.keys()];
    const changes = await listChangedWords(db, known.version, words, QUICK_CHANGES + 1);
    if (changes.length > QUICK_CHANGES) {
      known = null;
      void warm(snapshot).catch(() => undefined);
      return;
    }
    for (const { id, has } of changes) {
      const row = snapshot.columns.rowOf(id);
      if (row === undefined) continue;
      for (const word of words) known.rows.set(word, withBit(known.rows.get(word), row, false));
      for (const word of has) known.rows.set(word, withBit(known.rows.get(word), row, true));
    }
    known.version = version;
  }

  return {
    warm,
    /** As of the snapshot; none while they are being read. */
    async at(snapshot: Snapshot): Promise<ReadonlyMap<string, NamedRows> | null> {
      // One after the other: two at once would each miss what the other has seen.
      catching = catching.then(() => catchUp(snapshot));
      const mine = catching;
      catching = mine.catch(() => undefined);
      await mine;
      return known?.rows ?? null;
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
