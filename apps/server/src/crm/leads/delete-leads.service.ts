import type { Ctx } from '../../platform/http/context.ts';
import { deleteMany } from './bulk/bulk.queries.ts';
import { revokeSharesOf } from './erase/sent-links.queries.ts';

/** Deleting a lead, by any path, revokes the links it was sent. */
export async function removeLeads(ctx: Ctx, ids: number[]): Promise<void> {
  await revokeSharesOf(ctx.db, ids, new Date());
  await deleteMany(ctx.db, ids);
}
