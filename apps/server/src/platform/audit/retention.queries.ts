import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Midnight, so that rows are deleted once a day. By the database, whose months end where its own check does. */
export async function findExpiry(db: Db, months: number): Promise<string> {
  const { rows } = await db.execute<{ before: string }>(sql`
    select to_char(date_trunc('day', now() at time zone 'UTC') - ${months} * interval '1 month',
      'YYYY-MM-DD"T"HH24:MI:SS"Z"') as before`);
  if (!rows[0]) throw new Error('the database has no time');
  return rows[0].before;
}

/** Call in a transaction: the trigger lets go only of rows older than the time stated here. → how many. */
export async function deleteExpiredAudit(db: Db, before: string, most: number): Promise<number> {
  await db.execute(sql`select set_config('alpha.audit_expired_before', ${before}, true)`);
  const { rows } = await db.execute(sql`
    delete from audit_log where id in (
      select id from audit_log where at < ${before}::timestamptz
      order by at limit ${most} for update skip locked)
    returning id`);
  return rows.length;
}
