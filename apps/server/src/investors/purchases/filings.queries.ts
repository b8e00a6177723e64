import type { PurchaseStepKey } from '@alpha/contract';
import { and, asc, eq, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import { isLiveStep } from '../../crm/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { leads, purchaseSteps, purchases } from '../../platform/db/schema/index.ts';

/** One filing that is done, or whose day has passed, without the one of the year after. Not needed: it does not come back. */
export async function findPassedFiling(db: Db, filings: PurchaseStepKey[]) {
  const [found] = await db
    .select({
      stepId: purchaseSteps.id,
      purchaseId: purchases.id,
      leadId: purchases.leadId,
    })
    .from(purchaseSteps)
    .innerJoin(purchases, eq(purchases.id, purchaseSteps.purchaseId))
    .innerJoin(leads, eq(leads.id, purchases.leadId))
    .where(
      and(
        inArray(purchaseSteps.key, filings),
        // As in its index.
        not(purchaseSteps.isFollowed),
        eq(purchaseSteps.phase, 'after'),
        ne(purchaseSteps.status, 'not_needed'),
        or(eq(purchaseSteps.status, 'done'), lte(purchaseSteps.dueAt, sql`now()`)),
        sql`${purchaseSteps.dueAt} is not null`,
        or(isNull(purchaseSteps.remindAfter), lte(purchaseSteps.remindAfter, sql`now()`)),
        isLiveStep,
        isNull(leads.hiddenAt),
      ),
    )
    .orderBy(asc(purchaseSteps.dueAt))
    .limit(1);
  return found;
}
