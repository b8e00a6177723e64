import type { Role, USER_SORTS } from '@alpha/contract';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db.ts';
import { leads, users } from '../../db/schema/index.ts';
import { containsWords } from '../../db/text-search.ts';

const leaders = alias(users, 'leaders');

const USER = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  twoFactorSecret: users.twoFactorSecret,
  lockedUntil: users.lockedUntil,
  deactivatedAt: users.deactivatedAt,
  createdAt: users.createdAt,
  leader: { id: leaders.id, name: leaders.name, deactivatedAt: leaders.deactivatedAt },
  leadsCount:
    sql<number>`(select count(*) from ${leads} where ${leads.userId} = ${users.id})`.mapWith(
      Number,
    ),
};

/** `all`, or the salesmen of one leader. */
export type Scope = 'all' | { leaderId: number };

const inScope = (scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : and(eq(users.leaderId, scope.leaderId), eq(users.role, 'salesman'));

type Filter = { scope: Scope; search?: string | undefined };
const matches = ({ scope, search }: Filter) =>
  and(inScope(scope), search ? containsWords([users.name, users.email], search) : undefined);

export type UserList = Filter & {
  sort: (typeof USER_SORTS)[number];
  order: 'asc' | 'desc';
  window?: { limit: number; offset: number } | undefined;
};

const SORTS = {
  name: sql`lower(${users.name})`,
  email: sql`lower(${users.email})`,
  role: users.role,
  created_at: users.createdAt,
};

export function listUserRows(db: Db, { sort, order, window, ...filter }: UserList) {
  const direction = order === 'desc' ? desc : asc;
  const query = db
    .select(USER)
    .from(users)
    .leftJoin(leaders, eq(leaders.id, users.leaderId))
    .where(matches(filter))
    .orderBy(direction(SORTS[sort]), asc(users.id))
    .$dynamic();
  return window ? query.limit(window.limit).offset(window.offset) : query;
}

export async function countUsers(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matches(filter));
  return row?.total ?? 0;
}

export async function findUser(db: Db, id: number, scope: Scope) {
  const [row] = await db
    .select(USER)
    .from(users)
    .leftJoin(leaders, eq(leaders.id, users.leaderId))
    .where(and(eq(users.id, id), inScope(scope)));
  return row;
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Nobody edits the row, and nobody gives it a lead, until this transaction ends. */
export async function lockUser(db: Db, id: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** The administrators who can still sign in, held until this transaction ends. */
export async function lockActiveAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deactivatedAt)))
    .limit(1);
  return row !== undefined;
}

export function listActiveLeaders(db: Db) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'leader'), isNull(users.deactivatedAt)))
    .orderBy(asc(sql`lower(${users.name})`));
}

export type UserFields = {
  name: string;
  email: string;
  role: Role;
  leaderId: number | null;
  passwordHash?: string;
};

export async function insertUser(db: Db, fields: UserFields): Promise<number> {
  const [row] = await db.insert(users).values(fields).returning({ id: users.id });
  if (!row) throw new Error('the user was not stored');
  return row.id;
}

export async function updateUserRow(db: Db, id: number, fields: UserFields): Promise<void> {
  await db.update(users).set(fields).where(eq(users.id, id));
}

/** A team without its leader: the salesmen wait for a new one. */
export async function releaseTeam(db: Db, leaderId: number): Promise<void> {
  await db.update(users).set({ leaderId: null }).where(eq(users.leaderId, leaderId));
}

export async function setDeactivated(db: Db, id: number, at: Date | null): Promise<void> {
  await db.update(users).set({ deactivatedAt: at }).where(eq(users.id, id));
}

export async function deleteUserRow(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
