import type { Role } from '@alpha/contract';
import { and, asc, count, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadStatuses, leads } from '../../platform/db/schema/index.ts';

const STATUS = {
  id: leadStatuses.id,
  name: leadStatuses.name,
  nameEs: leadStatuses.nameEs,
  role: leadStatuses.role,
  order: leadStatuses.order,
  probability: leadStatuses.probability,
  isAfterShortlist: leadStatuses.isAfterShortlist,
};

/** Joined, not a subquery: in a query of one table drizzle leaves the table out of column names. */
const withLeads = (db: Db) =>
  db
    .select({ ...STATUS, leadsCount: count(leads.id) })
    .from(leadStatuses)
    .leftJoin(leads, and(eq(leads.statusId, leadStatuses.id), isNull(leads.hiddenAt)))
    .groupBy(leadStatuses.id)
    .$dynamic();

type Window = { limit: number; offset: number } | undefined;

export function listStatusRows(db: Db, role: Role | undefined, window: Window) {
  const query = withLeads(db)
    .where(role ? eq(leadStatuses.role, role) : undefined)
    .orderBy(asc(leadStatuses.role), asc(leadStatuses.order), asc(leadStatuses.id));
  return window ? query.limit(window.limit).offset(window.offset) : query;
}

export const listAllStatuses = (db: Db) => db.select(STATUS).from(leadStatuses);

export async function countStatuses(db: Db, role: Role | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(leadStatuses)
    .where(role ? eq(leadStatuses.role, role) : undefined);
  return row?.total ?? 0;
}

export async function findStatus(db: Db, id: number) {
  const [row] = await withLeads(db).where(eq(leadStatuses.id, id));
  return row;
}

/** The first column of a role. */
export async function findFirstStatus(db: Db, role: Role) {
  const [row] = await db
    .select(STATUS)
    .from(leadStatuses)
    .where(eq(leadStatuses.role, role))
    .orderBy(asc(leadStatuses.order), asc(leadStatuses.id))
    .limit(1)
    // Locked, so it cannot be deleted before the lead is in it.
    .for('key share');
  return row;
}

/** Locks the columns of a role while checking whether one may be deleted. */
export async function lockStatusesOf(db: Db, role: Role): Promise<number[]> {
  const rows = await db
    .select({ id: leadStatuses.id })
    .from(leadStatuses)
    .where(eq(leadStatuses.role, role))
    .orderBy(asc(leadStatuses.id))
    .for('update');
  return rows.map(({ id }) => id);
}

type StatusForm = {
  name: string;
  nameEs: string | null;
  role: Role;
  order: number;
  probability?: number | null;
  isAfterShortlist?: boolean;
};

/** Shifts the status at this position, and every later one, by one. */
export async function makeRoom(
  db: Db,
  { role, order }: Pick<StatusForm, 'role' | 'order'>,
  exceptId = 0,
): Promise<void> {
  const others = and(eq(leadStatuses.role, role), ne(leadStatuses.id, exceptId));
  if ((await db.$count(leadStatuses, and(others, eq(leadStatuses.order, order)))) === 0) return;
  await db
    .update(leadStatuses)
    .set({ order: sql`${leadStatuses.order} + 1` })
    .where(and(others, gte(leadStatuses.order, order)));
}

export async function setStatusOrder(db: Db, ids: readonly number[]): Promise<void> {
  for (const [i, id] of ids.entries())
    await db
      .update(leadStatuses)
      .set({ order: i + 1 })
      .where(eq(leadStatuses.id, id));
}

export async function insertStatus(db: Db, form: StatusForm) {
  const [row] = await db.insert(leadStatuses).values(form).returning(STATUS);
  return row;
}

export async function insertStatuses(db: Db, forms: StatusForm[]): Promise<void> {
  await db.insert(leadStatuses).values(forms);
}

export async function updateStatusRow(db: Db, id: number, form: StatusForm): Promise<void> {
  await db.update(leadStatuses).set(form).where(eq(leadStatuses.id, id));
}

/** Erased and deleted leads are invisible, so they do not block deleting a column. */
export async function moveHiddenLeads(db: Db, from: { id: number; role: Role }): Promise<void> {
  const other = db
    .select({ id: leadStatuses.id })
    .from(leadStatuses)
    .where(and(eq(leadStatuses.role, from.role), ne(leadStatuses.id, from.id)))
    .orderBy(asc(leadStatuses.order))
    .limit(1);
  await db
    .update(leads)
    .set({ statusId: sql`(${other})` })
    .where(and(eq(leads.statusId, from.id), isNotNull(leads.hiddenAt)));
}

export async function deleteStatusRow(db: Db, id: number): Promise<void> {
  await db.delete(leadStatuses).where(eq(leadStatuses.id, id));
}
