import { ANALYZED_TYPES } from '@alpha/contract';
import { INPUT_BOUNDS } from '@alpha/engine';
import {
  and,
  asc,
  between,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  areas,
  properties,
  propertyAnalyses,
  propertySearch,
} from '../../platform/db/schema/index.ts';
import type { AnalysisRow } from './analyse-home.ts';
import type { HomeFacts } from './analysis-inputs.ts';

/** A home to look at, with the stamp of its last analysis. */
export type HomeToAnalyse = HomeFacts & {
  id: number;
  areaId: number | null;
  inputsHash: string | null;
  modelVersion: string | null;
};

export type Stamp = { modelVersion: string; assumptionsKey: string };

/** Under what all homes are analysed at the moment. */
export type Terms = { stamp: Stamp; aprPercent: number | null };

/** Never analysed, or since then the model, an assumption, the home or its area has changed. */
function isStale({ modelVersion, assumptionsKey }: Stamp): SQL | undefined {
  return or(
    isNull(propertyAnalyses.propertyId),
    ne(propertyAnalyses.modelVersion, modelVersion),
    ne(propertyAnalyses.assumptionsKey, assumptionsKey),
    lt(propertyAnalyses.computedAt, properties.updatedAt),
    lt(propertyAnalyses.computedAt, areas.updatedAt),
    isMissingInSearch,
  );
}

/** Back on the market, or left out by whoever changed it: a look at it puts it where it belongs. */
const isMissingInSearch = and(
  eq(properties.status, 'active'),
  properties.mayDisplay,
  // Joined: of a `not exists` here the database would make a list of all that are shown, each time.
  isNull(propertySearch.id),
);

const hasSomethingToAnalyse = and(
  // Outside these the engine refuses, and a home would be looked at again on every run.
  between(properties.rentEstimate, 1, INPUT_BOUNDS.rentMonthly.max),
  between(properties.listPrice, INPUT_BOUNDS.listPrice.min, INPUT_BOUNDS.listPrice.max),
  inArray(properties.type, ANALYZED_TYPES),
  // Whoever owns the listing may forbid that a machine says what it is worth.
  properties.mayDisplayValuation,
);

export async function countStale(db: Db, stamp: Stamp): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(properties)
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(propertySearch, eq(propertySearch.id, properties.id))
    .where(and(hasSomethingToAnalyse, isStale(stamp)));
  return row?.n ?? 0;
}

/** The last home that was read; those without an area come after all others. */
export type Mark = { areaId: number | null; id: number };
export const BEGINNING: Mark = { areaId: 0, id: 0 };

/** Area by area, so that a worker builds each market once. */
export async function listStaleHomes(
  db: Db,
  { stamp, aprPercent }: Terms,
  after: Mark,
  limit: number,
): Promise<HomeToAnalyse[]> {
  const homes = await db
    .select({
      id: properties.id,
      areaId: properties.areaId,
      listPrice: properties.listPrice,
      type: properties.type,
      hoaMonthly: properties.hoaMonthly,
      propertyTaxAnnual: properties.propertyTaxAnnual,
      insuranceAnnual: properties.insuranceAnnual,
      rentEstimate: properties.rentEstimate,
      volatilityStdDev: areas.volatilityStdDev,
      yearlySwing: areas.yearlySwing,
      appreciationRateAnnual: areas.appreciationRateAnnual,
      inputsHash: propertyAnalyses.inputsHash,
      modelVersion: propertyAnalyses.modelVersion,
    })
    .from(properties)
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(propertySearch, eq(propertySearch.id, properties.id))
    .where(
      and(
        after.areaId === null
          ? and(isNull(properties.areaId), gt(properties.id, after.id))
          : sql`(${properties.areaId}, ${properties.id}) > (${after.areaId}::int, ${after.id}::int)`,
        hasSomethingToAnalyse,
        isStale(stamp),
      ),
    )
    .orderBy(asc(properties.areaId), asc(properties.id))
    .limit(limit);
  return homes.map((home) => ({ ...home, aprPercent }));
}

/**
 * What changes after this moment is stale again. A row is stamped with the start of its transaction
 * and seen at its end, so the moment is the start of the oldest transaction still open.
 */
export async function readClock(db: Db): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`
    select least(clock_timestamp(), min(xact_start))::text as now from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  return rows[0]?.now ?? '';
}

/**
 * Differs once anything has been written that can make an analysis stale. The database counts what it
 * writes anyway; the counts arrive seconds late, and never before the rows.
 */
export async function readChangeMark(db: Db): Promise<string> {
  const { rows } = await db.execute<{ mark: string | null }>(sql`
    select string_agg(concat_ws('.', relid,
      case when relname <> 'property_search' then n_tup_ins + n_tup_upd end, n_tup_del), ' '
      order by relname) as mark
    from pg_stat_user_tables
    where schemaname = current_schema() and relname in ('properties', 'areas', 'property_search')`);
  return rows[0]?.mark ?? '';
}

export type AnalysisToStore = AnalysisRow & { propertyId: number };

const STORED = {
  propertyId: 'int',
  modelVersion: 'text',
  assumptionsKey: 'text',
  inputsHash: 'text',
  inputs: 'jsonb',
  downpayment: 'float8',
  downpaymentPercentage: 'float8',
  appreciationRateAnnual: 'float8',
  monthlyRentalIncome: 'float8',
  netProfit: 'float8',
  totalRoi: 'float8',
  annualizedRoi: 'float8',
  averageRoiPerYear: 'float8',
  profitYear: 'int',
  capRate: 'float8',
  rentToPrice: 'float8',
  dscr: 'float8',
  roiMean: 'float8',
  cashOnCash: 'float8',
  cashFlow: 'float8',
  appreciationRoi: 'float8',
  rentRoi: 'float8',
  payDown: 'float8',
  roi: 'jsonb',
  saleValues: 'jsonb',
} as const satisfies Record<keyof AnalysisToStore, string>;

const KEYS = Object.keys(STORED) as (keyof typeof STORED)[];
const columnOf = (key: string) => key.replace(/[A-Z]/g, '_$&').toLowerCase();
const COLUMNS = sql.raw(KEYS.map(columnOf).join(', '));
const TYPED = sql.raw(KEYS.map((key) => `"${key}" ${STORED[key]}`).join(', '));
const GIVEN = sql.raw(KEYS.map((key) => `t."${key}"`).join(', '));
const REPLACED = sql.raw(
  KEYS.filter((key) => key !== 'propertyId')
    .map((key) => `${columnOf(key)} = excluded.${columnOf(key)}`)
    .join(', '),
);

/** `analyses`: JSON of many `AnalysisToStore`. */
export async function upsertAnalyses(db: Db, analyses: string, computedAt: string) {
  await db.execute(sql`
    insert into property_analyses (${COLUMNS}, computed_at)
    select ${GIVEN}, ${computedAt}::timestamptz
    from jsonb_to_recordset(${analyses}::jsonb) as t (${TYPED})
    -- A home deleted while its batch was computed has nowhere to store a result.
    join properties on properties.id = t."propertyId"
    on conflict (property_id) do update set ${REPLACED}, computed_at = excluded.computed_at`);
}

/** Thousands of homes have come or changed: without this the database plans for the market of before. */
export async function renewStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze properties, property_analyses`);
}

/** Looked at and found to be as it was: only the stamp is new. */
export async function stampAnalyses(db: Db, ids: number[], stamp: Stamp, computedAt: string) {
  if (ids.length === 0) return;
  await db
    .update(propertyAnalyses)
    .set({ ...stamp, computedAt: sql`${computedAt}::timestamptz` })
    .where(inArray(propertyAnalyses.propertyId, ids));
}

/** Of homes that lost their rent or became something the model does not speak about. */
export async function deletePointlessAnalyses(db: Db): Promise<number[]> {
  const analysable = db
    .select({ one: sql`1` })
    .from(properties)
    .where(and(eq(properties.id, propertyAnalyses.propertyId), hasSomethingToAnalyse));
  const gone = await db
    .delete(propertyAnalyses)
    .where(notExists(analysable))
    .returning({ id: propertyAnalyses.propertyId });
  return gone.map(({ id }) => id);
}

export async function deleteAnalyses(db: Db, ids: number[]) {
  if (ids.length === 0) return;
  await db.delete(propertyAnalyses).where(inArray(propertyAnalyses.propertyId, ids));
}
