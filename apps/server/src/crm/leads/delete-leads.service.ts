import type { Ctx } from '../../platform/http/context.ts';
import { deleteMany } from './bulk/bulk.queries.ts';
import { revokeSharesOf } from './erase/sent-links.queries.ts';

/** However a lead is deleted, what it was sent opens nothing any more. */
export async function removeLeads(ctx: Ctx, ids: number[]): Promise<void> {
  await revokeSharesOf(ctx.db, ids, new Date());
  await deleteMany(ctx.db, ids);
}
