import type { findDuplicate as findDuplicateEndpoint, InputOf, ResultOf } from '@alpha/contract';
import type { Ctx } from '../../../platform/http/context.ts';
import { findVisibleLead } from '../leads.service.ts';
import { reachOf } from './address-reach.ts';
import { listLeadIdsByEmail } from './duplicates.queries.ts';

/** Saving also reports that an address is taken in the team; whose it is, only to users who may see the lead. */
export async function findDuplicate(
  ctx: Ctx,
  { query: { email, except_id: exceptId = 0 } }: InputOf<typeof findDuplicateEndpoint>,
): Promise<ResultOf<typeof findDuplicateEndpoint>> {
  const ids = await listLeadIdsByEmail(ctx.db, { email, exceptId, reach: reachOf(ctx) });
  for (const id of ids) {
    const row = await findVisibleLead(ctx, id);
    if (row) {
      const lead = { id, first_name: row.firstName, last_name: row.lastName };
      return { is_taken: true, lead: { ...lead, owner: row.owner.name } };
    }
  }
  return { is_taken: ids.length > 0, lead: null };
}
