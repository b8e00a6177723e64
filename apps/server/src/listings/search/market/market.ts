import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import type { Place, SearchFilter } from '../search.queries.ts';
import { readSearchVersion } from '../text-query.queries.ts';
import type { Columns } from './columns.ts';
import { type Elsewhere, readElsewhere } from './elsewhere.ts';
import { createFrequentWords } from './frequent-words.ts';
import { countListings, loadInThread, loadRows, ROWS_AT_ONCE } from './load-market.ts';
import { markRows } from './mark-rows.ts';
import { endOfVersion, listIdsInside, listMarketChanges } from './market.queries.ts';
import type { MarketRow } from './market-row.ts';
import type { Scanner } from './scan.ts';
import type { Box, RowBitmap } from './select-rows.ts';
import { ALONE, processTeam, type Team } from './team.ts';
import { createTurns } from './turns.ts';
import { createWords } from './words.ts';

/** From so many listings on, threads scan and load the market; asking them takes longer than a small scan. */
const MANY_LISTINGS = 400_000;
/** Up to this many changes are applied before answering; more are applied in the background. */
const QUICK_CHANGES = 2_000;
/** New rows are appended out of order; when the market has grown by this factor it is reloaded sorted. */
const MAX_GROWTH = 2;

/** The rows in memory and the database version they reflect. */
export type Snapshot = {
  columns: Columns;
  version: number;
  /** What is not in memory; null: all is. */
  elsewhere: Elsewhere | null;
};

/**
 * Whether all that a search can find is in memory; `boxes`: it looks nowhere else. Call within a turn: a listing of
 * another state may have come.
 */
export const holds = (
  { elsewhere }: Snapshot,
  filter: Pick<SearchFilter, 'city' | 'polygon'>,
  boxes: readonly Box[] = [],
): boolean => elsewhere === null || elsewhere.isNone(filter, boxes);

/** The whole market in memory, or some states of it, kept in sync with the database by version number. */
export type Market = {
  /** The latest snapshot, possibly outdated; `null` until loaded. */
  known: () => Snapshot | null;
  /** From now on the market is loaded when it is asked for; tests load it themselves. */
  loadOnDemand: () => void;
  /** Starts loading in the background, if this market is loaded on demand. */
  request: () => void;
  /** The first snapshot, shared by all who wait; `null` if this market is not loaded on demand. */
  loaded: () => Promise<Snapshot> | null;
  /**
   * The snapshot that is being loaded, for a market so large that it is there before the database could
   * answer; `null` if there is none.
   */
  expected: () => Promise<Snapshot> | null;
  /** The up-to-date snapshot; during a large import, the latest one available. */
  current: () => Promise<Snapshot>;
  /** Nothing changes the rows or the snapshot's version during the work. */
  scan: <T>(of: Snapshot, work: (scanner: Scanner) => Promise<T>) => Promise<T>;
  /** Whether the database would take too long for a search of all listings. */
  isLarge: (of: Snapshot) => boolean;
  /** Loads the market and the frequent words ahead of the first request. */
  warm: () => Promise<void>;
  /** Rows that match the text query, as of the snapshot. */
  named: (tsquery: string, of: Snapshot) => Promise<RowBitmap>;
  /** Rows inside a polygon that is too complex to test in memory. */
  inside: (points: readonly Place[], of: Snapshot) => Promise<RowBitmap>;
};

export type MarketOptions = {
  quickChanges?: number;
  manyListings?: number;
  team?: () => Team;
  /** Only their listings are held in memory; the database finds the others. */
  states?: readonly string[] | undefined;
};

export function createMarket(
  db: Db,
  {
    quickChanges = QUICK_CHANGES,
    manyListings = MANY_LISTINGS,
    team = processTeam,
    states,
  }: MarketOptions = {},
): Market {
  let snapshot: Snapshot | null = null;
  let loading: Promise<Snapshot> | null = null;
  let isLoadingMany = false;
  let catching: Promise<boolean> | null = null;
  let following: Promise<void> | null = null;
  let sizeInOrder = 0;
  let isOnDemand = false;
  const isLarge = ({ columns }: Pick<Snapshot, 'columns'>) => columns.size >= manyListings;
  const frequent = createFrequentWords(db, { isLarge: (columns) => isLarge({ columns }), states });
  const words = createWords(db, frequent);
  const turns = createTurns();

  async function load(): Promise<Snapshot> {
    const version = await readSearchVersion(db);
    const elsewhere = states ? await readElsewhere(db, states) : null;
    const listings = await countListings(db, states);
    isLoadingMany = listings >= manyListings;
    const columns = isLoadingMany
      ? await loadInThread(db, listings, states)
      : await loadRows(db, states);
    // Rows changed during the load are applied again with the changes.
    snapshot = { columns, version, elsewhere };
    sizeInOrder = columns.size;
    return snapshot;
  }

  /** Applies at most `limit` changes after the snapshot's version; returns how many. */
  async function readChanges(known: Snapshot, limit: number): Promise<number> {
    const now = await readSearchVersion(db);
    const atOnce = Math.min(ROWS_AT_ONCE, limit);
    let seen = 0;
    for (let after = endOfVersion(known.version); now !== known.version; ) {
      const changes = await listMarketChanges(db, after, { limit: atOnce });
      await turns.write(() => {
        for (const { changedId, version: _, ...row } of changes) {
          const { columns, elsewhere } = known;
          if (row.id !== null && (elsewhere?.isHeld(row.state ?? '') ?? true)) {
            columns.put(row as MarketRow);
            continue;
          }
          columns.remove(changedId);
          if (row.id !== null) elsewhere?.note(row as MarketRow);
        }
        if (changes.length < atOnce) known.version = now;
      });
      seen += changes.length;
      after = changes.at(-1) ?? after;
      if (known.version === now || seen >= limit) break;
      await nextTurn();
    }
    return seen;
  }

  /** False when there are too many changes. */
  const catchUp = async (known: Snapshot): Promise<boolean> =>
    (await readChanges(known, quickChanges)) < quickChanges;

  /** Applies changes in the background while a large import runs, without reloading the market. */
  async function follow(known: Snapshot): Promise<void> {
    while ((await readChanges(known, Number.POSITIVE_INFINITY)) >= quickChanges) await nextTurn();
    if (known.columns.size > MAX_GROWTH * Math.max(sizeInOrder, ROWS_AT_ONCE)) await load();
  }

  const reload = () => {
    loading ??= load().finally(() => {
      loading = null;
      isLoadingMany = false;
    });
    return loading;
  };

  const market: Market = {
    known: () => snapshot,
    loadOnDemand: () => {
      isOnDemand = true;
    },
    // The next request tries again if it fails.
    request: () => {
      if (isOnDemand) reload().catch(() => undefined);
    },
    loaded: () => (isOnDemand ? reload() : null),
    expected: () => (isLoadingMany ? loading : null),
    isLarge,
    scan: (of, work) =>
      turns.scan(() => work({ team: isLarge(of) ? team() : ALONE, columns: of.columns })),
    warm: async () => words.warm(await market.current()),
    async current() {
      const known = snapshot;
      if (!known) return reload();
      // A large import is running: answer from the current snapshot.
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

/** Options count for the first caller. */
export function marketOf(db: Db, options?: MarketOptions): Market {
  let market = byDatabase.get(db);
  if (!market) {
    market = createMarket(db, options);
    byDatabase.set(db, market);
  }
  return market;
}
