import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { leads } from '../platform/db/schema/index.ts';

/** The little of a lead that its room shows. */
export async function findInvestor(db: Db, leadId: number) {
  const [row] = await db
    .select({ firstName: leads.firstName, email: leads.email, userId: leads.userId })
    .from(leads)
    .where(and(eq(leads.id, leadId), isNull(leads.hiddenAt)));
  return row;
}

export async function findCountry(db: Db, leadId: number): Promise<string | null> {
  const [row] = await db.select({ country: leads.country }).from(leads).where(eq(leads.id, leadId));
  return row?.country ?? null;
}
