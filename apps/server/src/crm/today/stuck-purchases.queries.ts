import type { PurchaseStepKey } from '@alpha/contract';
import { TODAY_MAX_COUNT } from '@alpha/contract';
import { and, asc, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, purchaseSteps, purchases } from '../../platform/db/schema/index.ts';
import { isAwake, isInScope, type OwnerScope } from './today.queries.ts';

/**
 * Purchases that take longer than usual, with the step that they wait for: the one whose time ran out first. Those are
 * few, so they are read first, from their index.
 */
export const listStuckPurchases = (db: Db, owners: OwnerScope) => {
  const step = sql`lateral (
    select s.key, s.title from ${purchaseSteps} s
    where s.purchase_id = ${purchases.id} and s.status = 'open'
      and (${purchases.endedAt} is null or s.phase = 'after' and s.due_at is not null)
      and (s.due_at <= now() or s.due_at is null and not exists (
        select from ${purchaseSteps} b
        where b.purchase_id = s.purchase_id and b.id = any(s.after) and b.status = 'open'))
    order by coalesce(s.due_at, greatest(${purchases.startedAt}, s.created_at, (
      select max(b.settled_at) from ${purchaseSteps} b
      where b.purchase_id = s.purchase_id and b.id = any(s.after))) + s.max_days * interval '1 day'),
      s.position limit 1) as step`;
  return db
    .select({
      leadId: purchases.leadId,
      since: sql<string>`to_json(${purchases.stuckAt}) #>> '{}'`,
      address: purchases.address,
      key: sql<PurchaseStepKey>`step.key`,
      title: sql<string | null>`step.title`,
    })
    .from(purchases)
    .innerJoin(leads, sql`${leads.id} = ${purchases.leadId}`)
    .innerJoin(step, sql`true`)
    .where(and(lte(purchases.stuckAt, sql`now()`), isInScope(owners), isAwake(owners)))
    .orderBy(asc(purchases.stuckAt), asc(purchases.id))
    .limit(TODAY_MAX_COUNT);
};
