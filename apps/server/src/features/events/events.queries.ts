import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { users } from '../../db/schema/index.ts';

export function listTeamPlaces(db: Db) {
  return db.select({ id: users.id, role: users.role, leaderId: users.leaderId }).from(users);
}

/** Writes only when it is another one. */
export async function setLocale(db: Db, id: number, locale: string): Promise<void> {
  await db
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, id), sql`${users.locale} is distinct from ${locale}`));
}
