import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { staffProfiles, users } from '../../platform/db/schema/index.ts';

export type ProfileRow = typeof staffProfiles.$inferSelect;
type ProfileFields = Partial<Omit<ProfileRow, 'userId'>>;

export async function findProfileRow(db: Db, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(staffProfiles).where(eq(staffProfiles.userId, userId));
  return row;
}

/** Until the end of the transaction; a user may have no profile yet that could be locked. */
export async function lockUser(db: Db, id: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

export async function putProfile(db: Db, userId: number, fields: ProfileFields): Promise<void> {
  await db
    .insert(staffProfiles)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: staffProfiles.userId, set: fields });
}

/** The name and, while the account is active, the profile. */
export async function findSenderRow(db: Db, userId: number) {
  const [row] = await db
    .select({
      name: users.name,
      role: users.role,
      isActive: sql<boolean>`${users.deactivatedAt} is null`,
      profile: staffProfiles,
    })
    .from(users)
    .leftJoin(staffProfiles, eq(staffProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

/** Two people may have uploaded the same picture. */
export async function isPhotoUsed(db: Db, url: string): Promise<boolean> {
  return (await db.$count(staffProfiles, eq(staffProfiles.photoUrl, url))) > 0;
}
