import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leads } from '../../platform/db/schema/index.ts';

/** What happened before is done: someone contacted the lead or marked it; null if nobody did. */
export const HANDLED_AT = sql`greatest(${leads.contactedAt}, ${leads.signalsDoneAt})`;

/** Nobody calls an investor about something older. */
const SIGNAL_DAYS = sql`interval '14 days'`;

export const HAS_OPEN_SIGNAL = sql`(${leads.signalAt} > coalesce(${HANDLED_AT}, '-infinity')
  and ${leads.signalAt} > now() - ${SIGNAL_DAYS})`;

/** Kinds of timeline entries that the lead causes. */
const SIGNAL_ENTRIES = sql`('report_opened', 'shortlist_opened', 'home_answered',
  'question_asked', 'home_saved', 'scenario_saved', 'scenario_tried', 'form_repeated',
  'email_received', 'purchase_progress')`;

/** The lead did something with what it was sent; saying something also ends everybody's snooze. */
export async function noteSignal(db: Db, id: number, endsSnooze: boolean): Promise<void> {
  await db
    .update(leads)
    .set({ signalAt: sql`now()`, updatedAt: sql`now()`, ...(endsSnooze && { snoozes: {} }) })
    .where(eq(leads.id, id));
}

/** Of one property only the latest answer counts, and one that was taken back not at all. */
export const isValidSignal = (a: SQL): SQL => sql`${a}.kind in ${SIGNAL_ENTRIES}
  and (${a}.kind <> 'home_answered' or ${a}.data->>'answer' is not null and not exists (
    select from ${leadActivities} later where later.lead_id = ${a}.lead_id
      and later.kind = 'home_answered' and later.data->>'share_id' = ${a}.data->>'share_id'
      and (later.created_at, later.id) > (${a}.created_at, ${a}.id)))`;

/** After an entry was removed or an answer taken back: the latest of those that remain. */
export async function restoreSignal(db: Db, id: number): Promise<void> {
  const latest = sql`(select max(a.created_at) from ${leadActivities} a where a.lead_id = ${id}
    and ${isValidSignal(sql`a`)})`;
  await db.update(leads).set({ signalAt: latest }).where(eq(leads.id, id));
}

const LIKED = sql`a.kind = 'home_answered' and a.data->>'answer' = 'like'`;
const PASSED = sql`a.kind = 'home_answered' and a.data->>'answer' = 'pass'`;

/** With a like: how many other homes the lead said no to. In the `select` of `latestSignal`. */
export const PASSED_OTHERS = sql`case when ${LIKED} then count(*) filter (where ${PASSED}) over () else 0 end`;

/**
 * The latest thing the lead said since someone reacted, else the latest it did; `select` of entry `a`. With a
 * like among them, a no to another home comes last and does not hide it.
 */
export const latestSignal = (select: SQL): SQL => sql`(select ${select} from ${leadActivities} a
  where a.lead_id = ${leads.id} and a.created_at > coalesce(${HANDLED_AT}, '-infinity')
    and ${isValidSignal(sql`a`)}
  order by (a.kind in ('home_answered', 'question_asked', 'form_repeated', 'email_received')) desc,
    (${PASSED} and bool_or(${LIKED}) over ()), a.created_at desc, a.id desc
  limit 1)`;

/** How often the report or the shortlist of a timeline entry was opened; null where that is unknown. */
export const opensOf = (data: SQL): SQL => sql`coalesce(
  (select open_count from shortlists where id = (${data}->>'shortlist_id')::int),
  (select open_count from share_links where id = (${data}->>'share_id')::int))`;

export type OpenSignal = {
  kind: string;
  answer: string | null;
  at: string;
  address: string | null;
  opens: number | null;
  words: string | null;
  is_back: boolean;
  passed_others: number;
  /** Facts of an entry about a purchase plan. */
  plan: Record<string, unknown> | null;
};

/** As the card shows it; reads no timeline while nothing is open. */
export const OPEN_SIGNAL = sql<OpenSignal | null>`case when ${HAS_OPEN_SIGNAL} then
  ${latestSignal(sql`json_build_object('kind', a.kind, 'answer', a.data->>'answer',
    'at', a.created_at, 'opens', ${opensOf(sql`a.data`)},
    'is_back', a.data ? 'is_back', 'passed_others', ${PASSED_OTHERS},
    'plan', case when a.kind = 'purchase_progress' then a.data end,
    'words', left(coalesce(a.data->>'reason', a.data->>'question', a.data->>'excerpt'), 120),
    'address', coalesce(
      (select address from properties where id = (a.data->>'property_id')::int),
      nullif(split_part(a.data->>'address', ',', 1), '')))`)} end`;
