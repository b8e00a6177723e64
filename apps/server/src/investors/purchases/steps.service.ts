import {
  type addPurchaseStep as addEndpoint,
  type InputOf,
  MOST_PURCHASE_STEPS,
  PURCHASE_PHASES,
  type Purchase,
  type removePurchaseStep as removeEndpoint,
  type updatePurchaseStep as updateEndpoint,
} from '@alpha/contract';
import { notifyLead } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import {
  assertLive,
  assertUnderWay,
  getPurchase,
  keepStuckAt,
  type LoadedPurchase,
  lockPurchase,
} from './load-purchase.ts';
import { inOrder } from './plan.ts';
import {
  deleteStep,
  findPurchaseOfStep,
  insertSteps,
  type StepRow,
  setOrder,
  setPredecessors,
  updateStep,
} from './purchases.queries.ts';
import { shapePurchase } from './shape-purchase.ts';
import { announce, setStatus } from './step-changes.ts';

export function addPurchaseStep(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof addEndpoint>,
): Promise<Purchase> {
  return changed(ctx, id, async (ctx, purchase) => {
    const { steps } = purchase;
    if (steps.length >= MOST_PURCHASE_STEPS) throw new AppError('purchase.tooManySteps');
    const { title, phase, who, days } = body;
    const after = knownIds(purchase, body.after);
    // After the last step of its phase or of one before it.
    const order = PURCHASE_PHASES.indexOf(phase);
    const place = steps.filter((step) => PURCHASE_PHASES.indexOf(step.phase) <= order).length;
    const [added] = await insertSteps(ctx.db, [
      {
        ...{ purchaseId: id, key: 'other' as const, title, phase, who, after, position: place },
        ...{ minDays: days.min, typicalDays: days.typical, maxDays: days.max },
      },
    ]);
    if (!added) throw new Error('the step was not stored');
    const ids = [
      ...steps.slice(0, place).map((step) => step.id),
      added.id,
      ...steps.slice(place).map((step) => step.id),
    ];
    await setOrder(ctx.db, ids);
  });
}

export async function updatePurchaseStep(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateEndpoint>,
): Promise<Purchase> {
  const purchaseId = await findPurchaseOfStep(ctx.db, id);
  const change: Change = async (ctx, purchase) => {
    const step = stepIn(purchase, id);
    const { title, who, days, due_at: due, note, staff_note: staffNote } = body;
    if (title === null && step.key === 'other')
      throw new AppError('request.invalid', { fields: { title: ['required'] } });
    const after = body.after && knownIds(purchase, body.after);
    if (after && !inOrder(purchase.steps.map((each) => (each.id === id ? { id, after } : each))))
      throw new AppError('purchase.stepsLoop');
    const dueAt = due === undefined ? undefined : due === null ? null : new Date(due);
    await updateStep(ctx.db, id, {
      ...(title !== undefined && { title }),
      ...(who !== undefined && { who }),
      ...(days && { minDays: days.min, typicalDays: days.typical, maxDays: days.max }),
      ...(after && { after }),
      // Another deadline is announced too.
      ...(dueAt !== undefined &&
        dueAt?.getTime() !== step.dueAt?.getTime() && { dueAt, remindedAt: null }),
      ...(note !== undefined && { note }),
      ...(staffNote !== undefined && { staffNote }),
    });
    if (isOfferSent(step, dueAt)) await announce(ctx, purchase, step, 'offer_sent');
    if (!body.status) return;
    // With the deadline that came with it.
    const current = await getPurchase(ctx, purchase.row.id);
    await setStatus(ctx, current, stepIn(current, id), body.status);
  };
  return changed(ctx, purchaseId, change, id);
}

/** An offer is out from the moment on that it has a deadline. */
const isOfferSent = ({ key, status, dueAt: before }: StepRow, dueAt?: Date | null): boolean =>
  key === 'offer' && status === 'open' && before === null && Boolean(dueAt);

export async function removePurchaseStep(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof removeEndpoint>,
): Promise<Purchase> {
  const purchaseId = await findPurchaseOfStep(ctx.db, id);
  return changed(ctx, purchaseId, async (ctx, purchase) => {
    const step = stepIn(purchase, id);
    if (step.key === 'closing') throw new AppError('purchase.stepIsKept');
    if (purchase.documents.some(({ stepId }) => stepId === id))
      throw new AppError('purchase.stepHasDocuments');
    const waiting = purchase.steps.filter(({ after }) => after.includes(id));
    const bridged = waiting.map((other) => ({
      id: other.id,
      after: [...new Set(other.after.flatMap((before) => (before === id ? step.after : [before])))],
    }));
    await setPredecessors(ctx.db, bridged);
    await deleteStep(ctx.db, id);
  });
}

type Change = (ctx: Ctx, purchase: LoadedPurchase) => Promise<void>;

/** One change of a purchase that is under way, or of a step that is due after the keys. Seen by all who look at it. */
function changed(
  ctx: Ctx,
  purchaseId: number | undefined,
  change: Change,
  stepId?: number,
): Promise<Purchase> {
  return inTransaction(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, purchaseId);
    if (stepId === undefined) assertUnderWay(purchase);
    else assertLive(purchase, stepIn(purchase, stepId));
    await change(ctx, purchase);
    await notifyLead(ctx, purchase.row.leadId);
    return shapePurchase(await keepStuckAt(ctx, purchase.row.id));
  });
}

export function stepIn({ steps }: LoadedPurchase, id: number): StepRow {
  const step = steps.find((each) => each.id === id);
  if (!step) throw new AppError('purchase.stepNotFound');
  return step;
}

function knownIds({ steps }: LoadedPurchase, ids: readonly number[]): number[] {
  if (ids.some((id) => !steps.some((step) => step.id === id)))
    throw new AppError('request.invalid', { fields: { after: ['unknown'] } });
  return [...new Set(ids)];
}
