import {
  type addShortlistHome as addShortlistHomeEndpoint,
  type InputOf,
  languageOfLead,
  type ResultOf,
  SHORTLIST_MAX,
} from '@alpha/contract';
import { getLeadRow, lockLead } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { preferencesOf } from './lead-preferences.ts';
import { rateHomes } from './propose.service.ts';
import {
  findLatestDraft,
  insertItem,
  insertShortlist,
  listItems,
  lockShortlist,
  updateShortlistRow,
} from './shortlists.queries.ts';

/** From the explorer, a report or a card: nobody has to know which draft there is. */
export async function addShortlistHome(
  ctx: Ctx,
  {
    params: { id: leadId },
    body: { property_id: propertyId },
  }: InputOf<typeof addShortlistHomeEndpoint>,
): Promise<ResultOf<typeof addShortlistHomeEndpoint>> {
  const lead = await getLeadRow(ctx, leadId);
  // Outside the transaction: market figures are cached per database object.
  const [rated] = await rateHomes(ctx, [propertyId], preferencesOf(lead));
  if (!rated) throw new AppError('property.notFound');
  return inTransaction(ctx, async (ctx) => {
    // Two colleagues who start a shortlist at the same moment get one.
    await lockLead(ctx.db, leadId);
    const locale = languageOfLead(lead) ?? ctx.locale;
    const draft = { leadId, locale, message: '', createdBy: viewerOf(ctx).id };
    const id = (await findLatestDraft(ctx.db, leadId)) ?? (await insertShortlist(ctx.db, draft));
    await lockShortlist(ctx.db, id);
    const items = await listItems(ctx.db, [id]);
    if (items.some(({ item }) => item.propertyId === propertyId))
      return { shortlist_id: id, count: items.length, is_added: false };
    if (items.length >= SHORTLIST_MAX) throw new AppError('shortlist.full');
    const last = Math.max(0, ...items.map(({ item }) => item.position));
    await insertItem(ctx.db, { shortlistId: id, position: last + 1, ...rated });
    await updateShortlistRow(ctx.db, id, {});
    return { shortlist_id: id, count: items.length + 1, is_added: true };
  });
}
