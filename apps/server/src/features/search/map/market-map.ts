import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../db/db.ts';
import { readSearchVersion } from '../text-query.queries.ts';
import { type Columns, createColumns } from './columns.ts';
import { listMapChanges, listMapRows } from './map.queries.ts';

/** A few milliseconds of work each, so that nobody else waits. */
const ROWS_AT_ONCE = 1_000;
/** So many changes are caught up with before the answer; more than that, behind it. */
const QUICK_CHANGES = 2_000;

/** The whole market in memory, in step with the database by its versions. */
export type MarketMap = { current: () => Promise<Columns> };

export function createMarketMap(db: Db): MarketMap {
  let columns: Columns | null = null;
  let version = 0;
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    const begun = await readSearchVersion(db);
    const fresh = createColumns();
    for (let afterId = 0; ; ) {
      const rows = await listMapRows(db, afterId, ROWS_AT_ONCE);
      for (const row of rows) fresh.put(row);
      afterId = rows.at(-1)?.id ?? 0;
      if (rows.length < ROWS_AT_ONCE) break;
      await nextTurn();
    }
    // What changed while we read is read again with the changes.
    [columns, version] = [fresh, begun];
  }

  async function catchUp(into: Columns, from: number, most: number): Promise<boolean> {
    const now = await readSearchVersion(db);
    if (now === from) return true;
    const changes = await listMapChanges(db, from, most + 1);
    if (changes.length > most) return false;
    for (const { changedId, row } of changes) {
      if (row) into.put(row);
      else into.remove(changedId);
    }
    if (columns === into) version = now;
    return true;
  }

  const reload = () => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };

  return {
    async current() {
      if (!columns) await reload();
      const known = columns ?? createColumns();
      // An import under way: the map of a moment ago is better than none.
      if (!loading && !(await catchUp(known, version, QUICK_CHANGES)))
        void reload().catch(() => undefined);
      return columns ?? known;
    },
  };
}

const byDatabase = new WeakMap<Db, MarketMap>();

export function marketMapOf(db: Db): MarketMap {
  let map = byDatabase.get(db);
  if (!map) {
    map = createMarketMap(db);
    byDatabase.set(db, map);
  }
  return map;
}
