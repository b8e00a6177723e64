import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadStatuses, leads, properties, users } from '../../platform/db/schema/index.ts';

/** What a receiver learns about a lead, as it is now. */
export async function findSentLead(db: Db, id: number) {
  const [row] = await db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      email: leads.email,
      phone: leads.phone,
      country: leads.country,
      source: leads.source,
      createdAt: leads.createdAt,
      hiddenAt: leads.hiddenAt,
      status: { id: leadStatuses.id, name: leadStatuses.name },
      owner: { id: users.id, name: users.name },
    })
    .from(leads)
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .innerJoin(users, eq(users.id, leads.userId))
    .where(eq(leads.id, id));
  return row;
}

export async function listStatusNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: leadStatuses.id, name: leadStatuses.name })
    .from(leadStatuses)
    .where(inArray(leadStatuses.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findSentProperty(db: Db, id: number) {
  const [row] = await db
    .select({ id: properties.id, address: properties.address })
    .from(properties)
    .where(eq(properties.id, id));
  return row;
}
