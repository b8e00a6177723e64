import type { FastifyBaseLogger } from 'fastify';
import { lockLead, notifyLead } from '../../crm/index.ts';
import { type AppDeps, type Ctx, inTransaction } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { findPassedFiling } from './filings.queries.ts';
import { keepStuckAt } from './load-purchase.ts';
import { addNextFiling } from './next-filing.ts';
import { FILINGS } from './purchase-template.ts';
import { findPurchaseRow, listStepRows } from './purchases.queries.ts';
import { holdDeadline } from './reminders.queries.ts';

const PAUSE_MS = 60_000;

/** A filing that nobody has ticked is followed too: next year's reminder does not depend on a tick. */
export function startFilingLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const ctx: Ctx = {
    ...{ db: deps.database.db, deps, log, locale: 'en', ip: '', userAgent: undefined },
    viewer: null,
  };
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'no filing could be added'),
    step: () => followPassedFiling(ctx),
  });
}

/** False when every filing whose day has passed is followed. One that fails is held back. */
export async function followPassedFiling(ctx: Ctx): Promise<boolean> {
  const found = await findPassedFiling(ctx.db, FILINGS);
  if (!found) return false;
  try {
    await follow(ctx, found);
  } catch (error) {
    const tries = await holdDeadline(ctx.db, found.stepId);
    ctx.log.error({ err: error, purchase_step: found.stepId, tries }, 'a filing was not followed');
  }
  return true;
}

type Passed = NonNullable<Awaited<ReturnType<typeof findPassedFiling>>>;

function follow(ctx: Ctx, { stepId, purchaseId, leadId }: Passed): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    // Another process, a merge or an erasure may have come first.
    const row = await findPurchaseRow(ctx.db, purchaseId);
    const steps = await listStepRows(ctx.db, [purchaseId]);
    const step = steps.find(({ id }) => id === stepId);
    if (row?.leadId !== leadId || !step || step.status === 'not_needed') return;
    await addNextFiling(ctx.db, { row }, step);
    await keepStuckAt(ctx, purchaseId);
    await notifyLead(ctx, leadId);
  });
}
