import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { jsonParam } from '../../../platform/db/many-values.ts';
import type { EndedByMerge } from '../../../platform/db/schema/index.ts';

type Calendar = EndedByMerge['calendars'][number];
type ActiveSearch = { id: number; next_mail_at: string | null };
type AskedFor = { calendars: Calendar[]; searches: ActiveSearch[] };

/** A lead buys one home at a time: of two plans under way nobody could say which one goes on. */
export async function areBothBuying(db: Db, ids: readonly [number, number]): Promise<boolean> {
  const { rows } = await db.execute<{ leads: number }>(sql`
    select count(distinct lead_id)::int as leads from purchases
    where lead_id in (${ids[0]}, ${ids[1]}) and ended_at is null`);
  return (rows[0]?.leads ?? 0) > 1;
}

/**
 * What the investors of these leads asked for: secret calendar addresses, which are switched off here, and emails. A
 * trigger ends both with the address of a lead; `giveBack` brings back what goes on.
 */
export async function takeAskedFor(db: Db, leadIds: readonly number[]): Promise<AskedFor> {
  const ids = sql`any(${sql.param(leadIds)}::int[])`;
  const { rows: calendars } = await db.execute<Calendar>(sql`
    with known as (
      select p.id, p.calendar_token_hash as hash, lower(l.email) as email
      from purchases p join leads l on l.id = p.lead_id
      where l.id = ${ids} and p.calendar_token_hash is not null)
    update purchases p set calendar_token_hash = null from known k where k.id = p.id
    returning k.id, k.hash, k.email`);
  const { rows: searches } = await db.execute<ActiveSearch>(sql`
    select id, next_mail_at::text from saved_searches where lead_id = ${ids} and not is_paused`);
  return { calendars, searches };
}

/** Calendars go on for the mailbox they were made for; searches for their investor. → calendars that ended */
export async function giveBack(db: Db, { calendars, searches }: AskedFor): Promise<Calendar[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update purchases p set calendar_token_hash = c.hash
    from jsonb_to_recordset(${jsonParam(calendars)}) as c(id int, hash text, email text), leads l
    where p.id = c.id and l.id = p.lead_id and lower(l.email) = c.email
    returning p.id`);
  await db.execute(sql`
    update saved_searches s set is_paused = false, next_mail_at = a.next_mail_at
    from jsonb_to_recordset(${jsonParam(searches)}) as a(id int, next_mail_at timestamptz)
    where s.id = a.id and s.is_paused`);
  return calendars.filter(({ id }) => !rows.some((row) => row.id === id));
}

/** A search that both leads have is emailed once. → those that were paused */
export async function pauseTwins(
  db: Db,
  leadId: number,
  moved: readonly (number | string)[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update saved_searches s set is_paused = true, next_mail_at = null
    where s.id = any(${sql.param(moved)}::int[]) and not s.is_paused
      and exists (
        select from saved_searches o
        where o.lead_id = ${leadId} and o.id <> all(${sql.param(moved)}::int[]) and not o.is_paused
          and o.filter = s.filter and o.cash_flow_min is not distinct from s.cash_flow_min
          and o.loss_chance_max is not distinct from s.loss_chance_max)
    returning s.id::text`);
  return rows.map(({ id }) => id);
}

/** Both leads have their own again. */
export async function resumeTwins(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update saved_searches set is_paused = false,
      next_mail_at = case when exists (
        select from search_alerts a where a.search_id = saved_searches.id and a.mailed_at is null) then now() end
    where id = any(${sql.param(ids.map(Number))}::int[]) and is_paused`);
}
