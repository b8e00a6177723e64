import { eq } from 'drizzle-orm';
import type { Db } from './db.ts';
import { settings } from './schema/index.ts';

export async function findSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key));
  return row?.value ?? null;
}

/** The first caller's value is stored; every caller gets the stored value. */
export async function claimSetting(db: Db, key: string, value: string): Promise<unknown> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
  return findSetting(db, key);
}
