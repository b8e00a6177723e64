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
import { jsonRecords } from '../../platform/db/json-records.ts';
import {
  areas,
  properties,
  propertyAnalyses,
  propertyChecks,
  propertySearch,
} from '../../platform/db/schema/index.ts';
import type { HomeFacts } from './analysis-inputs.ts';
import type { AnalysisRow } from './analyze-home.ts';

/** A property to check, with the stamp of its last analysis. */
export type HomeToAnalyze = HomeFacts & {
  id: number;
  areaId: number | null;
  inputsHash: string | null;
  modelVersion: string | null;
};

export type Stamp = { modelVersion: string; assumptionsKey: string };

/** Current model version, assumptions and mortgage rate. */
export type Terms = { stamp: Stamp; aprPercent: number | null };

/** Never analyzed, or model, assumptions, property or area changed since. */
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

/** Has an analysis but no search row, for example back on the market; checking it adds the row. */
const isMissingInSearch = and(
  eq(properties.status, 'active'),
  properties.mayDisplay,
  // A join, because `not exists` would build a list of all visible properties on every run.
  isNull(propertySearch.id),
);

const hasSomethingToAnalyze = and(
  // The engine refuses values outside these, and the property would be checked again on every run.
  between(properties.rentEstimate, 1, INPUT_BOUNDS.rentMonthly.max),
  between(properties.listPrice, INPUT_BOUNDS.listPrice.min, INPUT_BOUNDS.listPrice.max),
  inArray(properties.type, ANALYZED_TYPES),
  // The owner of the listing may forbid automated valuations.
  properties.mayDisplayValuation,
);

export async function countStale(db: Db, stamp: Stamp): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(properties)
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(propertySearch, eq(propertySearch.id, properties.id))
    .where(and(hasSomethingToAnalyze, isStale(stamp)));
  return row?.n ?? 0;
}

/** Cursor: the last property read; those without an area come last. */
export type Mark = { areaId: number | null; id: number };
export const BEGINNING: Mark = { areaId: 0, id: 0 };

/** Sorted by area, so that a worker builds each market once. */
export async function listStaleHomes(
  db: Db,
  { stamp, aprPercent }: Terms,
  after: Mark,
  limit: number,
): Promise<HomeToAnalyze[]> {
  const homes = await homesToAnalyze(db)
    .leftJoin(propertySearch, eq(propertySearch.id, properties.id))
    .where(
      and(
        after.areaId === null
          ? and(isNull(properties.areaId), gt(properties.id, after.id))
          : sql`(${properties.areaId}, ${properties.id}) > (${after.areaId}::int, ${after.id}::int)`,
        hasSomethingToAnalyze,
        isStale(stamp),
      ),
    )
    .orderBy(asc(properties.areaId), asc(properties.id))
    .limit(limit);
  return homes.map((home) => ({ ...home, aprPercent }));
}

/** These, whether stale or not. */
export async function listHomesToAnalyze(
  db: Db,
  { aprPercent }: Terms,
  ids: readonly number[],
): Promise<HomeToAnalyze[]> {
  const homes = await homesToAnalyze(db).where(
    and(inArray(properties.id, [...ids]), hasSomethingToAnalyze),
  );
  return homes.map((home) => ({ ...home, aprPercent }));
}

const homesToAnalyze = (db: Db) =>
  db
    .select({
      id: properties.id,
      areaId: properties.areaId,
      listPrice: properties.listPrice,
      type: properties.type,
      // Own figures of staff instead of the source's.
      hoaMonthly: sql<
        number | null
      >`coalesce(${propertyChecks.hoaMonthly}, ${properties.hoaMonthly})`,
      propertyTaxAnnual: properties.propertyTaxAnnual,
      insuranceAnnual: properties.insuranceAnnual,
      rentEstimate: sql<
        number | null
      >`coalesce(${propertyChecks.rentMonthly}, ${properties.rentEstimate})`,
      volatilityStdDev: areas.volatilityStdDev,
      yearlySwing: areas.yearlySwing,
      appreciationRateAnnual: areas.appreciationRateAnnual,
      gap: sql<number | null>`(${areas.priceHistory}->>'gap')::float8`,
      lastYearGrowth: sql<number | null>`(${areas.priceHistory}->>'lastYearGrowth')::float8`,
      inputsHash: propertyAnalyses.inputsHash,
      modelVersion: propertyAnalyses.modelVersion,
    })
    .from(properties)
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(propertyChecks, eq(propertyChecks.propertyId, properties.id))
    .$dynamic();

/**
 * Changes after this moment make an analysis stale. Rows are stamped with the start of their
 * transaction but visible at its end, so this is the start of the oldest open transaction.
 */
export async function readClock(db: Db): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`
    select least(clock_timestamp(), min(xact_start))::text as now from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  return rows[0]?.now ?? '';
}

/**
 * Changes after any write that can make an analysis stale. Uses the database's own write counters, which
 * lag by seconds and never run ahead of the rows.
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
  cashAtRisk: 'float8',
  appreciationRoi: 'float8',
  rentRoi: 'float8',
  payDown: 'float8',
  roi: 'jsonb',
  saleValues: 'jsonb',
} as const satisfies Record<keyof AnalysisToStore, string>;

const RECORDS = jsonRecords(STORED, 'propertyId');

/** `analyses`: JSON of many `AnalysisToStore`. */
export async function upsertAnalyses(db: Db, analyses: string, computedAt: string) {
  await db.execute(sql`
    insert into property_analyses (${RECORDS.columns}, computed_at)
    select ${RECORDS.given}, ${computedAt}::timestamptz
    from jsonb_to_recordset(${analyses}::jsonb) as t (${RECORDS.typed})
    -- A home deleted while its batch was computed has nowhere to store a result.
    join properties on properties.id = t."propertyId"
    on conflict (property_id) do update set ${RECORDS.replaced}, computed_at = excluded.computed_at`);
}

/** After bulk changes; otherwise query plans are based on outdated statistics. */
export async function renewStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze properties, property_analyses`);
}

/** For unchanged analyses: updates only the stamp. */
export async function stampAnalyses(db: Db, ids: number[], stamp: Stamp, computedAt: string) {
  if (ids.length === 0) return;
  await db
    .update(propertyAnalyses)
    .set({ ...stamp, computedAt: sql`${computedAt}::timestamptz` })
    .where(inArray(propertyAnalyses.propertyId, ids));
}

/** Of properties that lost their rent or are no longer covered by the model. */
export async function deleteObsoleteAnalyses(db: Db): Promise<number[]> {
  const analysable = db
    .select({ one: sql`1` })
    .from(properties)
    .where(and(eq(properties.id, propertyAnalyses.propertyId), hasSomethingToAnalyze));
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
