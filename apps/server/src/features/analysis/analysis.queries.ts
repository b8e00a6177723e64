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
import type { Db } from '../../db/db.ts';
import { areas, properties, propertyAnalyses, propertySearch } from '../../db/schema/index.ts';
import type { AnalysisRow } from './analyse-home.ts';
import type { HomeFacts } from './analysis-inputs.ts';

/** A home to look at, with the stamp of its last analysis. */
export type HomeToAnalyse = HomeFacts & {
  id: number;
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
const isMissingInSearch = sql`(${properties.status} = 'active' and ${properties.mayDisplay} and not exists (
  select 1 from ${propertySearch} where ${propertySearch.id} = ${properties.id}))`;

const hasSomethingToAnalyse = and(
  // Outside these the engine refuses, and a home would be looked at again on every run.
  between(properties.rentEstimate, 1, INPUT_BOUNDS.rentMonthly.max),
  between(properties.listPrice, INPUT_BOUNDS.listPrice.min, INPUT_BOUNDS.listPrice.max),
  inArray(properties.type, ['single_family', 'condo', 'townhouse', 'multi_family']),
  // Whoever owns the listing may forbid that a machine says what it is worth.
  properties.mayDisplayValuation,
);

export async function countStale(db: Db, stamp: Stamp): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(properties)
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(and(hasSomethingToAnalyse, isStale(stamp)));
  return row?.n ?? 0;
}

/** One area after the other, so that a worker builds each market once. `null` stands for homes without one. */
export async function listAreaIds(db: Db): Promise<(number | null)[]> {
  const rows = await db.select({ id: areas.id }).from(areas).orderBy(asc(areas.id));
  return [...rows.map(({ id }) => id), null];
}

type Window = { areaId: number | null; afterId: number; limit: number };

export async function listStaleHomes(
  db: Db,
  { stamp, aprPercent }: Terms,
  { areaId, afterId, limit }: Window,
): Promise<HomeToAnalyse[]> {
  const homes = await db
    .select({
      id: properties.id,
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
    .where(
      and(
        areaId === null ? isNull(properties.areaId) : eq(properties.areaId, areaId),
        gt(properties.id, afterId),
        hasSomethingToAnalyse,
        isStale(stamp),
      ),
    )
    .orderBy(asc(properties.id))
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
const GIVEN = sql.raw(KEYS.map((key) => `t.${columnOf(key)}`).join(', '));
const REPLACED = sql.raw(
  KEYS.filter((key) => key !== 'propertyId')
    .map((key) => `${columnOf(key)} = excluded.${columnOf(key)}`)
    .join(', '),
);

/** One statement for a whole batch: arrays are far cheaper to send than a parameter a value. */
export async function upsertAnalyses(db: Db, rows: AnalysisToStore[], computedAt: string) {
  if (rows.length === 0) return;
  const arrays = KEYS.map((key) => {
    const values = rows.map((row) => row[key]);
    const sent = STORED[key] === 'jsonb' ? values.map((value) => JSON.stringify(value)) : values;
    return sql`${sql.param(sent)}::${sql.raw(STORED[key])}[]`;
  });
  await db.execute(sql`
    insert into property_analyses (${COLUMNS}, computed_at)
    select ${GIVEN}, ${computedAt}::timestamptz
    from unnest(${sql.join(arrays, sql`, `)}) as t (${COLUMNS})
    -- A home deleted while its batch was computed has nowhere to store a result.
    join properties on properties.id = t.property_id
    on conflict (property_id) do update set ${REPLACED}, computed_at = excluded.computed_at`);
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
