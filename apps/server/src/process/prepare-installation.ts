import { sql } from 'drizzle-orm';
import { type AdminState, ensureAdmin } from '../accounts/index.ts';
import {
  ensureLostReasons,
  ensureSequences,
  ensureStatuses,
  ensureTemplates,
} from '../crm/index.ts';
import { retried } from '../platform/db/retried.ts';
import { transact } from '../platform/db/transact.ts';
import type { AppDeps } from '../platform/http/context.ts';

/** Any fixed number: of several processes that start together, one prepares. */
const INSTALLATION_LOCK = 7_265_003;

/** Data every installation needs before the first sign-in. */
export function prepareInstallation({
  database,
  config,
}: Pick<AppDeps, 'database' | 'config'>): Promise<AdminState> {
  return retried(() =>
    transact(database.db, async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${INSTALLATION_LOCK})`);
      await ensureStatuses(db);
      await ensureLostReasons(db);
      await ensureTemplates(db);
      await ensureSequences(db);
      return ensureAdmin({ db, deps: { config } });
    }),
  );
}
