import { TODAY_MAX_COUNT } from '@alpha/contract';
import {
  and,
  asc,
  between,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leadSequences, leads } from '../../platform/db/schema/index.ts';
import {
  HAS_OPEN_SIGNAL,
  latestSignal,
  opensOf,
  PASSED_OTHERS,
} from '../leads/lead-signals.queries.ts';
import { isOfKind, type LeadScope, leadRows } from '../leads/leads.queries.ts';

/** Leads the viewer may see, or those of one person among them. */
export type OwnerScope = { viewerId: number; scope: LeadScope; userId?: number | undefined };

export const isInScope = ({ scope, userId }: OwnerScope): SQL | undefined =>
  and(isOfKind(leads, scope, { user_id: userId }), isNull(leads.hiddenAt));

/** The end of this person's snooze; nobody else's hides a lead from them. */
export const snoozedUntil = (viewerId: number) =>
  sql<Date | null>`(${leads.snoozes} ->> ${String(viewerId)}::text)::timestamptz`.mapWith(
    leads.createdAt,
  );

export const isAwake = ({ viewerId }: OwnerScope) =>
  sql`coalesce(${snoozedUntil(viewerId)} <= now(), true)`;

/** A person has put it into a sequence, which writes to it, or has written without an answer: that is another list. */
const IS_WRITTEN_TO = sql`exists (select from ${leadSequences} s
  where s.lead_id = ${leads.id} and s.status in ('running', 'finished'))`;

export const isWaiting = (owners: OwnerScope) =>
  and(
    isInScope(owners),
    isNull(leads.firstContactAt),
    ne(leads.source, 'import'),
    isAwake(owners),
    not(IS_WRITTEN_TO),
  );

export const hasSignal = (owners: OwnerScope) =>
  and(isInScope(owners), isNotNull(leads.signalAt), HAS_OPEN_SIGNAL, isAwake(owners));

/** How many leads match; counting stops at the limit. */
export async function countUpTo(db: Db, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(leads)
    .where(where)
    .limit(TODAY_MAX_COUNT)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(some);
  return row?.count ?? 0;
}

export const listWaiting = (db: Db, owners: OwnerScope, limit: number) =>
  db
    .select({
      leadId: leads.id,
      isNew: sql<boolean>`${leads.openedAt} is null`,
      adicionales: leads.adicionales,
    })
    .from(leads)
    .where(isWaiting(owners))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);

type SignalRow = {
  leadId: number;
  kind: string;
  data: Record<string, unknown>;
  at: Date;
  latestAt: string;
  opens: number | null;
  passedOthers: number;
};

/** For each lead the latest thing it said, else the latest it did. */
export async function listSignals(db: Db, owners: OwnerScope, limit: number): Promise<SignalRow[]> {
  const latest = sql`lateral ${latestSignal(sql`a.kind, a.data, a.created_at, ${PASSED_OTHERS} as passed_others`)} as s`;
  return db
    .select({
      leadId: leads.id,
      kind: sql<string>`s.kind`,
      data: sql<Record<string, unknown>>`s.data`,
      at: toDate(sql`s.created_at`),
      latestAt: exact(sql`${leads.signalAt}`),
      opens: countOpens(sql`s.data`),
      passedOthers: sql<number>`s.passed_others`.mapWith(Number),
    })
    .from(leads)
    .innerJoin(latest, sql`true`)
    .where(hasSignal(owners))
    .orderBy(desc(leads.signalAt), desc(leads.id))
    .limit(limit);
}

const toDate = (time: SQL) => sql<Date>`${time}`.mapWith((at: Date | string) => new Date(at));

/** With microseconds, which a Date would lose: a mark must cover exactly what was shown. */
const exact = (time: SQL) => sql<string>`to_json(${time}) #>> '{}'`;

const countOpens = (data: SQL) =>
  sql<number | null>`${opensOf(data)}`.mapWith((count: unknown) =>
    count === null ? null : Number(count),
  );

/** Reads the texts of the first rows only; counting stops at the limit of a count. */
export async function listDueTasks(db: Db, owners: OwnerScope, until: Date, limit: number) {
  const owned = ownedLeads(db, owners);
  const due = db
    .select({ id: leadActivities.id, dueAt: leadActivities.dueAt })
    .from(leadActivities)
    .innerJoin(owned, eq(owned.id, leadActivities.leadId))
    .where(and(isOpenTask(owners), lt(leadActivities.dueAt, until)))
    .orderBy(asc(leadActivities.dueAt), asc(leadActivities.id))
    .limit(TODAY_MAX_COUNT)
    .as('due');
  const first = db
    .select({ id: due.id, count: sql<number>`count(*) over ()`.mapWith(Number).as('count') })
    .from(due)
    .orderBy(asc(due.dueAt), asc(due.id))
    .limit(limit)
    .as('first');
  const rows = await db
    .select({
      leadId: leadActivities.leadId,
      id: leadActivities.id,
      body: leadActivities.body,
      data: leadActivities.data,
      dueAt: leadActivities.dueAt,
      count: first.count,
    })
    .from(first)
    .innerJoin(leadActivities, eq(leadActivities.id, first.id))
    .orderBy(asc(leadActivities.dueAt), asc(leadActivities.id));
  return { tasks: rows, count: rows[0]?.count ?? 0 };
}

/**
 * Those of some people are read as a whole, from their index: looking up the lead of each task of the
 * company took twenty times as long. `offset 0` keeps the two apart.
 */
export function ownedLeads(db: Db, owners: OwnerScope) {
  const owned = db
    .select({ id: leads.id, userId: leads.userId })
    .from(leads)
    .where(isInScope(owners));
  const isEverybody = owners.scope === 'all' && owners.userId === undefined;
  return (isEverybody ? owned : owned.offset(0)).as('owned');
}

/** Of a lead that is not snoozed: few are, and they have an index. Goes with `ownedLeads`. */
export const isOpenTask = ({ viewerId }: OwnerScope) =>
  and(
    sql`${leadActivities.leadId} not in (
      select l.id from ${leads} l where l.snoozes <> '{}'
      and (l.snoozes ->> ${String(viewerId)}::text)::timestamptz > now())`,
    eq(leadActivities.kind, 'task'),
    isNull(leadActivities.doneAt),
    isNotNull(leadActivities.dueAt),
  );

/** Investors get this long before someone asks again. */
const ANSWER_DAYS = sql`interval '3 days'`;
/** After this long without an answer, asking again is no longer today's work. */
const FORGOTTEN_DAYS = sql`interval '45 days'`;

export const isUnanswered = (owners: OwnerScope) =>
  and(
    isInScope(owners),
    isNotNull(leads.unansweredSince),
    sql`${leads.unansweredSince} between now() - ${FORGOTTEN_DAYS} and now() - ${ANSWER_DAYS}`,
    sql`(${leads.sendsDoneAt} is null or ${leads.sendsDoneAt} < ${leads.unansweredSince})`,
    isAwake(owners),
  );

export function listUnanswered(db: Db, owners: OwnerScope, limit: number) {
  // Cut before the entries are looked up. A few more: an entry may have been taken back a moment ago.
  const oldest = db
    .select({ id: leads.id, since: sql<string>`${leads.unansweredSince}`.as('since') })
    .from(leads)
    .where(isUnanswered(owners))
    .orderBy(asc(leads.unansweredSince), asc(leads.id))
    .limit(limit + 10)
    .as('oldest');
  const sent = sql`lateral (
    select a.kind, a.data from ${leadActivities} a
    where a.lead_id = ${oldest.id} and a.created_at = ${oldest.since}
      and (a.kind in ('mail_sent', 'shortlist_sent') or a.kind = 'sequence' and a.data->>'event' = 'ended')
    order by a.id desc limit 1) as s`;
  return db
    .select({
      leadId: oldest.id,
      kind: sql<string>`s.kind`,
      data: sql<Record<string, unknown>>`s.data`,
      at: exact(sql`${oldest.since}`),
      opens: countOpens(sql`s.data`),
    })
    .from(oldest)
    .innerJoin(sent, sql`true`)
    .orderBy(asc(oldest.since), asc(oldest.id))
    .limit(limit);
}

/** Of these leads, with what the viewer can undo. */
export async function listTodayLeads(db: Db, ids: readonly number[], viewerId: number) {
  if (ids.length === 0) return [];
  const [rows, marks] = await Promise.all([
    leadRows(db).where(inArray(leads.id, [...ids])),
    db
      .select({
        id: leads.id,
        snoozedUntil: snoozedUntil(viewerId),
        signalsDoneAt: leads.signalsDoneAt,
        sendsDoneAt: leads.sendsDoneAt,
      })
      .from(leads)
      .where(inArray(leads.id, [...ids])),
  ]);
  const marksOf = new Map(marks.map((mark) => [mark.id, mark]));
  return rows.map((row) => ({
    row,
    snoozedUntil: marksOf.get(row.id)?.snoozedUntil ?? null,
    signalsDoneAt: marksOf.get(row.id)?.signalsDoneAt ?? null,
    sendsDoneAt: marksOf.get(row.id)?.sendsDoneAt ?? null,
  }));
}

const DONE_KINDS = [
  ...(['call', 'note', 'message_sent', 'mail_sent', 'shortlist_sent', 'moved'] as const),
];

/** What one person did between two moments. */
export async function countDone(db: Db, actorId: number, from: Date, to: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(
      and(
        isNull(leads.deletedAt),
        eq(leadActivities.actorId, actorId),
        between(leadActivities.createdAt, from, to),
        inArray(leadActivities.kind, DONE_KINDS),
        // Sent by the server.
        sql`${leadActivities.data}->>'sequence_id' is null`,
      ),
    );
  return row?.count ?? 0;
}
