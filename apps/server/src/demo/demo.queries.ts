import { eq, like, type SQLWrapper, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/db.ts';
import { propertyImages, settings, staffProfiles, users } from '../platform/db/schema/index.ts';

/** Demo people who can sign in. No email reaches that domain, so no real person has it. */
export const countDemoPeople = (db: Db): Promise<number> =>
  db.$count(users, like(users.email, '%@alpha.test'));

/** Whether this database was filled with the demo market, here or before a restore. */
export const hasDemoMarket = async (db: Db): Promise<boolean> =>
  (await db.$count(settings, eq(settings.key, 'demo'))) > 0;

const DRAWN = '/media/illustrations/%';
const nameIn = (url: SQLWrapper) => sql<string>`split_part(${url}, '/', 4)`;

/** The names of homes and people in the paths of their pictures, `/media/illustrations/{name}/{view}.svg`. */
export async function listIllustrated(db: Db): Promise<string[]> {
  const { url } = propertyImages;
  const { photoUrl } = staffProfiles;
  const homes = db
    .select({ name: nameIn(url) })
    .from(propertyImages)
    .where(like(url, DRAWN));
  const people = db
    .select({ name: nameIn(photoUrl) })
    .from(staffProfiles)
    .where(like(photoUrl, DRAWN));
  return (await union(homes, people)).map(({ name }) => name);
}
