import type { InvestorProfile, LeadSort, LeadSource } from '@alpha/contract';
import { and, asc, desc, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { leadActivities, leadStatuses, leads, users } from '../../db/schema/index.ts';
import { containsWords } from '../../db/text-search.ts';

/** All, one person's own, or a leader's own and those of the team. */
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
};

const NEXT_TASK = sql<{ id: number; body: string; due_at: string | null } | null>`(
  select json_build_object('id', t.id, 'body', coalesce(t.body, ''), 'due_at', t.due_at)
  from ${leadActivities} t
  where t.lead_id = ${leads.id} and t.kind = 'task' and t.done_at is null
  order by t.due_at nulls last, t.id limit 1)`;

const LEAD = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  email: leads.email,
  statusId: leads.statusId,
  adicionales: leads.adicionales,
  utms: leads.utms,
  source: leads.source,
  country: leads.country,
  profile: leads.profile,
  initialPayment: leads.initialPayment,
  version: leads.version,
  lastTouchedAt: leads.lastTouchedAt,
  /** To the microsecond, which a Date does not hold. */
  touchedAt: sql<string>`${leads.lastTouchedAt}::text`,
  createdAt: leads.createdAt,
  owner: { id: users.id, name: users.name, role: users.role },
  nextTask: NEXT_TASK,
};

const inScope = (scope: LeadScope): SQL | undefined => {
  if (scope === 'all') return undefined;
  if ('ownerId' in scope) return eq(leads.userId, scope.ownerId);
  return or(
    eq(leads.userId, scope.leaderId),
    and(eq(users.leaderId, scope.leaderId), eq(users.role, 'salesman')),
  );
};

const SEARCHED = [leads.firstName, leads.lastName, leads.email, leads.phone];

export function matching(scope: LeadScope, filter: LeadFilter): SQL | undefined {
  const has = (column: (typeof SEARCHED)[number], words: string | undefined) =>
    words ? containsWords([column], words) : undefined;
  const { stale_days: staleDays } = filter;
  return and(
    inScope(scope),
    isNull(leads.erasedAt),
    filter.search ? containsWords(SEARCHED, filter.search) : undefined,
    has(leads.firstName, filter.first_name),
    has(leads.lastName, filter.last_name),
    has(leads.email, filter.email),
    has(leads.phone, filter.phone),
    filter.lead_status_id ? eq(leads.statusId, filter.lead_status_id) : undefined,
    filter.user_id ? eq(leads.userId, filter.user_id) : undefined,
    filter.source ? eq(leads.source, filter.source) : undefined,
    filter.profile ? eq(leads.profile, filter.profile) : undefined,
    staleDays ? lt(leads.lastTouchedAt, sql`now() - ${staleDays} * interval '1 day'`) : undefined,
  );
}

/** Owner and status stand beside every lead: filters and orders may speak of them. */
export const leadRows = (db: Db) =>
  db
    .select(LEAD)
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .$dynamic();

const SORTS: Record<LeadSort, SQL[]> = {
  first_name: [sql`lower(${leads.firstName})`],
  last_name: [sql`lower(${leads.lastName})`],
  email: [sql`lower(${leads.email})`],
  phone: [sql`${leads.phone}`],
  status: [sql`${leadStatuses.role}`, sql`${leadStatuses.order}`],
  user: [sql`lower(${users.name})`],
  created_at: [sql`${leads.createdAt}`],
  last_touched_at: [sql`${leads.lastTouchedAt}`],
  initial_payment: [sql`${leads.initialPayment}`],
};

type List = {
  scope: LeadScope;
  filter: LeadFilter;
  sort: LeadSort;
  order: 'asc' | 'desc';
  window: { limit: number; offset: number };
};

export function listLeadRows(db: Db, { scope, filter, sort, order, window }: List) {
  const direction = order === 'desc' ? desc : asc;
  return leadRows(db)
    .where(matching(scope, filter))
    .orderBy(...SORTS[sort].map((key) => sql`${direction(key)} nulls last`), direction(leads.id))
    .limit(window.limit)
    .offset(window.offset);
}

export async function countLeads(db: Db, scope: LeadScope, filter: LeadFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(matching(scope, filter));
  return row?.total ?? 0;
}

export async function findLead(db: Db, id: number, scope: LeadScope) {
  const [row] = await leadRows(db).where(and(eq(leads.id, id), matching(scope, {})));
  return row;
}

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** Nobody else writes it until this transaction ends. */
export async function lockLead(db: Db, id: number): Promise<void> {
  await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update');
}

/** Two people who write down the same address at once do so one after the other. */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`lead ${email.toLowerCase()}`}))`);
}

export async function isEmailTaken(db: Db, email: string, exceptId: number): Promise<boolean> {
  const isSame = eq(sql`lower(${leads.email})`, email.toLowerCase());
  return (await db.$count(leads, and(isSame, ne(leads.id, exceptId), isNull(leads.erasedAt)))) > 0;
}

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

/** Every write is a touch, and another version. */
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

/** Somebody has been in touch, or written something down. */
export async function touchLead(db: Db, id: number): Promise<void> {
  await db.update(leads).set({ lastTouchedAt: sql`now()` }).where(eq(leads.id, id));
}

/** No touch and no other version: only the listeners of the table hear of it. */
export async function stirLead(db: Db, id: number): Promise<void> {
  await db.update(leads).set({ updatedAt: sql`now()` }).where(eq(leads.id, id));
}

export async function deleteLeadRow(db: Db, id: number): Promise<void> {
  await db.delete(leads).where(eq(leads.id, id));
}
