import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { feeds, imports, isUnsent, mailOutbox, searchState } from '../db/schema/index.ts';

export type Queues = {
  mailWaiting: number;
  /** Age of the oldest unsent email. */
  mailOldestSeconds: number;
  importsWaiting: number;
  importsRunning: number;
  /** Failed or stopped within a day. */
  importsFailed: number;
  /** How long the most overdue feed has been waiting for its run. */
  feedOverdueSeconds: number;
  marketVersion: number;
};

/** Uses indexes on unfinished work: as cheap as the queues are short. */
export async function readQueues(db: Db): Promise<Queues> {
  const { rows } = await db.execute<Queues>(sql`
    select mail.n as "mailWaiting", mail.oldest as "mailOldestSeconds",
      running.waiting as "importsWaiting", running.working as "importsRunning",
      (select count(*)::int from ${imports} where ${imports.status} in ('failed', 'broken')
        and ${imports.createdAt} > now() - interval '1 day') as "importsFailed",
      (select greatest(0, coalesce(max(extract(epoch from now() - coalesce(${feeds.lastRunAt}, ${feeds.createdAt})
        - ${feeds.everyMinutes} * interval '1 minute')), 0))::float8
        from ${feeds} where ${feeds.isEnabled} and ${feeds.everyMinutes} is not null) as "feedOverdueSeconds",
      (select ${searchState.version} from ${searchState}) as "marketVersion"
    from (
      select count(*)::int as n,
        greatest(0, coalesce(extract(epoch from now() - min(${mailOutbox.createdAt})), 0))::float8 as oldest
      from ${mailOutbox} where ${isUnsent(mailOutbox.status)}
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
