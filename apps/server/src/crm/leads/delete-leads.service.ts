import type { Ctx } from '../../platform/http/context.ts';
import { withdrawSharesOf } from '../../sharing/shares/lead-shares.service.ts';
import { deleteMany } from './bulk/bulk.queries.ts';

/** However a lead is deleted, what it was sent opens nothing any more. */
export async function removeLeads(ctx: Ctx, ids: number[]): Promise<void> {
  await withdrawSharesOf(ctx, ids);
  await deleteMany(ctx.db, ids);
}
