import { sql } from 'drizzle-orm';
import { type AdminState, ensureAdmin } from '../../accounts/users/first-admin.service.ts';
import { ensureStatuses } from '../../crm/statuses/statuses.service.ts';
import type { Db } from '../db/db.ts';
import { retried } from '../db/retried.ts';
import type { AppDeps } from '../http/context.ts';

/** Any fixed number: of several processes that start together, one prepares. */
const INSTALLATION_LOCK = 7_265_003;

/** What every office needs before the first person signs in. */
export function prepareInstallation({
  database,
  config,
}: Pick<AppDeps, 'database' | 'config'>): Promise<AdminState> {
  return retried(() =>
    database.db.transaction(async (tx) => {
      const db = tx as unknown as Db;
      await db.execute(sql`select pg_advisory_xact_lock(${INSTALLATION_LOCK})`);
      await ensureStatuses(db);
      return ensureAdmin({ db, deps: { config } });
    }),
  );
}
