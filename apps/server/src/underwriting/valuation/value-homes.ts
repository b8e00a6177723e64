import {
  createValuer,
  VALUATION_VERSION,
  type Valuation,
  type Valuer,
} from '@alpha/engine/valuation';
import { storeValues } from '../../listings/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { squaresAround } from '../../platform/db/map-squares.ts';
import { retried } from '../../platform/db/retried.ts';
import { type AreaIndexes, createAreaIndexes } from './area-indexes.ts';
import { type SaleDates, saleDates } from './sale-dates.ts';
import { groupSquares, type StaleSquare, staleSquares } from './stale-squares.ts';
import {
  deleteObsoleteValuations,
  forgetSquares,
  markSquaresValued,
  tidyValuations,
  upsertValuations,
  type ValuationRow,
} from './store-valuations.queries.ts';
import {
  type HomeRow,
  listHomesToValue,
  listSalesIn,
  listSquares,
  listValuedSquares,
} from './valuation.queries.ts';

/** What is in memory at a time, whatever the market size. */
const AT_ONCE = { homes: 2_000, sales: 30_000 };
/** Computed without a pause: a few milliseconds, so that requests are answered in between. */
const HOMES_WITHOUT_PAUSE = 100;
/** From this many values, planner statistics are updated. */
const BULK_CHANGES = 1_000;

type ValuationRun = {
  /** Stops within a square; finished groups of squares are stored. */
  signal?: AbortSignal | undefined;
  /** YYYY-MM-DD. */
  today?: string;
  atOnce?: typeof AT_ONCE;
};

export type ValuationProgress = {
  squares: number;
  homes: number;
  /** Of them, with an estimate. */
  valued: number;
  seconds: number;
};

/** Values every property in squares of the map where properties, sales or the index changed. */
export async function valueHomes(
  db: Db,
  { signal, today = new Date().toISOString().slice(0, 10), atOnce = AT_ONCE }: ValuationRun = {},
): Promise<ValuationProgress> {
  const started = performance.now();
  const dates = saleDates(today);
  const contents = await listSquares(db, dates.since);
  const known = await listValuedSquares(db);
  // Each month all are valued again: old sales drop out.
  const stale = staleSquares(contents, known, `${VALUATION_VERSION} ${dates.month}`);
  const empty = new Set(known.keys());
  for (const { square, homes } of contents) if (homes > 0) empty.delete(square);
  const progress = { squares: stale.length, homes: 0, valued: 0 };
  const result = () => ({ ...progress, seconds: (performance.now() - started) / 1000 });
  if (stale.length === 0 && empty.size === 0) return result();
  await retried(() => storeValues(db, deleteObsoleteValuations));
  await forgetSquares(db, [...empty]);
  const indexes = createAreaIndexes(db, dates.indexSince);
  for (const group of groupSquares(stale, contents, atOnce)) {
    if (signal?.aborted) break;
    await valueGroup({ db, group, dates, indexes, signal, atOnce, progress });
  }
  if (progress.homes >= BULK_CHANGES) await tidyValuations(db);
  return result();
}

type Group = Required<Pick<ValuationRun, 'atOnce'>> & {
  db: Db;
  group: StaleSquare[];
  dates: SaleDates;
  indexes: AreaIndexes;
  signal: AbortSignal | undefined;
  progress: Omit<ValuationProgress, 'seconds'>;
};

/** The squares count as valued once all their properties are stored; until then they stay stale. */
async function valueGroup(run: Group): Promise<void> {
  const { db, group, dates, indexes, signal, atOnce, progress } = run;
  const squares = group.map(({ square }) => square);
  const around = [...new Set(squares.flatMap(squaresAround))];
  const value = createValuer(
    await listSalesIn(db, around, { since: dates.since, limit: atOnce.sales }),
  );
  for (let after = 0; ; ) {
    const homes = await listHomesToValue(db, squares, { after, limit: atOnce.homes });
    await indexes.load(homes.map(({ areaId }) => areaId));
    const rows = await valueAll(homes, value, run);
    if (signal?.aborted) return;
    const isLast = homes.length < atOnce.homes;
    await retried(() =>
      storeValues(db, async (inside) => {
        if (rows.length > 0) await upsertValuations(inside, rows);
        if (isLast) await markSquaresValued(inside, group);
        return rows.map(({ propertyId }) => propertyId);
      }),
    );
    progress.homes += rows.length;
    progress.valued += rows.filter((row) => row.value !== null).length;
    if (isLast) return;
    after = (homes.at(-1) as HomeRow).id;
  }
}

async function valueAll(
  homes: readonly HomeRow[],
  value: Valuer,
  { dates, indexes, signal }: Group,
): Promise<ValuationRow[]> {
  const rows: ValuationRow[] = [];
  for (const [i, home] of homes.entries()) {
    if (i > 0 && i % HOMES_WITHOUT_PAUSE === 0) {
      await new Promise(setImmediate);
      if (signal?.aborted) return rows;
    }
    const valuation = value(home, indexes.of(home.areaId), { asOf: dates.asOf });
    rows.push(rowOf(home.id, dates.today, valuation));
  }
  return rows;
}

function rowOf(propertyId: number, asOf: string, valuation: Valuation): ValuationRow {
  const { value, reason } = valuation;
  const comparables = value === null ? [] : valuation.comparables;
  return {
    propertyId,
    value,
    low: value === null ? null : valuation.low,
    high: value === null ? null : valuation.high,
    reason,
    asOf,
    comparableIds: comparables.map(({ id }) => id),
    comparableWeights: comparables.map(({ weight }) => weight),
    comparableForward: comparables.map(({ broughtForward }) => wholeUsd(broughtForward)),
    comparableAdjusted: comparables.map(({ adjusted }) => wholeUsd(adjusted)),
  };
}

/** Of a 4-byte integer. A wrong point in an index reaches it, and must not end the whole run. */
const MOST_USD = 2 ** 31 - 1;
const wholeUsd = (usd: number) => Math.min(MOST_USD, Math.round(usd));
