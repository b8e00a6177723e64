import type { AnalysisBlocker } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ANALYSIS_BLOCKER, ROWS_WITH_HOMES } from '../imports/analysis-blockers.ts';

const MADE_OR_CHANGED = sql.raw(`r.verdict in ('created', 'updated')`);

/** The import's properties for sale by blocker; null means none. */
export async function countBlockers(
  db: Db,
  importId: number,
): Promise<{ blocker: AnalysisBlocker | null; n: number }[]> {
  const { rows } = await db.execute<{ blocker: AnalysisBlocker | null; n: number }>(sql`
    select ${ANALYSIS_BLOCKER} as blocker, count(distinct p.id)::int as n from ${ROWS_WITH_HOMES}
    where r.import_id = ${importId} and ${MADE_OR_CHANGED} and p.status = 'active'
    group by 1`);
  return rows;
}

export async function countOthers(db: Db, importId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct p.id)::int as n
    from import_rows r join properties p on p.id = r.property_id
    where r.import_id = ${importId} and ${MADE_OR_CHANGED} and p.status <> 'active'`);
  return rows[0]?.n ?? 0;
}

/** The city with most of its properties that are in the explorer. */
export async function findMainCity(db: Db, importId: number): Promise<string | null> {
  const { rows } = await db.execute<{ city: string }>(sql`
    select p.city from import_rows r
    join properties p on p.id = r.property_id join property_search s on s.id = p.id
    where r.import_id = ${importId} and ${MADE_OR_CHANGED}
    group by p.city order by count(*) desc, p.city limit 1`);
  return rows[0]?.city ?? null;
}

/** Cities of its properties without a rent, most properties first. */
export async function listCitiesWithoutRents(
  db: Db,
  importId: number,
): Promise<{ name: string; n: number }[]> {
  const { rows } = await db.execute<{ name: string; n: number }>(sql`
    select p.city || ', ' || p.state as name, count(distinct p.id)::int as n from ${ROWS_WITH_HOMES}
    where r.import_id = ${importId} and ${MADE_OR_CHANGED} and ${ANALYSIS_BLOCKER} = 'rent'
    group by 1 order by 2 desc, 1`);
  return rows;
}

type Place = { name: string; rents: boolean; values: boolean; appreciation: boolean };

/** Cities with real (not demo) properties for sale, largest market first. */
export async function listPlaces(db: Db): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    select a.city || ', ' || a.state as name,
      coalesce(a.origins ? 'rents', false) as rents,
      coalesce(a.origins ? 'homeValues', false) as values,
      coalesce(a.origins ? 'appreciation', false) as appreciation
    from areas a join properties p on p.area_id = a.id
    where p.status = 'active' and p.may_display and p.source <> 'demo'
    group by a.id order by count(*) desc, a.id`);
  return rows;
}

export async function hasDemoHomes(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from properties where source = 'demo' limit 1`);
  return rows.length > 0;
}
