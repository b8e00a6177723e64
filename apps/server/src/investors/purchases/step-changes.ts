import type { PurchaseStepStatus } from '@alpha/contract';
import { notifyLead, recordActivity, recordNews } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { assertNothingToFreeze } from './closing-terms.service.ts';
import { closingMoment, filingDates } from './filing-dates.ts';
import type { LoadedPurchase } from './load-purchase.ts';
import { addNextFiling, takeBackNextFiling } from './next-filing.ts';
import { type StepRow, updateStep } from './purchases.queries.ts';

/** Completes, skips or opens a step again. In the transaction of the change. */
export async function setStatus(
  ctx: Ctx,
  purchase: LoadedPurchase,
  step: StepRow,
  status: PurchaseStepStatus,
): Promise<void> {
  if (step.status === status) return;
  // Without it there is no purchase; that ends in another way.
  if (step.key === 'closing' && status === 'not_needed') throw new AppError('purchase.stepIsKept');
  if (step.key === 'closing' && status === 'done') await assertNothingToFreeze(ctx, purchase);
  await settleStep(ctx, purchase, { step, status, now: new Date() });
}

type Settled = {
  step: StepRow;
  status: PurchaseStepStatus;
  now: Date;
  /** When it took place, as somebody has confirmed. */
  tookPlaceAt?: Date;
};

/** Without the rules for those who ask. */
export async function settleStep(
  ctx: Ctx,
  purchase: LoadedPurchase,
  { step, status, now, tookPlaceAt }: Settled,
): Promise<void> {
  const isDone = status === 'done';
  await updateStep(ctx.db, step.id, {
    status,
    settledAt: status === 'open' ? null : now,
    doneBy: isDone ? (ctx.viewer?.id ?? null) : null,
    isDoneInRoom: isDone && ctx.room !== undefined,
  });
  const at = tookPlaceAt ?? (step.key === 'closing' ? closingMoment(step, now) : now);
  await setFilingDates(ctx, purchase, { step, isDone, at });
  if (isDone) await addNextFiling(ctx.db, purchase, step);
  else if (status === 'not_needed' || !step.dueAt || step.dueAt > now)
    await takeBackNextFiling(ctx.db, purchase, step);
  await announce(ctx, purchase, step, status === 'open' ? 'reopened' : status);
}

type Change = { step: StepRow; isDone: boolean; at: Date };

/** The filing calendar begins with the company and with the closing. Opened again, either takes back what it began. */
async function setFilingDates(
  ctx: Ctx,
  purchase: LoadedPurchase,
  { step: changed, isDone, at }: Change,
): Promise<void> {
  const { row, steps } = purchase;
  if (changed.key !== 'closing' && changed.key !== 'company') return;
  const begun = changed.key === 'closing' ? 'home' : 'company';
  if (isDone)
    for (const { step, dueAt, filingYear } of filingDates(row, steps, { begun, at }))
      if (!step.dueAt) await updateStep(ctx.db, step.id, { dueAt, filingYear, remindedAt: null });
  if (changed.status !== 'done' || !changed.settledAt) return;
  for (const since of [changed.settledAt, closingMoment(changed, changed.settledAt)])
    for (const { step, dueAt, isOfCompany } of filingDates(row, steps, { begun, at: since })) {
      const stays = begun === 'home' && isOfCompany;
      // Not over a date that staff have set.
      if (stays || step.dueAt?.getTime() !== dueAt.getTime()) continue;
      await takeBackNextFiling(ctx.db, purchase, step);
      await updateStep(ctx.db, step.id, { dueAt: null, filingYear: null, remindedAt: null });
    }
}

type StepEvent = 'done' | 'not_needed' | 'reopened' | 'uploaded' | 'offer_sent';

/** On the timeline: as news when the investor did it. */
export async function announce(
  ctx: Ctx,
  { row }: LoadedPurchase,
  step: Pick<StepRow, 'id' | 'key' | 'title'>,
  event: StepEvent,
): Promise<void> {
  const data = {
    ...{ event, purchase_id: row.id, step_id: step.id, step: step.key, title: step.title },
    ...{ property_id: row.propertyId, address: row.address },
  };
  if (ctx.room) return recordNews(ctx, row.leadId, 'purchase_progress', data);
  await recordActivity(ctx, row.leadId, 'purchase_updated', data);
  await notifyLead(ctx, row.leadId);
}
