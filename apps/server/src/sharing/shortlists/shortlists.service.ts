import {
  type deleteShortlist as deleteShortlistEndpoint,
  type InputOf,
  languageOfLead,
  type listShortlists as listShortlistsEndpoint,
  type proposeShortlist as proposeShortlistEndpoint,
  type ResultOf,
  type Shortlist,
  type updateShortlist as updateShortlistEndpoint,
} from '@alpha/contract';
import { getLeadRow } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { getMailState } from '../shares/send-property.service.ts';
import { preferencesOf } from './lead-preferences.ts';
import { type Proposed, proposeHomes, rateHomes } from './propose.service.ts';
import { getShortlist, getShortlistRow, shapeAll } from './shortlist-access.service.ts';
import {
  deleteShortlistRow,
  insertShortlist,
  listItems,
  listShortlistRows,
  lockShortlist,
  putItems,
  updateShortlistRow,
} from './shortlists.queries.ts';

export async function listShortlists(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listShortlistsEndpoint>,
): Promise<ResultOf<typeof listShortlistsEndpoint>> {
  const preferences = preferencesOf(await getLeadRow(ctx, id));
  const { profile, budget, kinds, weights } = preferences;
  return {
    preferences: {
      profile,
      budget,
      weights,
      is_profile_known: preferences.isProfileKnown,
      is_weighed_by_answers: preferences.isWeighedByAnswers,
      kinds: kinds ? [...kinds] : null,
    },
    ...(await getMailState(ctx)),
    link_days: ctx.deps.config.shareDays,
    shortlists: await shapeAll(ctx, await listShortlistRows(ctx.db, id)),
  };
}

export async function proposeShortlist(
  ctx: Ctx,
  { params: { id: leadId }, body }: InputOf<typeof proposeShortlistEndpoint>,
): Promise<Shortlist> {
  const lead = await getLeadRow(ctx, leadId);
  const model = body.copy_of === undefined ? null : await getShortlistRow(ctx, body.copy_of);
  if (model && model.list.leadId !== leadId) throw new AppError('shortlist.notFound');
  const homes = model
    ? (await listItems(ctx.db, [model.list.id])).map(({ item }) => item)
    : await proposeHomes(ctx, preferencesOf(lead));
  const id = await inTransaction(ctx, async (ctx) => {
    const locale = model?.list.locale ?? languageOfLead(lead) ?? ctx.locale;
    const message = model?.list.message ?? '';
    const createdBy = viewerOf(ctx).id;
    const shortlistId = await insertShortlist(ctx.db, { leadId, locale, message, createdBy });
    const items = homes.map(({ propertyId, score, reasons, cautions, ...rest }, index) => ({
      ...{ shortlistId, propertyId, score, reasons, cautions },
      sentence: 'sentence' in rest ? rest.sentence : '',
      position: index + 1,
    }));
    await putItems(ctx.db, shortlistId, items);
    return shortlistId;
  });
  return getShortlist(ctx, id);
}

type Update = InputOf<typeof updateShortlistEndpoint>;

export async function updateShortlist(
  ctx: Ctx,
  { params: { id }, body: { homes, seen_at, ...fields } }: Update,
): Promise<Shortlist> {
  // Outside the transaction: market percentiles are cached per database object, and a transaction is another.
  const rated = homes ? await rateAdded(ctx, id, homes) : new Map<number, Proposed>();
  await inTransaction(ctx, async (ctx) => {
    const { list } = await lockDraft(ctx, id);
    if (seen_at !== undefined && list.updatedAt.getTime() !== Date.parse(seen_at))
      throw new AppError('shortlist.changed');
    const items = homes?.map(({ property_id: propertyId, sentence }, index) => ({
      ...rated.get(propertyId),
      ...{ shortlistId: id, propertyId, sentence, position: index + 1 },
    }));
    if (items) await putItems(ctx.db, id, items);
    await updateShortlistRow(ctx.db, id, fields);
  });
  return getShortlist(ctx, id);
}

export async function deleteShortlist(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteShortlistEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    await lockDraft(ctx, id);
    await deleteShortlistRow(ctx.db, id);
  });
  return { status: 'success' };
}

/** Throws once the shortlist is sent: sent lists are read-only. */
async function lockDraft(ctx: Ctx, id: number) {
  await getShortlistRow(ctx, id);
  await lockShortlist(ctx.db, id);
  const row = await getShortlistRow(ctx, id);
  if (row.list.sentAt) throw new AppError('shortlist.sent');
  return row;
}

/** Rates the properties that are new to the list. Throws if one can't be shown. */
async function rateAdded(ctx: Ctx, id: number, homes: NonNullable<Update['body']['homes']>) {
  const { list } = await getShortlistRow(ctx, id);
  const known = new Set((await listItems(ctx.db, [id])).map(({ item }) => item.propertyId));
  const added = homes.map((home) => home.property_id).filter((home) => !known.has(home));
  const preferences = preferencesOf(await getLeadRow(ctx, list.leadId));
  const rated = await rateHomes(ctx, added, preferences);
  if (rated.length < added.length) throw new AppError('property.notFound');
  return new Map(rated.map((home) => [home.propertyId, home]));
}
