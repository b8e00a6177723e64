import { and, count, desc, eq, gte, isNotNull, lt, lte, max, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { auditLog } from '../db/schema/index.ts';

export type AuditFilter = {
  actorId?: number | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

export async function insertAudit(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export function listAuditRows(
  db: Db,
  filter: AuditFilter,
  { limit, offset = 0, beforeId }: { limit: number; offset?: number; beforeId?: number },
) {
  return db
    .select()
    .from(auditLog)
    .where(and(matches(filter), beforeId === undefined ? undefined : lt(auditLog.id, beforeId)))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export async function countAuditRows(db: Db, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditLog).where(matches(filter));
  return row?.total ?? 0;
}

/** Shows the latest name of a user; rows keep the name they were written with. */
export async function listActors(db: Db) {
  const latest = db
    .select({ id: max(auditLog.id).as('latest') })
    .from(auditLog)
    .where(isNotNull(auditLog.actorId))
    .groupBy(auditLog.actorId)
    .as('latest_rows');
  return db
    .select({ id: auditLog.actorId, name: auditLog.actorName })
    .from(auditLog)
    .innerJoin(latest, eq(latest.id, auditLog.id))
    .orderBy(auditLog.actorName);
}

function matches({ actorId, action, from, to }: AuditFilter): SQL | undefined {
  return and(
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    action === undefined ? undefined : eq(auditLog.action, action),
    from === undefined ? undefined : gte(auditLog.at, from),
    to === undefined ? undefined : lte(auditLog.at, to),
  );
}
