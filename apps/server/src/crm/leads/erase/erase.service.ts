import type { eraseLead as eraseLeadEndpoint, InputOf, ResultOf } from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { isNobodysAddress } from '../../../platform/db/address-in-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, withoutTimeLimit } from '../../../platform/http/context.ts';
import { forgetMailFiles, forgetMailOf } from '../../../platform/mail/index.ts';
import { deleteNotificationsOf } from '../../notifications/notifications.queries.ts';
import { reachOf } from '../duplicates/address-reach.ts';
import { listLeadIdsByEmail } from '../duplicates/duplicates.queries.ts';
import { scopeOf } from '../lead-scope.ts';
import { lockEmail, lockLead } from '../leads.queries.ts';
import { findVisibleLead, getLeadRow } from '../leads.service.ts';
import { askAdministrators } from './ask-administrators.service.ts';
import {
  closeTasks,
  deleteImportRows,
  emptyActivities,
  emptyLeads,
  emptyShortlists,
} from './erase.queries.ts';
import { removeMentions } from './mentions.service.ts';
import { emptySharesOf } from './sent-links.queries.ts';

/**
 * Erases a person, not a row: all leads with the address that the viewer may see; a lead without an
 * address is erased alone. Another team's lead with the same address is neither touched nor mentioned:
 * administrators are asked to decide. The emptied rows stay, so that counts by owner, source, column and
 * month remain correct.
 */
export async function eraseLead(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof eraseLeadEndpoint>,
): Promise<ResultOf<typeof eraseLeadEndpoint>> {
  // Notes of every lead are searched.
  const { ids, mailIds } = await inTransaction(withoutTimeLimit(ctx), async (ctx) => {
    await lockLead(ctx.db, id);
    const { email, owner } = await getLeadRow(ctx, id);
    if (body.email.toLowerCase() !== email.toLowerCase())
      throw new AppError('request.invalid', { fields: { email: ['wrong'] } });
    const address = isNobodysAddress(email) ? null : email;
    const ids = address === null ? [id] : await lockAllOf(ctx, id, address);
    const scope = scopeOf(ctx);
    const whose = { leadIds: ids, email: address, scope };
    await removeMentions(ctx, ids, scope);
    await emptyActivities(ctx.db, ids);
    await closeTasks(ctx.db, ids);
    await deleteNotificationsOf(ctx.db, ids);
    await deleteImportRows(ctx.db, ids);
    const mailIds = await forgetMailOf(ctx, whose);
    await emptyShortlists(ctx.db, ids);
    await emptySharesOf(ctx.db, whose);
    await emptyLeads(ctx.db, ids);
    // The log records that it happened, not who it was.
    for (const lead_id of ids)
      await recordAudit(ctx, { action: 'lead.erased', data: { lead_id, owner: owner.name } });
    if (address !== null) await askAboutOthers(ctx, address);
    return { ids, mailIds };
  });
  forgetMailFiles(ctx, mailIds);
  return { status: 'success', leads_erased: ids.length };
}

async function lockAllOf(ctx: Ctx, id: number, email: string): Promise<number[]> {
  await lockEmail(ctx.db, email);
  const own = { email, exceptId: id, reach: reachOf(ctx) };
  const ids = [id];
  for (const other of await listLeadIdsByEmail(ctx.db, own))
    if (await findVisibleLead(ctx, other)) ids.push(other);
  return ids;
}

/** The person asked the company, not one team. */
async function askAboutOthers(ctx: Ctx, email: string): Promise<void> {
  const left = await listLeadIdsByEmail(ctx.db, { email, exceptId: 0, reach: 'all' });
  if (left.length > 0) await askAdministrators(ctx, left);
}
