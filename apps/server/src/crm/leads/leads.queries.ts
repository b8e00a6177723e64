import {
  type InvestorProfile,
  type LeadAnswer,
  type LeadSort,
  type LeadSource,
  type ScoreWeights,
  USUAL_SCORE_WEIGHTS,
} from '@alpha/contract';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  leadActivities,
  type leadCounts,
  leadStatuses,
  leads,
  leadTags,
  purchases,
  users,
} from '../../platform/db/schema/index.ts';
import { type FieldFilter, hasFieldValues } from './fields/field-conditions.ts';
import { hasTags } from './fields/tag-filter.ts';
import { type FigureFilter, hasFigureFilter, matchesFigure } from './figure-filter.ts';
import { OPEN_SIGNAL } from './lead-signals.queries.ts';
import { inAny, inColumn, inPhone } from './lead-words.ts';
import { SCORE_COLUMNS } from './score/score-facts.ts';
import { scoreSql } from './score/score-sql.ts';
import { STORED_WEIGHTS } from './score/score-weights.ts';

/** All, the user's own, or a leader's own and those of the team. */
export type LeadScope = 'all' | { ownerId: number } | { leaderId: number };

export type LeadFilter = {
  search?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  lead_status_id?: number | undefined;
  user_id?: number | undefined;
  source?: LeadSource | undefined;
  profile?: InvestorProfile | undefined;
  stale_days?: number | undefined;
  /** 0: none was given. */
  lost_reason_id?: number | undefined;
  tags?: string | undefined;
  tags_match?: 'any' | 'all' | undefined;
  /** See `withFieldFilter`. */
  fields?: FieldFilter | undefined;
} & FigureFilter;

const NEXT_TASK = sql<{
  id: number;
  body: string;
  due_at: string | null;
  is_call: boolean;
} | null>`(
  select json_build_object('id', t.id, 'body', coalesce(t.body, ''), 'due_at', t.due_at,
    'is_call', coalesce(t.data->>'channel' = 'call', false))
  from ${leadActivities} t
  where t.lead_id = ${leads.id} and t.kind = 'task' and t.done_at is null
  order by t.due_at nulls last, t.id limit 1)`;

/** The latest thing the lead said about a property it was sent; nothing when that was taken back. */
const LAST_ANSWER = sql<{ answer: LeadAnswer; address: string; at: string } | null>`(
  select json_build_object('answer', coalesce(a.data->>'answer', 'question'),
    'address', coalesce(a.data->>'address', ''), 'at', a.created_at)
  from (select data, created_at, kind from ${leadActivities} t where t.lead_id = ${leads.id}
    and t.kind in ('home_answered', 'question_asked') order by t.created_at desc, t.id desc limit 1) a
  where a.kind = 'question_asked' or a.data->>'answer' is not null)`;

/** Of a purchase that does not move; read from the index of its lead. */
const STUCK_SINCE = sql<string | null>`(select to_json(min(p.stuck_at)) #>> '{}' from ${purchases} p
  where p.lead_id = ${leads.id} and p.stuck_at <= now())`;

export const TAG_IDS = sql<number[]>`array(select t.tag_id from ${leadTags} t
  where t.lead_id = ${leads.id} order by t.tag_id)`;

/** Without answers and campaign, which a stranger writes and a list of thousands would repeat. */
const SUMMARY = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  email: leads.email,
  statusId: leads.statusId,
  source: leads.source,
  country: leads.country,
  profile: leads.profile,
  version: leads.version,
  lastTouchedAt: leads.lastTouchedAt,
  activeAt: leads.activeAt,
  /** Text with microseconds, which a Date would lose. */
  activeAtText: sql<string>`${leads.activeAt}::text`,
  owner: { id: users.id, name: users.name, role: users.role },
  nextTask: NEXT_TASK,
  lastAnswer: LAST_ANSWER,
  signal: OPEN_SIGNAL,
  ...SCORE_COLUMNS,
  scoreWeights: STORED_WEIGHTS,
  tagIds: TAG_IDS,
  stuckSince: STUCK_SINCE,
};
const WHOLE = {
  ...SUMMARY,
  adicionales: leads.adicionales,
  utms: leads.utms,
  openedAt: leads.openedAt,
  lostReasonId: leads.lostReasonId,
  lostWords: leads.lostWords,
};

type OfKind = typeof leads | typeof leadCounts;

/** Uses no other table, so that counts and sorting need no join. */
const inScope = ({ userId }: OfKind, scope: LeadScope): SQL | undefined => {
  if (scope === 'all') return undefined;
  if ('ownerId' in scope) return eq(userId, scope.ownerId);
  // An array is evaluated once; a subquery would be joined, repeating the text search for each member.
  return sql`${userId} = any(array(select id from ${users} where id = ${scope.leaderId}
    or (leader_id = ${scope.leaderId} and role = 'salesman')))`;
};

/** The filters that `lead_counts` can answer. */
export const isOfKind = (table: OfKind, scope: LeadScope, filter: LeadFilter): SQL | undefined =>
  and(
    inScope(table, scope),
    filter.lead_status_id ? eq(table.statusId, filter.lead_status_id) : undefined,
    filter.user_id ? eq(table.userId, filter.user_id) : undefined,
    filter.source ? eq(table.source, filter.source) : undefined,
    filter.profile ? eq(table.profile, filter.profile) : undefined,
  );

/** What `lead_counts` cannot answer. */
export const hasTextFilter = (filter: LeadFilter): boolean =>
  filter.lost_reason_id !== undefined ||
  hasFigureFilter(filter) ||
  filter.tags !== undefined ||
  filter.fields !== undefined ||
  [filter.search, filter.first_name, filter.last_name, filter.email, filter.phone].some((words) =>
    words?.trim(),
  );

const daysAgo = (days: number): SQL => sql`now() - ${days} * interval '1 day'`;

export const isTouchedSince = (days: number): SQL => gte(leads.lastTouchedAt, daysAgo(days));

export const matching = (scope: LeadScope, filter: LeadFilter): SQL | undefined =>
  and(isNull(leads.hiddenAt), isMatch(scope, filter));

/** Erased leads, which figures of a period count. */
export const matchingErased = (scope: LeadScope, filter: LeadFilter): SQL | undefined =>
  and(isNotNull(leads.hiddenAt), isNull(leads.deletedAt), isMatch(scope, filter));

function isMatch(scope: LeadScope, filter: LeadFilter): SQL | undefined {
  const { stale_days: staleDays, lost_reason_id: reasonId } = filter;
  return and(
    isOfKind(leads, scope, filter),
    inAny(filter.search),
    inColumn('firstName', filter.first_name),
    inColumn('lastName', filter.last_name),
    inColumn('email', filter.email),
    inPhone(filter.phone),
    reasonId === 0 ? isNull(leads.lostReasonId) : undefined,
    reasonId ? eq(leads.lostReasonId, reasonId) : undefined,
    matchesFigure(filter),
    hasTags(filter),
    hasFieldValues(filter.fields),
    staleDays ? lt(leads.lastTouchedAt, daysAgo(staleDays)) : undefined,
  );
}

/** Joins owner and status, which filters and sorting may use. */
export const leadRows = (db: Db) =>
  db
    .select(SUMMARY)
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .$dynamic();

export type LeadSummaryRow = Awaited<ReturnType<typeof leadRows>>[number];

type Order = 'asc' | 'desc';
type List = {
  scope: LeadScope;
  filter: LeadFilter;
  sort: LeadSort;
  order: Order;
  /** To sort by score. */
  scoreWeights?: ScoreWeights | undefined;
  window: { limit: number; offset: number };
};

const COLUMN_SORTS: Record<Exclude<LeadSort, 'status' | 'user' | 'score'>, SQL> = {
  first_name: sql`lower(${leads.firstName})`,
  last_name: sql`lower(${leads.lastName})`,
  email: sql`lower(${leads.email})`,
  phone: sql`${leads.phone}`,
  created_at: sql`${leads.createdAt}`,
  last_touched_at: sql`${leads.lastTouchedAt}`,
  initial_payment: sql`${leads.initialPayment}`,
};

/** Same first name: sorted by last name, and the other way round. */
const SECOND_KEYS: Partial<Record<LeadSort, SQL>> = {
  first_name: COLUMN_SORTS.last_name,
  last_name: COLUMN_SORTS.first_name,
};

/**
 * Matches the indexes exactly, so that only the page is read; leads without a budget come last in both
 * directions.
 */
function keysOf({
  sort,
  order,
  scoreWeights,
}: Pick<List, 'sort' | 'order' | 'scoreWeights'>): SQL[] {
  const way = order === 'desc' ? desc : asc;
  if (sort === 'status')
    return [way(leadStatuses.role), way(leadStatuses.order), way(leads.statusId), way(leads.id)];
  if (sort === 'user') return [way(sql`lower(${users.name})`), way(leads.userId), way(leads.id)];
  if (sort === 'score') return [way(scoreSql(scoreWeights ?? USUAL_SCORE_WEIGHTS)), way(leads.id)];
  const key = COLUMN_SORTS[sort];
  const isNullable = sort === 'initial_payment' && order === 'desc';
  const second = SECOND_KEYS[sort];
  return [
    isNullable ? sql`${key} desc nulls last` : way(key),
    ...(second ? [way(second)] : []),
    way(leads.id),
  ];
}

/** Finds the page first and loads details afterwards: skipped rows need only the sort key. */
export function listLeadRows(db: Db, { scope, filter, window, ...by }: List) {
  const { sort } = by;
  const keys = keysOf(by);
  const found = db.select({ id: leads.id }).from(leads).$dynamic();
  if (sort === 'status') found.innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId));
  if (sort === 'user') found.innerJoin(users, eq(users.id, leads.userId));
  const page = found
    .where(matching(scope, filter))
    .orderBy(...keys)
    .limit(window.limit)
    .offset(window.offset);
  return leadRows(db)
    .where(inArray(leads.id, page))
    .orderBy(...keys);
}

export async function findLead(db: Db, id: number, scope: LeadScope) {
  const [row] = await db
    .select(WHOLE)
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(and(eq(leads.id, id), matching(scope, {})));
  return row;
}

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** Locks it until this transaction ends. */
export async function lockLead(db: Db, id: number): Promise<void> {
  await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update');
}

/** Few enough that a file of thousands of addresses fits into PostgreSQL's lock table. */
const LAST_EMAIL_SLOT = 511;

/** Serializes two writes of the same address. */
export async function lockEmails(db: Db, emails: readonly string[]): Promise<void> {
  const known = sql.param(JSON.stringify(emails.map((email) => email.toLowerCase())));
  // In a fixed order, to avoid deadlocks.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('lead email'), slot) from (
    select distinct hashtext(email) & ${sql.raw(String(LAST_EMAIL_SLOT))} as slot
    from jsonb_array_elements_text(${known}::jsonb) email order by slot) slots`);
}

export const lockEmail = (db: Db, email: string): Promise<void> => lockEmails(db, [email]);

type LeadFields = Pick<
  typeof leads.$inferInsert,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'statusId'
  | 'userId'
  | 'country'
  | 'profile'
  | 'initialPayment'
>;

export async function insertLead(
  db: Db,
  fields: LeadFields & Pick<typeof leads.$inferInsert, 'source'>,
): Promise<number> {
  const [row] = await db.insert(leads).values(fields).returning({ id: leads.id });
  if (!row) throw new Error('the lead was not stored');
  return row.id;
}

/** Every write counts as a touch and raises the version. */
export async function updateLeadRow(
  db: Db,
  id: number,
  fields: Partial<LeadFields>,
): Promise<void> {
  await db
    .update(leads)
    .set({ ...fields, version: sql`${leads.version} + 1`, lastTouchedAt: sql`now()` })
    .where(eq(leads.id, id));
}

export async function touchLead(db: Db, id: number): Promise<void> {
  await db.update(leads).set({ lastTouchedAt: sql`now()` }).where(eq(leads.id, id));
}

/** Changes neither touch time nor version: only notifies live listeners. */
export async function notifyLeadChanged(db: Db, id: number): Promise<void> {
  await db.update(leads).set({ updatedAt: sql`now()` }).where(eq(leads.id, id));
}
