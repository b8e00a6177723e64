import type { deletePurchaseDocument as endpoint, InputOf, Purchase } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { removeDocument } from './documents.service.ts';
import { getPurchase } from './load-purchase.ts';
import { shapePurchase } from './shape-purchase.ts';

export async function deletePurchaseDocument(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof endpoint>,
): Promise<Purchase> {
  const purchaseId = await removeDocument(ctx, id, () => undefined);
  return shapePurchase(await getPurchase(ctx, purchaseId));
}
