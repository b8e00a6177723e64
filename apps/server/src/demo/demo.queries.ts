import { eq, like, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { propertyImages, settings, users } from '../platform/db/schema/index.ts';

/** Demo people who can sign in. No email reaches that domain, so no real person has it. */
export const countDemoPeople = (db: Db): Promise<number> =>
  db.$count(users, like(users.email, '%@alpha.test'));

/** Whether this database was filled with the demo market, here or before a restore. */
export const hasDemoMarket = async (db: Db): Promise<boolean> =>
  (await db.$count(settings, eq(settings.key, 'demo'))) > 0;

/** The names of homes in the paths of their pictures, `/media/illustrations/{home}/{view}.svg`. */
export async function listIllustratedHomes(db: Db): Promise<string[]> {
  const home = sql<string>`split_part(${propertyImages.url}, '/', 4)`;
  const rows = await db
    .selectDistinct({ home })
    .from(propertyImages)
    .where(like(propertyImages.url, '/media/illustrations/%'));
  return rows.map((row) => row.home);
}
