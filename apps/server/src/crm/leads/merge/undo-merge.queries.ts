import { and, count, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyOf } from '../../../platform/db/many-values.ts';
import {
  leadActivities,
  leadMerges,
  leadStatuses,
  lostReasons,
  type MergeUndo,
  shareLinks,
  users,
  webhookMessages,
} from '../../../platform/db/schema/index.ts';
import { MOVED_TABLES } from './moved-tables.ts';

export type { MergeUndo };

/** A merge that can still be taken apart. The time keeps its microseconds. */
export async function findUndoableMerge(db: Db, id: number) {
  const [row] = await db
    .select({
      leadId: leadMerges.leadId,
      absorbedId: leadMerges.absorbedId,
      undo: leadMerges.undo,
      at: sql<string>`${leadMerges.createdAt}::text`,
    })
    .from(leadMerges)
    .where(
      and(
        eq(leadMerges.id, id),
        isNotNull(leadMerges.undo),
        gt(leadMerges.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  return row?.undo ? { ...row, undo: row.undo } : undefined;
}

export async function deleteMerge(db: Db, id: number): Promise<void> {
  await db.delete(leadMerges).where(eq(leadMerges.id, id));
}

export async function moveBack(
  db: Db,
  { from, to, moved }: { from: number; to: number; moved: MergeUndo['moved'] },
): Promise<void> {
  for (const [table, key] of Object.entries(MOVED_TABLES)) {
    const keys = moved[table] ?? [];
    if (keys.length > 0)
      await db.execute(sql`
        update ${sql.identifier(table)} set lead_id = ${to}
        where lead_id = ${from}
          and ${isAnyOf(sql.identifier(key), keys, key === 'id' ? 'int' : 'text')}`);
  }
  const unbound = moved.unbound ?? [];
  if (unbound.length > 0)
    await db
      .update(shareLinks)
      .set({ leadId: null })
      .where(and(eq(shareLinks.leadId, from), isAnyOf(shareLinks.id, unbound, 'int')));
}

type Written = { leadId: number; at: string };

/** Entries that the merge wrote have its time. */
export async function deleteMergeEntries(db: Db, { leadId, at }: Written): Promise<void> {
  await db
    .delete(leadActivities)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        inArray(leadActivities.kind, ['merged', 'assigned']),
        sql`${leadActivities.createdAt} = ${at}::timestamptz`,
      ),
    );
}

export async function countEntriesSince(db: Db, { leadId, at }: Written): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(leadActivities)
    .where(
      and(eq(leadActivities.leadId, leadId), sql`${leadActivities.createdAt} > ${at}::timestamptz`),
    );
  return row?.entries ?? 0;
}

/** Moves that were taken back leave no entry. */
export async function isMovedSince(db: Db, { leadId, at }: Written): Promise<boolean> {
  const isSince = and(
    eq(leadActivities.leadId, leadId),
    eq(leadActivities.kind, 'moved'),
    sql`${leadActivities.createdAt} > ${at}::timestamptz`,
  );
  return (await db.$count(leadActivities, isSince)) > 0;
}

/** Its row was written again, which looks like a new lead. Before its history is back: only this message is new. */
export async function markRestored(db: Db, leadId: number): Promise<void> {
  await db
    .update(webhookMessages)
    .set({ facts: { is_restored: true } })
    .where(and(eq(webhookMessages.leadId, leadId), eq(webhookMessages.type, 'lead.created')));
}

/** Somebody who can have leads; locked, so that the account stays until the lead is back. */
export async function findActiveOwner(db: Db, id: number) {
  const [row] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), sql`${users.deactivatedAt} is null`))
    .for('key share');
  return row;
}

export async function findStatusRole(db: Db, id: number) {
  const [row] = await db
    .select({ role: leadStatuses.role })
    .from(leadStatuses)
    .where(eq(leadStatuses.id, id));
  return row?.role;
}

export async function isLostReason(db: Db, id: number): Promise<boolean> {
  return (await db.$count(lostReasons, eq(lostReasons.id, id))) > 0;
}

/** Nothing is left to undo; that the old address leads to the lead stays. */
export async function forgetOldMerges(db: Db): Promise<void> {
  await db
    .update(leadMerges)
    .set({ undo: null })
    .where(
      and(isNotNull(leadMerges.undo), lt(leadMerges.createdAt, sql`now() - interval '1 day'`)),
    );
}
