import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import type { Place } from '../search.queries.ts';
import { readSearchVersion } from '../text-query.queries.ts';
import { type Columns, createColumns, type MarketRow } from './columns.ts';
import { markRows } from './mark-rows.ts';
import {
  BEGINNING,
  endOfVersion,
  listIdsInside,
  listMarketChanges,
  listMarketRows,
} from './market.queries.ts';
import type { NamedRows } from './select-rows.ts';
import { createWords } from './words.ts';

/** A few milliseconds of work each, so that nobody else waits. */
const ROWS_AT_ONCE = 1_000;
/** So many changes are caught up with before the answer; more than that, behind it. */
const QUICK_CHANGES = 2_000;
/** What came later stands where there was room: when that is most of it, it is put in order anew. */
const MOST_GROWTH = 2;

/** What stands in memory, and the version of the database it was read in. */
export type Snapshot = { columns: Columns; version: number };

/** The whole market in memory, in step with the database by its versions. */
export type Market = {
  /** As it was last seen; `null` until it has been read once. */
  known: () => Snapshot | null;
  /** As it is now, or as near to it as can be had without waiting for an import. */
  current: () => Promise<Snapshot>;
  /** Reads it and the words that many listings have, before anybody asks. */
  warm: () => Promise<void>;
  /** Which rows have these words, as of the snapshot. */
  named: (tsquery: string, of: Snapshot) => Promise<NamedRows>;
  /** The same for a drawn area that is too much to look at here. */
  inside: (points: readonly Place[], of: Snapshot) => Promise<NamedRows>;
};

export function createMarket(db: Db, quickChanges = QUICK_CHANGES): Market {
  let snapshot: Snapshot | null = null;
  let loading: Promise<Snapshot> | null = null;
  let catching: Promise<boolean> | null = null;
  let following: Promise<void> | null = null;
  let sizeInOrder = 0;
  const words = createWords(db);

  async function load(): Promise<Snapshot> {
    const version = await readSearchVersion(db);
    const columns = createColumns();
    for (let mark = BEGINNING; ; ) {
      const rows = await listMarketRows(db, mark, ROWS_AT_ONCE);
      for (const row of rows) columns.put(row);
      mark = rows.at(-1) ?? mark;
      if (rows.length < ROWS_AT_ONCE) break;
      await nextTurn();
    }
    // What changed while we read is read again with the changes.
    snapshot = { columns, version };
    sizeInOrder = columns.size;
    return snapshot;
  }

  /** → all changes after its version that were read, at most so many. */
  async function readChanges(known: Snapshot, limit: number): Promise<number> {
    const now = await readSearchVersion(db);
    const atOnce = Math.min(ROWS_AT_ONCE, limit);
    let seen = 0;
    for (let after = endOfVersion(known.version); now !== known.version; ) {
      const changes = await listMarketChanges(db, after, { limit: atOnce });
      for (const { changedId, version: _, ...row } of changes) {
        if (row.id === null) known.columns.remove(changedId);
        else known.columns.put(row as MarketRow);
      }
      seen += changes.length;
      after = changes.at(-1) ?? after;
      if (changes.length < atOnce) known.version = now;
      else if (seen >= limit) break;
      else await nextTurn();
    }
    return seen;
  }

  /** False: too much has changed. */
  const catchUp = async (known: Snapshot): Promise<boolean> =>
    (await readChanges(known, quickChanges)) < quickChanges;

  /** Behind the answers, for as long as an import runs ahead; never all of it because a part is new. */
  async function follow(known: Snapshot): Promise<void> {
    while ((await readChanges(known, Number.POSITIVE_INFINITY)) >= quickChanges) await nextTurn();
    if (known.columns.size > MOST_GROWTH * Math.max(sizeInOrder, ROWS_AT_ONCE)) await load();
  }

  const reload = () => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };

  const market: Market = {
    known: () => snapshot,
    warm: async () => words.warm(await market.current()),
    async current() {
      const known = snapshot;
      if (!known) return reload();
      // An import under way: the market of a moment ago is better than none.
      if (following) return known;
      catching ??= catchUp(known).finally(() => {
        catching = null;
      });
      if (!(await catching) && !following) {
        following = follow(known).finally(() => {
          following = null;
        });
        following.catch(() => undefined);
      }
      return known;
    },
    named: (tsquery, of) => words.named(tsquery, of),
    inside: async (points, { columns }) => markRows(columns, await listIdsInside(db, points)),
  };
  return market;
}

const byDatabase = new WeakMap<Db, Market>();

export function marketOf(db: Db): Market {
  let market = byDatabase.get(db);
  if (!market) {
    market = createMarket(db);
    byDatabase.set(db, market);
  }
  return market;
}
