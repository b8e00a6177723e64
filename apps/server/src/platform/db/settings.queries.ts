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

export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The first caller's value is stored; every caller gets the stored value. */
export async function claimSetting(db: Db, key: string, value: unknown): Promise<unknown> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
  return findSetting(db, key);
}

export async function replaceSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.update(settings).set({ value }).where(eq(settings.key, key));
}
