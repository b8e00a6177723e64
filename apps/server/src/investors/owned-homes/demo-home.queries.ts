import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  leadStatuses,
  leads,
  ownedHomes,
  properties,
  propertyAnalyses,
  users,
} from '../../platform/db/schema/index.ts';

const OWNER = 'salesman@alpha.test';

/** A closed lead of the demo, of its salesman if there is one. */
export async function findClosedLead(db: Db) {
  const [row] = await db
    .select({
      leadId: leads.id,
      userId: leads.userId,
      country: leads.country,
      adicionales: leads.adicionales,
    })
    .from(leads)
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .innerJoin(users, eq(users.id, leads.userId))
    .where(and(eq(leadStatuses.name, 'Closed'), isNull(leads.hiddenAt)))
    .orderBy(desc(eq(users.email, OWNER)), asc(leads.id))
    .limit(1);
  return row;
}

/** A listing of the demo that has been analyzed. */
export async function findAnalyzedDemoHome(db: Db) {
  const [row] = await db
    .select({ id: properties.id, price: properties.listPrice })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(and(eq(properties.source, 'demo'), eq(properties.type, 'single_family')))
    .orderBy(asc(properties.id))
    .limit(1);
  return row;
}

export async function insertDemoHome(
  db: Db,
  home: typeof ownedHomes.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(ownedHomes).values(home).returning({ id: ownedHomes.id });
  if (!row) throw new Error('the demo home was not stored');
  return row.id;
}
