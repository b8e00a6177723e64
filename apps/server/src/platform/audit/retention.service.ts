import { retried } from '../db/retried.ts';
import { transact } from '../db/transact.ts';
import type { AppDeps } from '../http/context.ts';
import { recordAudit } from './audit.service.ts';
import { deleteExpiredAudit, findExpiry } from './retention.queries.ts';

/** Few enough that nobody waits for the transaction. */
const BATCH = 5_000;

/** Deletes a batch of rows past their time and logs that it did. → whether there may be more. */
export async function expireAudit({
  config: { auditMonths },
  database,
}: Pick<AppDeps, 'config' | 'database'>): Promise<boolean> {
  // 0: everything is kept.
  if (auditMonths === 0) return false;
  const count = await retried(() =>
    transact(database.db, async (db) => {
      const before = await findExpiry(db, auditMonths);
      const count = await deleteExpiredAudit(db, before, BATCH);
      const data = { count, to: before };
      if (count > 0)
        await recordAudit({ db, viewer: null, ip: null }, { action: 'audit.expired', data });
      return count;
    }),
  );
  return count === BATCH;
}
