import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  leadStatuses,
  leads,
  properties,
  roomSessions,
  savedHomes,
  users,
} from '../../platform/db/schema/index.ts';

const OWNER = 'salesman@alpha.test';

/** The lead of the demo's salesman with a room in use, and a listing that they saved. */
export async function findDemoBuyer(db: Db) {
  const [found] = await db
    .select({
      leadId: leads.id,
      userId: leads.userId,
      country: leads.country,
      adicionales: leads.adicionales,
      propertyId: properties.id,
      price: properties.listPrice,
      address: sql<string>`${properties.address} || ', ' || ${properties.city} || ', ' || ${properties.state} || ' ' || ${properties.zip}`,
    })
    .from(leads)
    .innerJoin(users, and(eq(users.id, leads.userId), eq(users.email, OWNER)))
    .innerJoin(
      leadStatuses,
      and(eq(leadStatuses.id, leads.statusId), ne(leadStatuses.name, 'Closed')),
    )
    .innerJoin(roomSessions, eq(roomSessions.leadId, leads.id))
    .innerJoin(savedHomes, eq(savedHomes.leadId, leads.id))
    .innerJoin(
      properties,
      and(eq(properties.id, savedHomes.propertyId), eq(properties.status, 'active')),
    )
    .where(isNull(leads.hiddenAt))
    .orderBy(asc(leads.id), asc(properties.id))
    .limit(1);
  return found;
}
