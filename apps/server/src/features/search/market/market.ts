import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../db/db.ts';
import type { Place } from '../search.queries.ts';
import { readSearchVersion } from '../text-query.queries.ts';
import { type Columns, createColumns, type MarketRow } from './columns.ts';
import { markRows } from './mark-rows.ts';
import { BEGINNING, listIdsInside, listMarketChanges, listMarketRows } from './market.queries.ts';
import type { NamedRows } from './select-rows.ts';
import { createWords } from './words.ts';

/** A few milliseconds of work each, so that nobody else waits. */
const ROWS_AT_ONCE = 1_000;
/** So many changes are caught up with before the answer; more than that, behind it. */
const QUICK_CHANGES = 2_000;

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
  named: (tsquery: string) => Promise<NamedRows>;
  /** The same for a drawn area that is too much to look at here. */
  inside: (points: readonly Place[]) => Promise<NamedRows>;
};

export function createMarket(db: Db): Market {
  let snapshot: Snapshot | null = null;
  let loading: Promise<Snapshot> | null = null;
  let catching: Promise<boolean> | null = null;
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
    return snapshot;
  }

  /** False: too much has changed. */
  async function catchUp(known: Snapshot): Promise<boolean> {
    const now = await readSearchVersion(db);
    if (now === known.version) return true;
    const changes = await listMarketChanges(db, known.version, QUICK_CHANGES + 1);
    if (changes.length > QUICK_CHANGES) return false;
    for (const { changedId, ...row } of changes) {
      if (row.id === null) known.columns.remove(changedId);
      else known.columns.put(row as MarketRow);
    }
    known.version = now;
    return true;
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
      if (!snapshot) return reload();
      catching ??= catchUp(snapshot).finally(() => {
        catching = null;
      });
      // An import under way: the market of a moment ago is better than none.
      if (!loading && !(await catching)) void reload().catch(() => undefined);
      return snapshot;
    },
    named: async (tsquery) => words.named(tsquery, snapshot ?? (await reload())),
    inside: async (points) =>
      markRows((snapshot ?? (await reload())).columns, await listIdsInside(db, points)),
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
