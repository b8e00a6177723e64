import { eq, like } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { settings, users } from '../platform/db/schema/index.ts';

/** Demo people who can sign in. No email reaches that domain, so no real person has it. */
export const countDemoPeople = (db: Db): Promise<number> =>
  db.$count(users, like(users.email, '%@alpha.test'));

/** Whether this database was filled with the demo market, here or before a restore. */
export const hasDemoMarket = async (db: Db): Promise<boolean> =>
  (await db.$count(settings, eq(settings.key, 'demo'))) > 0;
