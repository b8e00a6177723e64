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

export function listStaleHomes(
  db: Db,
  stamp: Stamp,
  { areaId, afterId, limit }: Window,
): Promise<HomeToAnalyse[]> {
  return db
    .select({
      id: properties.id,
      listPrice: properties.listPrice,
      type: properties.type,
      hoaMonthly: properties.hoaMonthly,
      propertyTaxAnnual: properties.propertyTaxAnnual,
      insuranceAnnual: properties.insuranceAnnual,
      rentEstimate: properties.rentEstimate,
      volatilityStdDev: areas.volatilityStdDev,
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

/** One statement for a whole batch: arrays are far cheaper to send than a parameter a value. */
export async function upsertAnalyses(db: Db, rows: AnalysisToStore[], computedAt: string) {
  if (rows.length === 0) return;
  const column = <K extends keyof AnalysisToStore>(key: K) =>
    sql.param(rows.map((row) => row[key]));
  const json = (key: 'inputs' | 'roi' | 'saleValues') =>
    sql.param(rows.map((row) => JSON.stringify(row[key])));
  await db.execute(sql`
    insert into property_analyses (
      property_id, model_version, assumptions_key, inputs_hash, computed_at, downpayment,
      downpayment_percentage, appreciation_rate_annual, monthly_rental_income, net_profit,
      total_roi, annualized_roi, average_roi_per_year, profit_year, cap_rate, rent_to_price,
      dscr, inputs, roi, sale_values
    )
    select t.id, model, key, hash, ${computedAt}::timestamptz, down, down_rate, growth, rent, profit,
      roi, yearly, average, year, cap, rent_to_price, cover, inputs, stats, sales
    from unnest(
      ${column('propertyId')}::int[], ${column('modelVersion')}::text[],
      ${column('assumptionsKey')}::text[], ${column('inputsHash')}::text[],
      ${column('downpayment')}::float8[], ${column('downpaymentPercentage')}::float8[],
      ${column('appreciationRateAnnual')}::float8[], ${column('monthlyRentalIncome')}::float8[],
      ${column('netProfit')}::float8[], ${column('totalRoi')}::float8[],
      ${column('annualizedRoi')}::float8[], ${column('averageRoiPerYear')}::float8[],
      ${column('profitYear')}::int[], ${column('capRate')}::float8[],
      ${column('rentToPrice')}::float8[], ${column('dscr')}::float8[], ${json('inputs')}::jsonb[], ${json('roi')}::jsonb[],
      ${json('saleValues')}::jsonb[]
    ) as t(id, model, key, hash, down, down_rate, growth, rent, profit, roi, yearly, average, year,
      cap, rent_to_price, cover, inputs, stats, sales)
    -- A home deleted while its batch was computed has nowhere to store a result.
    join properties on properties.id = t.id
    on conflict (property_id) do update set
      model_version = excluded.model_version, assumptions_key = excluded.assumptions_key,
      inputs_hash = excluded.inputs_hash, computed_at = excluded.computed_at,
      downpayment = excluded.downpayment,
      downpayment_percentage = excluded.downpayment_percentage,
      appreciation_rate_annual = excluded.appreciation_rate_annual,
      monthly_rental_income = excluded.monthly_rental_income, net_profit = excluded.net_profit,
      total_roi = excluded.total_roi, annualized_roi = excluded.annualized_roi,
      average_roi_per_year = excluded.average_roi_per_year, profit_year = excluded.profit_year,
      cap_rate = excluded.cap_rate, rent_to_price = excluded.rent_to_price,
      dscr = excluded.dscr,
      inputs = excluded.inputs, roi = excluded.roi, sale_values = excluded.sale_values`);
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
export async function deletePointlessAnalyses(db: Db): Promise<void> {
  const analysable = db
    .select({ one: sql`1` })
    .from(properties)
    .where(and(eq(properties.id, propertyAnalyses.propertyId), hasSomethingToAnalyse));
  await db.delete(propertyAnalyses).where(notExists(analysable));
}

export async function deleteAnalyses(db: Db, ids: number[]) {
  if (ids.length === 0) return;
  await db.delete(propertyAnalyses).where(inArray(propertyAnalyses.propertyId, ids));
}
