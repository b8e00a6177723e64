import type { WorkKind } from '@alpha/contract';
import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leads, users } from '../../platform/db/schema/index.ts';
import { isOfKind, type LeadScope } from '../leads/leads.queries.ts';
import type { Period } from './dashboard.queries.ts';
import { isOwned, type Owners } from './owners.queries.ts';

type Entry = typeof leadActivities.$inferSelect;
type Did = Exclude<WorkKind, 'overdue'>;

const KINDS = {
  call: ['call'],
  message: ['mail_sent', 'message_sent', 'shortlist_sent'],
  note: ['note'],
  move: ['moved'],
} as const satisfies Record<Did, readonly Entry['kind'][]>;

/** The condition of `lead_activities_work_idx`, word for word, so that PostgreSQL uses it. */
const IS_WORK = sql`${leadActivities.actorId} is not null
  and ${leadActivities.kind} not in ('created', 'assigned', 'edited', 'task')
  and (${leadActivities.kind} <> 'moved' or ${leadActivities.data} @> '{"by_hand": true}')
  and ${leadActivities.data} ->> 'sequence_id' is null`;

/** The trash is small, and `not in` reads it once. */
const IS_LEAD_KEPT = sql`${leadActivities.leadId} not in (
  select id from ${leads} where deleted_at is not null)`;

export const kindOfWork = (kind: Entry['kind']): Did | undefined =>
  (Object.keys(KINDS) as Did[]).find((did) => KINDS[did].some((known) => known === kind));

/** Entries of these people in a period, with erased leads too: of a kind of work, and few others. */
export const wroteIn = ({ from, to }: Period, owners: Owners): SQL | undefined =>
  and(
    IS_WORK,
    gte(leadActivities.createdAt, from),
    lt(leadActivities.createdAt, to),
    isOwned(leadActivities.actorId, owners),
    IS_LEAD_KEPT,
  );

export const didIn = (period: Period, owners: Owners, kind: Did): SQL | undefined =>
  and(wroteIn(period, owners), inArray(leadActivities.kind, [...KINDS[kind]]));

const IS_OVERDUE = sql`${leadActivities.kind} = 'task' and ${leadActivities.doneAt} is null
  and ${leadActivities.dueAt} is not null and ${leadActivities.dueAt} < now()`;

/** Tasks of erased leads are nobody's work any more. */
export const isOverdue = (owners: Owners): SQL | undefined =>
  and(IS_OVERDUE, isNull(leads.hiddenAt), isOwned(leads.userId, owners));

/** `isTask`: the condition is about the lead, too. Without, looking up each entry's lead would take most of the time. */
export async function countEntries(db: Db, where: SQL | undefined, isTask: boolean) {
  const entries = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(leadActivities)
    .$dynamic();
  if (isTask) entries.innerJoin(leads, eq(leads.id, leadActivities.leadId));
  const [row] = await entries.where(where);
  return row?.total ?? 0;
}

type Window = { limit: number; offset: number };

/** The latest first. `isVisible`: the viewer may see the lead. */
export const listEntries = (
  db: Db,
  where: SQL | undefined,
  { scope, isTask, limit, offset }: Window & { scope: LeadScope; isTask: boolean },
) =>
  db
    .select({
      id: leadActivities.id,
      at: sql<Date>`${isTask ? leadActivities.dueAt : leadActivities.createdAt}`.mapWith(
        leadActivities.createdAt,
      ),
      body: leadActivities.body,
      person: { id: users.id, name: users.name },
      leadId: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      isVisible: sql<boolean>`${and(isNull(leads.hiddenAt), isOfKind(leads, scope, {}))}`,
    })
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .innerJoin(users, eq(users.id, isTask ? leads.userId : leadActivities.actorId))
    .where(where)
    .orderBy(
      isTask ? leadActivities.dueAt : desc(leadActivities.createdAt),
      desc(leadActivities.id),
    )
    .limit(limit)
    .offset(offset);
