import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leads } from '../../../platform/db/schema/index.ts';
import { type AddressReach, withinReach } from './address-reach.ts';

type Address = { email: string; exceptId: number; reach: AddressReach };

const hasAddress = ({ email, exceptId, reach }: Address) =>
  and(
    eq(sql`lower(${leads.email})`, email.toLowerCase()),
    ne(leads.id, exceptId),
    isNull(leads.hiddenAt),
    withinReach(reach),
  );

export async function isEmailTaken(db: Db, address: Address): Promise<boolean> {
  return (await db.$count(leads, hasAddress(address))) > 0;
}

/** Leads with this address, latest first. */
export async function listLeadIdsByEmail(db: Db, address: Address): Promise<number[]> {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(hasAddress(address))
    .orderBy(desc(leads.createdAt), desc(leads.id));
  return rows.map(({ id }) => id);
}
