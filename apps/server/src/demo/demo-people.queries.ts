import { like } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/index.ts';

/** People of the demo who can sign in; no mail reaches that domain, so nobody real has it. */
export const countDemoPeople = (db: Db): Promise<number> =>
  db.$count(users, like(users.email, '%@alpha.test'));
