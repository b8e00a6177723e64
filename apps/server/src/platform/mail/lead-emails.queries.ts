import { inArray, min } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { leadEmails } from '../db/schema/index.ts';

export async function insertLeadEmail(
  db: Db,
  email: typeof leadEmails.$inferInsert,
): Promise<void> {
  await db.insert(leadEmails).values(email);
}

/** Which leads the emails with these keys were for. */
export async function listLeadsOfEmails(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ key: leadEmails.key, leadId: leadEmails.leadId })
    .from(leadEmails)
    .where(inArray(leadEmails.key, [...keys]));
  return new Map(rows.map(({ key, leadId }) => [key, leadId]));
}

/** No reply is older; null: nothing was ever sent to a lead. */
export async function findFirstLeadEmail(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: min(leadEmails.createdAt) }).from(leadEmails);
  return row?.at ?? null;
}

/** Replies to what they were sent reach no lead any more. */
export async function deleteLeadEmails(db: Db, leadIds: readonly number[]): Promise<void> {
  if (leadIds.length > 0)
    await db.delete(leadEmails).where(inArray(leadEmails.leadId, [...leadIds]));
}
