import type { eraseLead as eraseLeadEndpoint, InputOf, ResultOf } from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { isNobodysAddress } from '../../../platform/db/address-in-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, withoutTimeLimit } from '../../../platform/http/context.ts';
import { deleteLeadEmails, forgetMailFiles, forgetMailOf } from '../../../platform/mail/index.ts';
import { deleteNotificationsOf } from '../../notifications/notifications.queries.ts';
import { deleteFieldUndos } from '../bulk/undo-bulk.queries.ts';
import { reachOf } from '../duplicates/address-reach.ts';
import { listLeadIdsByEmail } from '../duplicates/duplicates.queries.ts';
import { deleteFilesOf } from '../files/lead-files.queries.ts';
import { removeUnused } from '../files/unused-files.service.ts';
import { scopeOf } from '../lead-scope.ts';
import { lockEmail, lockLead } from '../leads.queries.ts';
import { findVisibleLead } from '../leads.service.ts';
import { findInTrash, listTrashedIdsByEmail } from '../trash/trash.queries.ts';
import { askAdministrators } from './ask-administrators.service.ts';
import {
  closeTasks,
  deleteCustomFacts,
  deleteImportRows,
  deletePurchases,
  deleteRooms,
  emptyActivities,
  emptyDeliveries,
  emptyLeads,
  emptyShortlists,
} from './erase.queries.ts';
import { emptyMerges, listFormer } from './known-as.queries.ts';
import { removeMentions } from './mentions.service.ts';
import { emptySharesOf, lockSharesOf } from './sent-links.queries.ts';

/**
 * Erases a person, not a row: all leads with the address that the viewer may see, also deleted ones; a lead without an
 * address is erased alone. Another team's lead with the same address is neither touched nor mentioned:
 * administrators are asked to decide. The emptied rows stay, so that counts by owner, source, column and
 * month remain correct.
 */
export async function eraseLead(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof eraseLeadEndpoint>,
): Promise<ResultOf<typeof eraseLeadEndpoint>> {
  // Notes of every lead are searched.
  const { ids, mailIds, hashes } = await inTransaction(withoutTimeLimit(ctx), async (ctx) => {
    await lockLead(ctx.db, id);
    const lead = (await findVisibleLead(ctx, id)) ?? (await findInTrash(ctx.db, id, scopeOf(ctx)));
    if (!lead) throw new AppError('lead.notFound');
    const { email, owner } = lead;
    if (body.email.toLowerCase() !== email.toLowerCase())
      throw new AppError('request.invalid', { fields: { email: ['wrong'] } });
    const address = isNobodysAddress(email) ? null : email;
    const ids = address === null ? [id] : await lockAllOf(ctx, id, address);
    const scope = scopeOf(ctx);
    const former = await listFormer(ctx.db, ids);
    const whose = { leadIds: ids, email: address, scope };
    const addresses = addressesOf(address, former);
    const shares = await lockSharesTo(ctx, whose, addresses);
    await removeMentions(ctx, ids, scope);
    await emptyActivities(ctx.db, ids);
    await emptyDeliveries(ctx.db, ids);
    await closeTasks(ctx.db, ids);
    await deleteNotificationsOf(ctx.db, ids);
    await deleteImportRows(ctx.db, ids);
    const hashes = [...(await deleteFilesOf(ctx.db, ids)), ...(await deletePurchases(ctx.db, ids))];
    await deleteLeadEmails(ctx.db, ids);
    await deleteCustomFacts(ctx.db, ids);
    await deleteRooms(ctx.db, ids);
    await deleteFieldUndos(ctx.db, ids, scope);
    // Emails link to the addresses that merged leads had.
    const leadIds = [...ids, ...former.map((lead) => lead.id)];
    const mailIds: number[] = [];
    for (const email of addresses)
      mailIds.push(...(await forgetMailOf(ctx, { ...whose, leadIds, email, shares })));
    await emptyMerges(ctx.db, ids);
    await emptyShortlists(ctx.db, ids);
    await emptySharesOf(ctx.db, shares);
    await emptyLeads(ctx.db, ids);
    // The log records that it happened, not who it was.
    for (const lead_id of ids)
      await recordAudit(ctx, {
        action: 'lead.erased',
        target: { type: 'lead', id: lead_id },
        data: { owner: owner.name },
      });
    if (address !== null) await askAboutOthers(ctx, address);
    return { ids, mailIds, hashes };
  });
  forgetMailFiles(ctx, mailIds);
  // The person is erased; what the disk refuses now is removed within the hour.
  await removeUnused(ctx.db, ctx.deps.config.dataDir, hashes).catch((err: unknown) =>
    ctx.log.error({ err }, 'files of an erased lead were not removed'),
  );
  return { status: 'success', leads_erased: ids.length };
}

/** The person's own, and those of leads that were merged into theirs. */
function addressesOf(own: string | null, former: { former: { email: string } | null }[]) {
  const left = former.flatMap(({ former }) => former?.email ?? []);
  return [own, ...new Set(left.filter((email) => !isNobodysAddress(email) && email !== own))];
}

type Whose = Parameters<typeof lockSharesOf>[1];

async function lockSharesTo(ctx: Ctx, whose: Whose, addresses: readonly (string | null)[]) {
  const found = { sent: new Set<number>(), said: new Map<string, Said>() };
  for (const email of addresses) {
    const { sent, said } = await lockSharesOf(ctx.db, { ...whose, email });
    for (const id of sent) found.sent.add(id);
    for (const one of said) found.said.set(`${one.shareId}:${one.readerKey}`, one);
  }
  return { sent: [...found.sent], said: [...found.said.values()] };
}

type Said = Awaited<ReturnType<typeof lockSharesOf>>['said'][number];

async function lockAllOf(ctx: Ctx, id: number, email: string): Promise<number[]> {
  await lockEmail(ctx.db, email);
  const own = { email, exceptId: id, reach: reachOf(ctx) };
  const ids = [id];
  for (const other of await listLeadIdsByEmail(ctx.db, own))
    if (await findVisibleLead(ctx, other)) ids.push(other);
  const deleted = await listTrashedIdsByEmail(ctx.db, email, scopeOf(ctx));
  return [...new Set([...ids, ...deleted])];
}

/** The person asked the company, not one team. */
async function askAboutOthers(ctx: Ctx, email: string): Promise<void> {
  const left = [
    ...(await listLeadIdsByEmail(ctx.db, { email, exceptId: 0, reach: 'all' })),
    ...(await listTrashedIdsByEmail(ctx.db, email, 'all')),
  ];
  if (left.length > 0) await askAdministrators(ctx, left);
}
