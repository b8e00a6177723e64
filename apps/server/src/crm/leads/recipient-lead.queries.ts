import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads } from '../../platform/db/schema/index.ts';
import { type LeadScope, matching } from './leads.queries.ts';

/**
 * The sender's own lead with this address, else one within the scope. The oldest: a form, an import or
 * a colleague's copy that comes later takes nothing over.
 */
export async function findLeadByAddress(
  db: Db,
  { email, senderId, scope }: { email: string; senderId: number; scope: LeadScope },
): Promise<number | null> {
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(sql`lower(${leads.email})`, email.toLowerCase()), matching(scope, {})))
    .orderBy(desc(eq(leads.userId, senderId)), asc(leads.createdAt), asc(leads.id))
    .limit(1);
  return lead?.id ?? null;
}
