import type { InvestorProfile, LeadSort, LeadSource } from '@alpha/contract';
import { and, asc, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { leadActivities, leadStatuses, leads, users } from '../../db/schema/index.ts';
import { beginsWords, holdsDigits, personBeginnings } from '../../db/text-search.ts';

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

/** Says nothing of other tables, so that counts and orders need no join. */
const inScope = (scope: LeadScope): SQL | undefined => {
  if (scope === 'all') return undefined;
  if ('ownerId' in scope) return eq(leads.userId, scope.ownerId);
  // An array is looked up once; a subquery would be joined, and the words searched for each of the team.
  return sql`${leads.userId} = any(array(select id from ${users} where id = ${scope.leaderId}
    or (leader_id = ${scope.leaderId} and role = 'salesman')))`;
};

/** The index finds them; a search without a letter or a figure in it finds nobody. */
function hasWords(search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined;
  const words = personBeginnings(search);
  return words ? sql`${leads.words} @@ to_tsquery('simple', ${words})` : sql`false`;
}

type PersonColumn = typeof leads.firstName | typeof leads.lastName | typeof leads.email;

const inColumn = (column: PersonColumn, words: string | undefined): SQL | undefined =>
  words?.trim() ? and(hasWords(words), beginsWords(column, words)) : undefined;

const inPhone = (words: string | undefined): SQL | undefined =>
  words?.trim()
    ? /\d/.test(words)
      ? and(hasWords(words), holdsDigits(leads.phone, words))
      : // The quiz leaves a dash.
        eq(leads.phone, words.trim())
    : undefined;

export function matching(scope: LeadScope, filter: LeadFilter): SQL | undefined {
  const { stale_days: staleDays } = filter;
  return and(
    inScope(scope),
    isNull(leads.erasedAt),
    hasWords(filter.search),
    inColumn(leads.firstName, filter.first_name),
    inColumn(leads.lastName, filter.last_name),
    inColumn(leads.email, filter.email),
    inPhone(filter.phone),
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

type Order = 'asc' | 'desc';
type List = {
  scope: LeadScope;
  filter: LeadFilter;
  sort: LeadSort;
  order: Order;
  window: { limit: number; offset: number };
};

const COLUMN_SORTS: Record<Exclude<LeadSort, 'status' | 'user'>, SQL> = {
  first_name: sql`lower(${leads.firstName})`,
  last_name: sql`lower(${leads.lastName})`,
  email: sql`lower(${leads.email})`,
  phone: sql`${leads.phone}`,
  created_at: sql`${leads.createdAt}`,
  last_touched_at: sql`${leads.lastTouchedAt}`,
  initial_payment: sql`${leads.initialPayment}`,
};

/** In the very order of their indexes; without a budget last, whichever way. */
function keysOf(sort: LeadSort, order: Order): SQL[] {
  const way = order === 'desc' ? desc : asc;
  if (sort === 'status')
    return [way(leadStatuses.role), way(leadStatuses.order), way(leads.statusId), way(leads.id)];
  if (sort === 'user') return [way(sql`lower(${users.name})`), way(leads.userId), way(leads.id)];
  const key = COLUMN_SORTS[sort];
  const isNullable = sort === 'initial_payment' && order === 'desc';
  return [isNullable ? sql`${key} desc nulls last` : way(key), way(leads.id)];
}

/** The page is found first and dressed afterwards: of the rows before it only the order is needed. */
export function listLeadRows(db: Db, { scope, filter, sort, order, window }: List) {
  const keys = keysOf(sort, order);
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

export async function countLeads(db: Db, scope: LeadScope, filter: LeadFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(leads)
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

/** Few enough that a file of thousands of addresses fits into the server's table of locks. */
const LAST_EMAIL_SLOT = 511;

/** Two people who write down the same address at once do so one after the other. */
export async function lockEmails(db: Db, emails: readonly string[]): Promise<void> {
  const known = sql.param(JSON.stringify(emails.map((email) => email.toLowerCase())));
  // In one order, so that two files never wait for each other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('lead email'), slot) from (
    select distinct hashtext(email) & ${sql.raw(String(LAST_EMAIL_SLOT))} as slot
    from jsonb_array_elements_text(${known}::jsonb) email order by slot) slots`);
}

export const lockEmail = (db: Db, email: string): Promise<void> => lockEmails(db, [email]);

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
