import type { Role, USER_SORTS } from '@alpha/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { calendarFeeds, leads, passwordResets, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/text-search.ts';
import { lastLockOf } from '../auth/attempts.queries.ts';

const leaders = alias(users, 'leaders');

const USER = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  twoFactorSecret: users.twoFactorSecret,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  /** Of a user who has yet to choose a password. */
  invitedUntil:
    sql<Date | null>`case when ${users.passwordHash} is null then (select max(${passwordResets.expiresAt}) from ${passwordResets} where ${passwordResets.userId} = ${users.id} and ${passwordResets.usedAt} is null and ${passwordResets.expiresAt} > now()) end`.mapWith(
      passwordResets.expiresAt,
    ),
  lockedUntil: lastLockOf,
  deactivatedAt: users.deactivatedAt,
  createdAt: users.createdAt,
  leader: { id: leaders.id, name: leaders.name, deactivatedAt: leaders.deactivatedAt },
  leadsCount:
    sql<number>`(select count(*) from ${leads} where ${leads.userId} = ${users.id} and ${leads.deletedAt} is null)`.mapWith(
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

/**
 * Locks the row against other edits until this transaction ends; with `update` nobody can assign it a
 * lead either. Several rows are locked in id order.
 */
export async function lockUser(
  db: Db,
  id: number,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for(strength);
}

/** Excludes invited users, who have no password and cannot sign in. */
const isWorkingAdmin = and(
  eq(users.role, 'admin'),
  isNull(users.deactivatedAt),
  isNotNull(users.passwordHash),
);

/** Administrators who can sign in, locked until this transaction ends. */
export async function lockActiveAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(isWorkingAdmin)
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

export async function countAdmins(db: Db): Promise<{ working: number; invited: number }> {
  const working = await db.$count(users, isWorkingAdmin);
  const all = await db.$count(users, and(eq(users.role, 'admin'), isNull(users.deactivatedAt)));
  return { working, invited: all - working };
}

/** An administrator who has not chosen a password yet. */
export async function findInvitedAdmin(
  db: Db,
  email: string,
): Promise<{ id: number; name: string } | null> {
  const [found] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        eq(users.role, 'admin'),
        isNull(users.deactivatedAt),
        isNull(users.passwordHash),
      ),
    );
  return found ?? null;
}

export async function isEmailTaken(db: Db, email: string, exceptId: number): Promise<boolean> {
  const isTaken = and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, exceptId));
  return (await db.$count(users, isTaken)) > 0;
}

export async function countTeam(db: Db, leaderId: number): Promise<number> {
  return db.$count(users, eq(users.leaderId, leaderId));
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
  mustChangePassword?: boolean;
};

export async function insertUser(db: Db, fields: UserFields): Promise<number> {
  const [row] = await db.insert(users).values(fields).returning({ id: users.id });
  if (!row) throw new Error('the user was not stored');
  return row.id;
}

export async function updateUserRow(db: Db, id: number, fields: UserFields): Promise<void> {
  await db.update(users).set(fields).where(eq(users.id, id));
}

/** Without a new leader the salesmen have none. */
export async function giveTeam(db: Db, leaderId: number, to: number | null): Promise<void> {
  await db.update(users).set({ leaderId: to }).where(eq(users.leaderId, leaderId));
}

export async function setDeactivated(db: Db, id: number, at: Date | null): Promise<void> {
  await db.update(users).set({ deactivatedAt: at }).where(eq(users.id, id));
}

/** Turned off, not only refused: an active account makes a new one. */
export async function deleteCalendarFeedOf(db: Db, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function deleteUserRow(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** Writes only when the value changes. */
export async function setLocale(db: Db, id: number, locale: string): Promise<void> {
  await db
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, id), sql`${users.locale} is distinct from ${locale}`));
}
