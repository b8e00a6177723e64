import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { HOME_SNAPSHOT } from '../imports/imports.queries.ts';
import { ASSIGNED } from '../pipeline/homes.queries.ts';

/** The final state of each property the import created or changed; a file may repeat a listing. */
const finalStates = (importId: number) => sql`
  select distinct on (property_id) property_id, content_hash,
    bool_or(verdict = 'created') over (partition by property_id) as is_made
  from import_rows
  where import_id = ${importId} and verdict in ('created', 'updated', 'off_market')
  order by property_id, id desc`;

async function counted(db: Db, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}

/** Copies new properties into the import rows before they are deleted. */
export async function keepHomeSnapshots(db: Db, importId: number): Promise<void> {
  await db.execute(sql`
    update import_rows r set told = ${HOME_SNAPSHOT} from properties p
    where r.import_id = ${importId} and r.verdict = 'created' and r.told is null
      and p.id = r.property_id`);
}

/** Deletes the properties the import created, unless changed, shared or shortlisted since. */
export const deleteCreated = (db: Db, importId: number): Promise<number> =>
  counted(
    db,
    sql`with made as (${finalStates(importId)}), gone as (
      delete from properties p using made
      where made.is_made and p.id = made.property_id and p.content_hash = made.content_hash
        and not exists (select 1 from share_links s where s.property_id = p.id)
        and not exists (select 1 from shortlist_items s where s.property_id = p.id)
      returning p.source, p.source_key
    ), deleted_photos as (
      -- Their photos were deleted with them and are needed again if they return.
      delete from feed_photos f using gone where f.system = gone.source and f.key = gone.source_key
    ) select count(*)::int as n from gone`,
  );

/** Prices added by the import, for properties that get their old price back. */
export async function deleteImportedPrices(db: Db, importId: number): Promise<void> {
  await db.execute(sql`
    with changed as (${finalStates(importId)})
    delete from property_prices h using changed, properties p
    where h.import_id = ${importId} and h.property_id = changed.property_id and not changed.is_made
      and p.id = changed.property_id and p.content_hash = changed.content_hash`);
}

/** Restores the values from before the import's first row for each property. */
export const restoreChanged = (db: Db, importId: number): Promise<number> =>
  counted(
    db,
    sql`with changed as (${finalStates(importId)}), old as (
      select r.property_id, jsonb_object_agg(v.key, v.value order by r.id desc) as values
      from import_rows r cross join lateral jsonb_each(r.before) v
      where r.import_id = ${importId} and r.before is not null
      group by r.property_id
    ), restored as (
      update properties p set ${ASSIGNED}
      from changed join old using (property_id) join properties q on q.id = old.property_id
        cross join lateral jsonb_populate_record(q, old.values) b
      where not changed.is_made and p.id = changed.property_id
        and p.content_hash = changed.content_hash
      returning 1
    ) select count(*)::int as n from restored`,
  );

/**
 * Properties where the file only moved the date, unless a later file did so since. Feeds keep their
 * own date.
 */
export async function restoreConfirmedDays(db: Db, importId: number): Promise<void> {
  await db.execute(sql`
    update properties p set source_as_of = (r.before ->> 'source_as_of')::date
    from import_rows r join imports i on i.id = r.import_id
    where r.import_id = ${importId} and r.verdict = 'unchanged' and r.before is not null
      and i.feed_id is null and p.id = r.property_id and p.source_as_of = i.as_of`);
}

/** Properties without permission for estimates: no analysis will update them. */
export async function listRestoredWithoutEstimate(db: Db, importId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct p.id from import_rows r join properties p on p.id = r.property_id
    where r.import_id = ${importId} and not p.may_display_valuation`);
  return rows.map(({ id }) => id);
}

/** How many properties it created or changed still exist. */
export const countTouched = (db: Db, importId: number): Promise<number> =>
  counted(
    db,
    sql`select count(*)::int as n from (${finalStates(importId)}) t
      where exists (select 1 from properties p where p.id = t.property_id)`,
  );

export async function markUndone(db: Db, importId: number): Promise<void> {
  await db.execute(
    sql`update imports set status = 'undone', undone_at = now() where id = ${importId}`,
  );
}
