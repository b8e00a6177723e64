import type { eraseLead as eraseLeadEndpoint, InputOf, ResultOf } from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { isNobodysAddress } from '../../../platform/db/address-in-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { forgetMailFiles, forgetMailOf } from '../../../platform/mail/index.ts';
import { listLeadIdsByEmail } from '../duplicates/duplicates.queries.ts';
import { lockEmail, lockLead } from '../leads.queries.ts';
import { findVisibleLead, getLeadRow } from '../leads.service.ts';
import {
  closeTasks,
  deleteImportRows,
  deleteViewsNaming,
  emptyActivities,
  emptyLeads,
  emptyShortlists,
} from './erase.queries.ts';
import { emptySharesOf } from './sent-links.queries.ts';

/**
 * Erases a person, not a row: all leads with the address, or none; a lead without an address is erased
 * alone. The emptied rows stay, so that counts by owner, source, column and month remain correct.
 */
export async function eraseLead(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof eraseLeadEndpoint>,
): Promise<ResultOf<typeof eraseLeadEndpoint>> {
  const { ids, mailIds } = await inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, id);
    const { email, owner } = await getLeadRow(ctx, id);
    if (body.email.toLowerCase() !== email.toLowerCase())
      throw new AppError('request.invalid', { fields: { email: ['wrong'] } });
    const address = isNobodysAddress(email) ? null : email;
    const ids = address === null ? [id] : await lockAllOf(ctx, id, address);
    await emptyActivities(ctx.db, ids);
    await closeTasks(ctx.db, ids);
    await emptyShortlists(ctx.db, ids);
    await deleteImportRows(ctx.db, ids);
    if (address !== null) await deleteViewsNaming(ctx.db, address);
    await emptySharesOf(ctx.db, ids, address);
    const mailIds = await forgetMailOf(ctx, ids, address);
    await emptyLeads(ctx.db, ids);
    // The log records that it happened, not who it was.
    for (const lead_id of ids)
      await recordAudit(ctx, { action: 'lead.erased', data: { lead_id, owner: owner.name } });
    return { ids, mailIds };
  });
  forgetMailFiles(ctx, mailIds);
  return { status: 'success', leads_erased: ids.length };
}

async function lockAllOf(ctx: Ctx, id: number, email: string): Promise<number[]> {
  await lockEmail(ctx.db, email);
  const others = await listLeadIdsByEmail(ctx.db, email, id);
  for (const other of others)
    if (!(await findVisibleLead(ctx, other))) throw new AppError('lead.elsewhere');
  return [id, ...others];
}
