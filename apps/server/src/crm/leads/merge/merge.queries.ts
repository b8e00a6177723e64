import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  type FormerPerson,
  leadMerges,
  leads,
  type MergeUndo,
  type StoredRow,
  shareLinks,
} from '../../../platform/db/schema/index.ts';
import { HISTORY_TABLES } from './moved-tables.ts';

type Pair = { from: number; to: number };
type Moved = MergeUndo['moved'];

/** Everything of one lead becomes the other's, except its open room. → ids of the rows, by table. */
export async function moveHistory(db: Db, { from, to }: Pair): Promise<Moved> {
  const moved: Moved = {};
  await endSecondSequence(db, { from, to });
  for (const [table, key] of Object.entries(HISTORY_TABLES)) {
    const { rows } = await db.execute<{ key: number | string }>(sql`
      update ${sql.identifier(table)} set lead_id = ${to} where lead_id = ${from}
      returning ${sql.identifier(key)} as key`);
    if (rows.length > 0) moved[table] = rows.map((row) => row.key);
  }
  return moved;
}

/** A lead is in one sequence at a time. */
async function endSecondSequence(db: Db, { from, to }: Pair): Promise<void> {
  const isActive = sql`status in ('running', 'paused')`;
  await db.execute(sql`
    update lead_sequences set status = 'stopped', reason = 'by_hand', ended_at = now()
    where lead_id = ${from} and ${isActive}
      and exists (select from lead_sequences where lead_id = ${to} and ${isActive})`);
}

/**
 * Links that were sent to an address before it was a lead's are found by that address, which the lead may
 * lose now. → ids
 */
export async function bindLinks(
  db: Db,
  { leadId, email, senderId }: { leadId: number; email: string; senderId: number },
): Promise<number[]> {
  const rows = await db
    .update(shareLinks)
    .set({ leadId })
    .where(
      and(
        isNull(shareLinks.leadId),
        eq(sql`lower(${shareLinks.email})`, email.toLowerCase()),
        eq(shareLinks.createdBy, senderId),
      ),
    )
    .returning({ id: shareLinks.id });
  return rows.map(({ id }) => id);
}

/** Times of both: the earliest arrival and contact, the latest signal. The history has moved before. */
export async function joinTimes(db: Db, id: number, absorbed: StoredRow): Promise<void> {
  await db.execute(sql`
    update leads l set
      created_at = least(l.created_at, r.created_at),
      first_contact_at = least(l.first_contact_at, r.first_contact_at),
      contacted_at = greatest(l.contacted_at, r.contacted_at),
      signal_at = greatest(l.signal_at, r.signal_at),
      signals_done_at = greatest(l.signals_done_at, r.signals_done_at),
      sends_done_at = greatest(l.sends_done_at, r.sends_done_at),
      unanswered_since = (lead_contact_times(l.id)).unanswered,
      -- Higher than any version an import or an undo remembers of either.
      version = greatest(l.version, r.version) + 1,
      last_touched_at = now()
    from jsonb_populate_record(null::leads, ${sql.param(JSON.stringify(absorbed))}::jsonb) r
    where l.id = ${id}`);
}

export async function deleteAbsorbed(db: Db, id: number): Promise<void> {
  await db.delete(leads).where(eq(leads.id, id));
}

type NewMerge = {
  leadId: number;
  absorbedId: number;
  userId: number;
  undo: MergeUndo;
  former: FormerPerson;
};

export async function insertMerge(db: Db, merge: NewMerge): Promise<number> {
  const [row] = await db.insert(leadMerges).values(merge).returning({ id: leadMerges.id });
  if (!row) throw new Error('the merge was not stored');
  return row.id;
}

/** The lead that a merged one is part of now. */
export async function findSurvivorId(db: Db, absorbedId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ leadId: leadMerges.leadId })
    .from(leadMerges)
    .where(eq(leadMerges.absorbedId, absorbedId));
  return row?.leadId;
}
