import {
  type deleteRoomCalendar as deleteCalendarEndpoint,
  type deleteRoomDocument as deleteEndpoint,
  type InputOf,
  isOfInvestor,
  type PurchasePlan,
  type renewRoomCalendar as renewCalendarEndpoint,
  type tickRoomStep as tickEndpoint,
} from '@alpha/contract';
import { newToken } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, roomOf } from '../../platform/http/context.ts';
import { removeDocument } from './documents.service.ts';
import {
  assertLive,
  getPurchase,
  keepStuckAt,
  loadPurchases,
  lockPurchase,
} from './load-purchase.ts';
import { findPurchaseOfStep, listPurchaseRows, updatePurchaseRow } from './purchases.queries.ts';
import { shapePlan } from './shape-purchase.ts';
import { setStatus } from './step-changes.ts';
import { stepIn } from './steps.service.ts';

/** What was called off is not shown any more. */
export async function listRoomPurchases(ctx: Ctx): Promise<PurchasePlan[]> {
  const rows = await listPurchaseRows(ctx.db, roomOf(ctx).leadId);
  const shown = rows.filter(({ outcome }) => outcome !== 'cancelled');
  return (await loadPurchases(ctx, shown)).map((loaded) => shapePlan(loaded));
}

export async function tickRoomStep(
  ctx: Ctx,
  { params: { id }, body: { is_done: isDone } }: InputOf<typeof tickEndpoint>,
): Promise<PurchasePlan> {
  roomOf(ctx);
  const purchaseId = await findPurchaseOfStep(ctx.db, id);
  return inTransaction(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, purchaseId);
    const step = stepIn(purchase, id);
    assertLive(purchase, step);
    // What staff have completed or skipped is theirs.
    const isTheirs = step.status !== 'open' && !step.isDoneInRoom;
    if (!isOfInvestor(step.who) || isTheirs) throw new AppError('purchase.notYours');
    await setStatus(ctx, purchase, step, isDone ? 'done' : 'open');
    return shapePlan(await keepStuckAt(ctx, purchase.row.id));
  });
}

export async function deleteRoomDocument(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<PurchasePlan> {
  roomOf(ctx);
  const purchaseId = await removeDocument(ctx, id, (purchase, document) => {
    const step = stepIn(purchase, document.stepId);
    assertLive(purchase, step);
    // Somebody may rely on what belongs to a step that is done.
    if (!document.isFromInvestor || step.status !== 'open') throw new AppError('purchase.notYours');
  });
  return shapePlan(await getPurchase(ctx, purchaseId));
}

/** The address is shown once and stored as a hash; it ends with the room. */
export async function renewRoomCalendar(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof renewCalendarEndpoint>,
): Promise<{ url: string }> {
  roomOf(ctx);
  const { token, tokenHash } = newToken();
  await inTransaction(ctx, async (ctx) => {
    await lockPurchase(ctx, id);
    await updatePurchaseRow(ctx.db, id, { calendarTokenHash: tokenHash });
  });
  return { url: `${ctx.deps.config.publicUrl}/api/purchase-calendars/${token}/deadlines.ics` };
}

export async function deleteRoomCalendar(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteCalendarEndpoint>,
): Promise<{ status: 'success' }> {
  roomOf(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockPurchase(ctx, id);
    await updatePurchaseRow(ctx.db, id, { calendarTokenHash: null });
  });
  return { status: 'success' };
}
