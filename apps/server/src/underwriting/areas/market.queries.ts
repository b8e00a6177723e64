import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf, jsonParam } from '../../platform/db/many-values.ts';
import { areas, marketSeries } from '../../platform/db/schema/index.ts';
import type { AreaFigures, LoadedSeries } from './area-figures.ts';
import type { StoredRegion } from './choose-series.ts';
import type { RegionSeries } from './region-series.ts';

/** One import at a time; released at the end of the transaction. */
export async function lockMarket(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('market import'))`);
}

type Stored = { kind: string; code: string; contentHash: string; asOf: string; last: number };

export function listStored(
  db: Db,
  { source, measure }: Pick<RegionSeries, 'source' | 'measure'>,
): Promise<Stored[]> {
  return db
    .select({
      kind: marketSeries.kind,
      code: marketSeries.code,
      contentHash: marketSeries.contentHash,
      asOf: marketSeries.asOf,
      last: sql<number>`${marketSeries.values}[cardinality(${marketSeries.values})]`,
    })
    .from(marketSeries)
    .where(and(eq(marketSeries.source, source), eq(marketSeries.measure, measure)));
}

/** Replaces the whole series, because past values get revised. */
export async function upsertSeries(
  db: Db,
  rows: (RegionSeries & { contentHash: string })[],
): Promise<void> {
  await db
    .insert(marketSeries)
    .values(rows)
    .onConflictDoUpdate({
      target: [marketSeries.source, marketSeries.measure, marketSeries.kind, marketSeries.code],
      set: {
        name: sql`excluded.name`,
        state: sql`excluded.state`,
        city: sql`excluded.city`,
        county: sql`excluded.county`,
        metro: sql`excluded.metro`,
        sizeRank: sql`excluded.size_rank`,
        startsOn: sql`excluded.starts_on`,
        asOf: sql`excluded.as_of`,
        monthsApart: sql`excluded.months_apart`,
        values: sql`excluded.values`,
        contentHash: sql`excluded.content_hash`,
        updatedAt: sql`now()`,
      },
    });
}

/** All metros, because one may start in another state; other regions only of the given states. */
export function listRegions(db: Db, states: readonly string[]): Promise<StoredRegion[]> {
  const { monthsApart: _m, values: _v, updatedAt: _u, ...columns } = getTableColumns(marketSeries);
  return db
    .select(columns)
    .from(marketSeries)
    .where(or(eq(marketSeries.kind, 'metro'), isAnyOf(marketSeries.state, states, 'text')))
    .orderBy(asc(marketSeries.id));
}

export async function listSeries(db: Db, ids: readonly number[]): Promise<LoadedSeries[]> {
  const { updatedAt: _u, ...columns } = getTableColumns(marketSeries);
  const rows = await db
    .select(columns)
    .from(marketSeries)
    .where(isAnyOf(marketSeries.id, ids, 'int'));
  return rows as LoadedSeries[];
}

export function listAreas(db: Db, areWithoutSeries: boolean) {
  return db
    .select({
      id: areas.id,
      city: areas.city,
      state: areas.state,
      county: areas.county,
      volatilityStdDev: areas.volatilityStdDev,
      appreciationRateAnnual: areas.appreciationRateAnnual,
      yearlySwing: areas.yearlySwing,
      priceHistory: areas.priceHistory,
      origins: areas.origins,
    })
    .from(areas)
    .where(areWithoutSeries ? isNull(areas.origins) : undefined)
    .orderBy(asc(areas.id));
}

/** Those with active listings, without demo data. */
export async function countPlacesWithHomes(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct area_id)::int as n from properties
    where ${isAnyOf(sql`area_id`, ids, 'int')} and status = 'active' and may_display
      and source <> 'demo'`);
  return rows[0]?.n ?? 0;
}

/** Makes the analyses of the area's properties stale. */
export async function updateArea(db: Db, id: number, figures: AreaFigures): Promise<void> {
  await db.update(areas).set(figures).where(eq(areas.id, id));
}

export type SeriesCopy = {
  areaId: number;
  seriesId: number;
  kind: 'home_value' | 'rental_rate';
};

/** The area's series for report charts; only months with a value. */
export async function replaceAreaSeries(db: Db, copies: readonly SeriesCopy[]): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${jsonParam(copies)})
    as c ("areaId" int, "seriesId" int, kind series_kind)`;
  await db.execute(sql`
    delete from area_series s using ${wanted} where s.area_id = c."areaId" and s.kind = c.kind`);
  await db.execute(sql`
    insert into area_series (area_id, kind, date, value, source)
    select c."areaId", c.kind,
      (date_trunc('month', m.starts_on::timestamp)
        + make_interval(months => ((v.place - 1) * m.months_apart + 1)::int)
        - interval '1 day')::date,
      v.value, m.source::text
    from ${wanted}
    join market_series m on m.id = c."seriesId"
    cross join lateral unnest(m.values) with ordinality as v (value, place)
    where v.value is not null`);
}
