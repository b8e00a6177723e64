import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { GONE } from './plan-batch.ts';

const ON_SALE = sql.raw("p.status in ('active', 'pending')");

/**
 * How many listings of these systems are active here, and how many of them this import did not
 * contain.
 */
export async function countMissing(
  db: Db,
  importId: number,
  systems: readonly string[],
): Promise<{ onSale: number; missing: number }> {
  const { rows } = await db.execute<{ onSale: number; missing: number }>(sql`
    select count(*)::int as "onSale", count(*) filter (where ${isMissing(importId)})::int as missing
    from properties p where p.source = any(${sql.param(systems)}::text[]) and ${ON_SALE}`);
  return rows[0] ?? { onSale: 0, missing: 0 };
}

/** The date of the file's data; always set once the file has been read. */
const asOf = (importId: number) => sql`(select i.as_of from imports i where i.id = ${importId})`;

/** A listing that a newer file contains is not missing from an older one. */
const isMissing = (importId: number) => sql`(not exists (
  select 1 from import_rows r where r.import_id = ${importId} and r.property_id = p.id)
  and p.source_as_of <= coalesce(${asOf(importId)}, p.source_as_of))`;

const missingHomes = (importId: number, systems: readonly string[]) => sql`
  select p.id, p.source_key, p.status, p.off_market_at, p.content_hash, p.source_as_of from properties p
  where p.source = any(${sql.param(systems)}::text[]) and ${ON_SALE} and ${isMissing(importId)}`;

/** Import rows with the previous status, which undo needs. */
const insertMissingRows = (importId: number) => sql`
  insert into import_rows (import_id, verdict, source_key, property_id, reasons, before, content_hash)
  select ${importId}, 'off_market', source_key, id, '[{"code":"sweep.missing"}]'::jsonb,
    jsonb_build_object('status', status, 'off_market_at', off_market_at, 'content_hash', content_hash,
      'source_as_of', source_as_of),
    ${GONE} || coalesce(content_hash, '')
  from missing returning 1`;

/** Marks as off market, never deletes. → how many. */
export async function takeMissingOffMarket(
  db: Db,
  importId: number,
  systems: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with missing as (${missingHomes(importId, systems)} for update), gone as (
      update properties p set status = 'off_market', off_market_at = now(), updated_at = now(),
        source_as_of = greatest(p.source_as_of, ${asOf(importId)}),
        content_hash = ${GONE} || coalesce(p.content_hash, '')
      from missing where p.id = missing.id
    ), inserted as (${insertMissingRows(importId)}) select count(*)::int as n from inserted`);
  return rows[0]?.n ?? 0;
}

/** Dry run: records which listings would go off market and changes nothing. → how many. */
export async function recordMissing(
  db: Db,
  importId: number,
  systems: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with missing as (${missingHomes(importId, systems)}), inserted as (${insertMissingRows(importId)})
    select count(*)::int as n from inserted`);
  return rows[0]?.n ?? 0;
}

export async function addOffMarket(db: Db, importId: number, n: number): Promise<void> {
  await db.execute(sql`update imports set off_market = off_market + ${n} where id = ${importId}`);
}
