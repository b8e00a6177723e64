import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  leadStatuses,
  lostReasons,
  properties,
  sequences,
  users,
} from '../../../platform/db/schema/index.ts';

type Named = { id: number; name: string };

export async function listStatusNames(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: leadStatuses.id, name: leadStatuses.name, nameEs: leadStatuses.nameEs })
    .from(leadStatuses)
    .where(inArray(leadStatuses.id, ids));
}

export async function listReasonNames(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: lostReasons.id, name: lostReasons.name, nameEs: lostReasons.nameEs })
    .from(lostReasons)
    .where(inArray(lostReasons.id, ids));
}

export async function listSequenceNames(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: sequences.id, name: sequences.name, nameEs: sequences.nameEs })
    .from(sequences)
    .where(inArray(sequences.id, ids));
}

export async function listUserNames(db: Db, ids: number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
}

/** In the one-line form, which is also the key of a report. */
export async function listHomeNames(db: Db, ids: number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { address, city, state, zip } = properties;
  return db
    .select({
      id: properties.id,
      name: sql<string>`${address} || ', ' || ${city} || ', ' || ${state} || ' ' || ${zip}`,
    })
    .from(properties)
    .where(inArray(properties.id, ids));
}
