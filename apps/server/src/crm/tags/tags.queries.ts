import type { TagColor } from '@alpha/contract';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import { leads, leadTags, tags } from '../../platform/db/schema/index.ts';

const TAG = { id: tags.id, name: tags.name, color: tags.color };

export const listTagRows = (db: Db) => db.select(TAG).from(tags).orderBy(asc(tags.key));

/** Without leads in the trash. */
export function listCountedTags(db: Db) {
  return db
    .select({ ...TAG, leads_count: count(leads.id) })
    .from(tags)
    .leftJoin(leadTags, eq(leadTags.tagId, tags.id))
    .leftJoin(leads, and(eq(leads.id, leadTags.leadId), isNull(leads.hiddenAt)))
    .groupBy(tags.id)
    .orderBy(asc(tags.key));
}

export async function findTag(db: Db, id: number) {
  const [row] = await db.select(TAG).from(tags).where(eq(tags.id, id));
  return row;
}

/** Two people who add the same label, or the last allowed one. */
export async function lockTags(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('tags'))`);
}

export type NewTag = { name: string; key: string; color: TagColor };

export async function insertTags(db: Db, rows: NewTag[]): Promise<void> {
  if (rows.length > 0) await db.insert(tags).values(rows);
}

export async function listTagKeys(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: tags.id, key: tags.key }).from(tags);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

export async function updateTagRow(db: Db, id: number, fields: NewTag) {
  const [row] = await db.update(tags).set(fields).where(eq(tags.id, id)).returning(TAG);
  return row;
}

export async function deleteTagRow(db: Db, id: number): Promise<boolean> {
  const gone = await db.delete(tags).where(eq(tags.id, id)).returning({ id: tags.id });
  return gone.length > 0;
}

/** Leads that have both keep one. */
export async function giveTag(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`insert into lead_tags (lead_id, tag_id)
    select lead_id, ${to}::int from lead_tags where tag_id = ${from}
    on conflict do nothing`);
}

/** Those that exist; they stay until this transaction ends. */
export async function lockTagIds(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.id, [...ids]))
    .orderBy(asc(tags.id))
    .for('key share');
  return rows.map(({ id }) => id);
}

/** → the labels of each of these leads; one without any is left out. */
export async function listTagsOf(
  db: Db,
  leadIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .select({
      leadId: leadTags.leadId,
      ids: sql<number[]>`array_agg(${leadTags.tagId} order by ${leadTags.tagId})`,
    })
    .from(leadTags)
    .where(sql`${leadTags.leadId} = any(${sql.param([...leadIds])}::int[])`)
    .groupBy(leadTags.leadId);
  return new Map(rows.map(({ leadId, ids }) => [leadId, ids]));
}

type TaggedLead = { leadId: number; tagIds: readonly number[] };

/** Replaces the labels of each; those that were deleted meanwhile are left out. */
export async function writeTags(db: Db, rows: readonly TaggedLead[]): Promise<void> {
  if (rows.length === 0) return;
  const given = jsonParam([...rows]);
  await db.execute(sql`
    delete from lead_tags t using jsonb_to_recordset(${given}) as r ("leadId" int, "tagIds" jsonb)
    where t.lead_id = r."leadId" and not r."tagIds" @> to_jsonb(t.tag_id)`);
  await db.execute(sql`
    insert into lead_tags (lead_id, tag_id)
    select r."leadId", t.id from jsonb_to_recordset(${given}) as r ("leadId" int, "tagIds" jsonb)
    join tags t on r."tagIds" @> to_jsonb(t.id)
    on conflict do nothing`);
}
