import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { imports, mailOutbox, searchState } from '../../db/schema/index.ts';

export type Queues = {
  mailWaiting: number;
  /** How long the mail has been due that has been due for longest. */
  mailOverdueSeconds: number;
  importsWaiting: number;
  importsRunning: number;
  marketVersion: number;
};

/** Along the indexes of what is unfinished: as cheap as the queues are short. */
export async function readQueues(db: Db): Promise<Queues> {
  const isUnsent = sql`${mailOutbox.status} in ('queued', 'sending')`;
  const { rows } = await db.execute<Queues>(sql`
    select mail.n as "mailWaiting", mail.overdue as "mailOverdueSeconds",
      running.waiting as "importsWaiting", running.working as "importsRunning",
      (select ${searchState.version} from ${searchState}) as "marketVersion"
    from (
      select count(*)::int as n,
        greatest(0, coalesce(extract(epoch from now() - min(${mailOutbox.nextAttemptAt})), 0))::float8 as overdue
      from ${mailOutbox} where ${isUnsent}
    ) as mail, (
      select count(*) filter (where ${imports.phase} is null)::int as waiting,
        count(*) filter (where ${imports.phase} is not null)::int as working
      from ${imports} where ${imports.status} = 'running'
    ) as running`);
  const [queues] = rows;
  if (!queues) throw new Error('the queues could not be read');
  return queues;
}

/** Reads the whole outbox. */
export async function countFailedMail(db: Db): Promise<number> {
  return db.$count(mailOutbox, sql`${mailOutbox.status} = 'failed'`);
}
