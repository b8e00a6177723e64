import { and, eq, isNull, or } from 'drizzle-orm';
import { purchaseSteps, purchases } from '../../platform/db/schema/index.ts';

/** With the keys, the plan is over but its filings are due each year; nothing of a cancelled one is. */
export const isLiveStep = or(
  isNull(purchases.endedAt),
  and(eq(purchases.outcome, 'closed'), eq(purchaseSteps.phase, 'after')),
);
