import type { Db } from '../../../platform/db/db.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { deleteMany } from '../bulk/bulk.queries.ts';
import { revokeSharesOf } from '../erase/sent-links.queries.ts';
import { suspendSharesOf } from './suspended-links.queries.ts';
import { putIntoTrash } from './trash.queries.ts';

/** Into the trash. Links it was sent stop working and emails not yet sent are canceled. */
export async function trashLeads(ctx: Ctx, ids: number[]): Promise<void> {
  const now = new Date();
  await suspendSharesOf(ctx.db, ids, now);
  await putIntoTrash(ctx.db, ids, { by: viewerOf(ctx).id, at: now });
}

/** For good, with what the leads were sent and what they said about it. */
export async function removeLeads({ db }: { db: Db }, ids: number[]): Promise<void> {
  await revokeSharesOf(db, ids, new Date());
  await deleteMany(db, ids);
}
