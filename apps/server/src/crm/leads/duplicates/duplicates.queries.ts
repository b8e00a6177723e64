import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leads } from '../../../platform/db/schema/index.ts';

/** Leads with this address, latest first. */
export async function listLeadIdsByEmail(
  db: Db,
  email: string,
  exceptId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(sql`lower(${leads.email})`, email.toLowerCase()),
        ne(leads.id, exceptId),
        isNull(leads.erasedAt),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id));
  return rows.map(({ id }) => id);
}
