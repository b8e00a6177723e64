import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { rateLimits } from '../../db/schema/index.ts';

export type Count = { current: number; ttl: number };

/** Increments the count of this key's window, or starts a new one; by the database clock. */
export async function countRequest(db: Db, key: string, windowMs: number): Promise<Count> {
  const isOver = sql`r.ends_at <= now()`;
  const { rows } = await db.execute<{ current: number; ttl: number }>(sql`
    insert into ${rateLimits} as r (key, requests, ends_at)
    values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      requests = case when ${isOver} then 1 else r.requests + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else r.ends_at end
    returning requests as current,
      greatest(1, extract(epoch from ends_at - now()) * 1000)::int as ttl`);
  const [counted] = rows;
  if (!counted) throw new Error('the request was not counted');
  return counted;
}

export async function deleteOverLimits(db: Db): Promise<void> {
  await db.execute(sql`delete from ${rateLimits} where ends_at < now()`);
}
