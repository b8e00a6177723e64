import { findVisibleLead, lockLead } from '../../crm/index.ts';
import { getListings } from '../../listings/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { listHomeIdsOfPurchases } from '../owned-homes/owned-homes.queries.ts';
import { notifyRoom } from '../room-notices.ts';
import { type DocumentRow, listDocumentRows } from './documents.queries.ts';
import { planStuckAt } from './plan.ts';
import {
  findPurchaseRow,
  listStepRows,
  type PurchaseRow,
  type StepRow,
  updatePurchaseRow,
} from './purchases.queries.ts';

export type LoadedPurchase = {
  row: PurchaseRow;
  steps: StepRow[];
  documents: DocumentRow[];
  picture: string | null;
  /** The bought home that came of it. */
  ownedHomeId: number | null;
};

export async function loadPurchases(ctx: Ctx, rows: PurchaseRow[]): Promise<LoadedPurchase[]> {
  const ids = rows.map(({ id }) => id);
  const steps = await listStepRows(ctx.db, ids);
  const documents = await listDocumentRows(ctx.db, ids);
  const listings = await getListings(
    ctx,
    rows.flatMap(({ propertyId }) => propertyId ?? []),
  );
  const homes = await listHomeIdsOfPurchases(ctx.db, ids);
  return rows.map((row) => ({
    row,
    steps: steps.filter(({ purchaseId }) => purchaseId === row.id),
    documents: documents.filter(({ purchaseId }) => purchaseId === row.id),
    picture: listings.find(({ id }) => id === row.propertyId)?.images[0]?.image_url ?? null,
    ownedHomeId: homes.find(({ purchaseId }) => purchaseId === row.id)?.id ?? null,
  }));
}

/**
 * In a transaction, with the lead locked: changes of one purchase follow each other. The investor of a room reaches
 * their own purchases, staff those of leads that they see; any other is not found.
 */
export async function lockPurchase(ctx: Ctx, id: number | undefined): Promise<LoadedPurchase> {
  const found = id === undefined ? undefined : await findPurchaseRow(ctx.db, id);
  if (!found) throw new AppError('purchase.notFound');
  await lockLead(ctx.db, found.leadId);
  await assertReach(ctx, found.leadId);
  return getPurchase(ctx, found.id);
}

/** What nobody may see is as if it did not exist. */
export async function assertReach(
  ctx: Ctx,
  leadId: number,
  refusal: 'purchase.notFound' | 'purchase.documentNotFound' = 'purchase.notFound',
): Promise<void> {
  const isReached = ctx.room
    ? ctx.room.leadId === leadId
    : (await findVisibleLead(ctx, leadId)) !== undefined;
  if (!isReached) throw new AppError(refusal);
}

/** Without a check of who asks. */
export async function getPurchase(ctx: Ctx, id: number): Promise<LoadedPurchase> {
  const row = await findPurchaseRow(ctx.db, id);
  const [loaded] = row ? await loadPurchases(ctx, [row]) : [];
  if (!loaded) throw new AppError('purchase.notFound');
  return loaded;
}

export const assertUnderWay = ({ row }: LoadedPurchase): void => {
  if (row.endedAt) throw new AppError('purchase.isOver');
};

/** With the keys, what comes after them can still be done: filings are due each year. */
export const isLive = (
  { endedAt, outcome }: PurchaseRow,
  { phase }: Pick<StepRow, 'phase'>,
): boolean => !endedAt || (outcome === 'closed' && phase === 'after');

export function assertLive({ row }: LoadedPurchase, step: Pick<StepRow, 'phase'>): void {
  if (!isLive(row, step)) throw new AppError('purchase.isOver');
}

/** After each change: board and Today ask for it with their leads, and open pages of the room refresh. → the purchase as it is now */
export async function keepStuckAt(ctx: Ctx, id: number): Promise<LoadedPurchase> {
  const loaded = await getPurchase(ctx, id);
  const { row, steps } = loaded;
  await notifyRoom(ctx, row.leadId);
  // After the keys only a missed deadline counts: nobody waits for the rest.
  const counted = row.endedAt ? steps.filter((step) => step.dueAt && isLive(row, step)) : steps;
  const stuckAt = planStuckAt({ startedAt: row.startedAt, steps: counted });
  if (stuckAt?.getTime() === row.stuckAt?.getTime()) return loaded;
  await updatePurchaseRow(ctx.db, id, { stuckAt });
  return { ...loaded, row: { ...row, stuckAt } };
}
