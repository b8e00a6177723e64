import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/db.ts';
import { leadStatuses, leads, users } from '../../../platform/db/schema/index.ts';
import { inAny } from '../lead-words.ts';
import { isOfKind, type LeadScope } from '../leads.queries.ts';

const deleters = alias(users, 'deleters');
/** The cast: an alias has the same columns, only its name has another type. */
const others = alias(leads, 'others') as unknown as typeof leads;

/** The opposite of `matching`, which every other list uses. */
const inTrash = (scope: LeadScope, search?: string): SQL | undefined =>
  and(isOfKind(leads, scope, {}), isNotNull(leads.deletedAt), inAny(search));

const sameEmailAs = (db: Db, scope: LeadScope): SQL<boolean> =>
  sql<boolean>`exists ${db
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        sql`lower(${others.email}) = lower(${leads.email})`,
        isNull(others.hiddenAt),
        isOfKind(others, scope, {}),
      ),
    )}`;

type Window = { limit: number; offset: number };

export function listTrashRows(
  db: Db,
  { scope, search, limit, offset }: Window & { scope: LeadScope; search: string | undefined },
) {
  return db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      email: leads.email,
      phone: leads.phone,
      status: { id: leadStatuses.id, name: leadStatuses.name, nameEs: leadStatuses.nameEs },
      owner: { id: users.id, name: users.name },
      deletedAt: sql`${leads.deletedAt}`.mapWith(leads.lastTouchedAt),
      deletedBy: { id: deleters.id, name: deleters.name },
      hasSameEmail: sameEmailAs(db, scope),
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .leftJoin(deleters, eq(deleters.id, leads.deletedBy))
    .where(inTrash(scope, search))
    .orderBy(desc(leads.deletedAt), desc(leads.id))
    .limit(limit)
    .offset(offset);
}

export type TrashRow = Awaited<ReturnType<typeof listTrashRows>>[number];

export const countTrash = (db: Db, scope: LeadScope, search: string | undefined): Promise<number> =>
  db.$count(leads, inTrash(scope, search));

/** A deleted lead by id, for an erasure. */
export async function findInTrash(db: Db, id: number, scope: LeadScope) {
  const [row] = await db
    .select({ email: leads.email, owner: { name: users.name } })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(and(eq(leads.id, id), inTrash(scope)));
  return row;
}

export async function listTrashedIdsByEmail(
  db: Db,
  email: string,
  scope: LeadScope,
): Promise<number[]> {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(sql`lower(${leads.email})`, email.toLowerCase()), inTrash(scope)))
    .orderBy(asc(leads.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** The version is raised, so that an edit of what was seen before the deletion is a conflict afterwards. */
export async function putIntoTrash(
  db: Db,
  ids: number[],
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await inBatches(ids, (batch) =>
    db
      .update(leads)
      .set({
        hiddenAt: at,
        deletedAt: at,
        deletedBy: by,
        // The same form sent again is a new lead.
        intakeKey: null,
        version: sql`${leads.version} + 1`,
      })
      .where(inArray(leads.id, batch)),
  );
}

/** Those of the ids that the viewer may restore, locked; two people at once get each lead once. */
export function lockInTrash(db: Db, scope: LeadScope, ids: number[]) {
  return db
    .select({
      id: leads.id,
      statusId: leads.statusId,
      statusRole: leadStatuses.role,
      owner: { id: users.id, name: users.name, role: users.role },
      hasSameEmail: sameEmailAs(db, scope),
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .where(and(inTrash(scope), inArray(leads.id, ids)))
    .orderBy(asc(leads.id))
    .for('update', { of: leads });
}

export async function takeOutOfTrash(db: Db, ids: number[], statusId?: number): Promise<void> {
  await inBatches(ids, (batch) =>
    db
      .update(leads)
      .set({
        hiddenAt: null,
        deletedAt: null,
        deletedBy: null,
        version: sql`${leads.version} + 1`,
        ...(statusId !== undefined && { statusId }),
      })
      .where(inArray(leads.id, batch)),
  );
}

/** Leads whose time is over; skips what another process deletes or somebody restores now. */
export async function lockExpired(db: Db, days: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(sql`${leads.deletedAt} < now() - ${days} * interval '1 day'`)
    .orderBy(asc(leads.deletedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
