import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leads } from '../../platform/db/schema/index.ts';
import { HANDLED_AT } from './lead-signals.queries.ts';

export type NamedHome = { id: number; address: string };

type Sought = {
  since: Date;
  /** The entry with this home. */
  homeId?: number;
};

/** The latest entry of the present sitting. */
export async function findSavedEntry(db: Db, leadId: number, { since, homeId }: Sought) {
  const [row] = await db
    .select({
      id: leadActivities.id,
      data: leadActivities.data,
      isHandled: sql<boolean>`coalesce(${leadActivities.createdAt} <= ${HANDLED_AT}, false)`,
    })
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        eq(leadActivities.kind, 'home_saved'),
        gt(leadActivities.createdAt, since),
        homeId === undefined
          ? undefined
          : sql`${leadActivities.data}->'homes' @> ${JSON.stringify([{ id: homeId }])}::jsonb`,
      ),
    )
    .orderBy(desc(leadActivities.createdAt), desc(leadActivities.id))
    .limit(1);
  if (!row) return undefined;
  const { id, data, isHandled } = row;
  return { id, isHandled, homes: (data.homes ?? []) as NamedHome[] };
}

type Data = Record<string, unknown>;

/** Nobody is notified again. `isNow`: something was added, which is when it happened. */
export async function rewriteEntry(
  db: Db,
  id: number,
  { data, isNow = false }: { data: Data; isNow?: boolean },
): Promise<void> {
  await db
    .update(leadActivities)
    .set({ data, ...(isNow && { createdAt: sql`now()` }) })
    .where(eq(leadActivities.id, id));
}

export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.delete(leadActivities).where(eq(leadActivities.id, id));
}
