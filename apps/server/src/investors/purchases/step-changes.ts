import type { PurchaseStepStatus } from '@alpha/contract';
import { instantAt, MIAMI, wallTimeAt } from '@alpha/i18n';
import { notifyLead, recordActivity, recordNews } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { assertNothingToFreeze } from './closing-terms.service.ts';
import type { LoadedPurchase } from './load-purchase.ts';
import { templateOf } from './purchase-template.ts';
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

type Settled = { step: StepRow; status: PurchaseStepStatus; now: Date };

/** Without the rules for those who ask. */
export async function settleStep(
  ctx: Ctx,
  purchase: LoadedPurchase,
  { step, status, now }: Settled,
): Promise<void> {
  const isDone = status === 'done';
  await updateStep(ctx.db, step.id, {
    status,
    settledAt: status === 'open' ? null : now,
    doneBy: isDone ? (ctx.viewer?.id ?? null) : null,
    isDoneInRoom: isDone && ctx.room !== undefined,
  });
  if (step.key === 'closing' && isDone) await setFilingDates(ctx, purchase, now);
  await announce(ctx, purchase, step, status === 'open' ? 'reopened' : status);
}

/** The filing calendar begins with the closing: each form is due for the first time in the year after it. */
async function setFilingDates(ctx: Ctx, { row, steps }: LoadedPurchase, now: Date): Promise<void> {
  const year = Number(wallTimeAt(MIAMI, now).date.slice(0, 4)) + 1;
  for (const step of steps) {
    const yearly = templateOf(step.key, row)?.yearly;
    if (!yearly || step.status !== 'open' || step.dueAt) continue;
    const [month, day] = [yearly.month, yearly.day].map((part) => String(part).padStart(2, '0'));
    await updateStep(ctx.db, step.id, {
      dueAt: instantAt(MIAMI, `${year}-${month}-${day}`, '17:00'),
    });
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
