import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import { listFrequentWords } from '../text-query.queries.ts';
import type { Columns } from './columns.ts';
import { loadWords, loadWordsInThread } from './load-words.ts';
import { bitmapOf } from './mark-rows.ts';
import { type ChangeMark, endOfVersion, listChangedWords } from './market.queries.ts';
import type { Snapshot } from './market.ts';
import type { RowBitmap } from './select-rows.ts';

/** Words in fewer listings are left to the database index. */
export const MANY_LISTINGS = 4_000;
/** One bit per listing and word: 32 MB for a million listings. */
const MAX_WORDS = 256;
/** Up to this many changes are applied before answering; more are applied in the background. */
const QUICK_CHANGES = 2_000;

/** Rows in memory, and their version. */
type State = Pick<Snapshot, 'columns' | 'version'>;

/** `seenUpTo`: set while partway between two versions. */
type Known = State & { rows: Map<string, RowBitmap>; seenUpTo: ChangeMark | null };

type FrequentOptions = {
  manyListings?: number;
  quickChanges?: number;
  /** One pass over all listings is faster than finding each word. */
  isLarge?: (columns: Columns) => boolean;
  /** Whose listings are in memory; undefined: all. */
  states?: readonly string[] | undefined;
};

/**
 * Row bitmaps of frequent words, loaded ahead: finding 100,000 listings by a word takes the database
 * 0.1 s, and the first request would wait for it.
 */
export function createFrequentWords(
  db: Db,
  {
    manyListings = MANY_LISTINGS,
    quickChanges = QUICK_CHANGES,
    isLarge = () => false,
    states,
  }: FrequentOptions = {},
) {
  let known: Known | null = null;
  let reading: Promise<void> | null = null;
  let catching: Promise<unknown> = Promise.resolve();
  let following: Promise<void> | null = null;

  async function read({ columns, version }: State): Promise<void> {
    const words = await listFrequentWords(db, manyListings, MAX_WORDS);
    const rows = await (isLarge(columns) ? loadWordsInThread : loadWords)(
      db,
      columns,
      words,
      states,
    );
    // Rows changed during the read are applied again with the changes.
    known = { version, columns, rows, seenUpTo: null };
  }

  function warm(snapshot: State): Promise<void> {
    reading ??= read(snapshot).finally(() => {
      reading = null;
    });
    return reading;
  }

  /** Returns whether all changes up to the snapshot were applied. */
  async function readChanges(to: Known, { version, columns }: State): Promise<boolean> {
    const words = [...to.rows.keys()];
    const mark = to.seenUpTo ?? endOfVersion(to.version);
    // Only up to the snapshot: newer listings have no row in its columns yet.
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

  /** Returns whether the bitmaps match the snapshot; if not, starts a background update. */
  async function catchUp(snapshot: State): Promise<boolean> {
    const now = known;
    if (!now || following) return false;
    if (now.columns === snapshot.columns) {
      if (now.version >= snapshot.version || (await readChanges(now, snapshot))) return true;
      following = follow(now, snapshot).finally(() => {
        following = null;
      });
      following.catch(() => undefined);
    } else if (now.version <= snapshot.version) {
      // The market was reloaded, so row numbers differ.
      known = null;
      void warm(snapshot).catch(() => undefined);
    }
    return false;
  }

  /** Applies the changes of a running import in the background, without reloading all words. */
  async function follow(now: Known, snapshot: State): Promise<void> {
    while (!(await readChanges(now, snapshot))) await nextTurn();
  }

  return {
    warm,
    /** Null while loading or behind the snapshot. */
    async at(snapshot: State): Promise<ReadonlyMap<string, RowBitmap> | null> {
      // Serialized: concurrent runs would each miss the other's changes.
      const mine = catching.then(() => catchUp(snapshot));
      catching = mine.catch(() => undefined);
      return (await mine) ? (known?.rows ?? null) : null;
    },
  };
}

export type FrequentWords = ReturnType<typeof createFrequentWords>;

/** Sets or clears one bit; grows the bitmap if needed. */
function withBit(rows: RowBitmap = new Uint8Array(0), row: number, isSet: boolean): RowBitmap {
  const byte = row >>> 3;
  const mask = 1 << (row & 7);
  const isThere = byte < rows.length;
  if (!isThere && !isSet) return rows;
  const all = isThere ? rows : lengthened(rows, byte);
  all[byte] = isSet ? (all[byte] as number) | mask : (all[byte] as number) & ~mask;
  return all;
}

function lengthened(rows: RowBitmap, byte: number): RowBitmap {
  const longer = bitmapOf(4 * (((byte + 1024) >>> 2) + 1));
  longer.set(rows);
  return longer;
}
