import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/db.ts';
import { leads, users } from '../../../platform/db/schema/index.ts';
import { type LeadFilter, type LeadScope, matching } from '../leads.queries.ts';

export type Selection = {
  ids?: number[] | undefined;
  matching?: LeadFilter | undefined;
  /** How many matched when the selection was made. */
  seen?: number | undefined;
};

/** The selected leads the viewer may see, always in the same order to avoid deadlocks. */
export async function lockSelected(db: Db, scope: LeadScope, chosen: Selection, limit: number) {
  return db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      statusId: leads.statusId,
      version: leads.version,
      owner: { id: users.id, role: users.role },
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(
      and(
        matching(scope, chosen.matching ?? {}),
        chosen.ids ? inArray(leads.id, chosen.ids) : undefined,
      ),
    )
    .orderBy(asc(leads.id))
    .limit(limit)
    .for('update', { of: leads });
}

export type SelectedLead = Awaited<ReturnType<typeof lockSelected>>[number];

/** One update for many: touches each lead and raises its version, as for one. */
export async function updateMany(
  db: Db,
  ids: number[],
  fields: { userId?: number; statusId?: number },
): Promise<void> {
  await inBatches(ids, (batch) =>
    db
      .update(leads)
      .set({ ...fields, version: sql`${leads.version} + 1`, lastTouchedAt: sql`now()` })
      .where(inArray(leads.id, batch)),
  );
}

export async function deleteMany(db: Db, ids: number[]): Promise<void> {
  await inBatches(ids, (batch) => db.delete(leads).where(inArray(leads.id, batch)));
}
