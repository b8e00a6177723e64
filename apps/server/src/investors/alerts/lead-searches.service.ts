import type * as contract from '@alpha/contract';
import { type InputOf, isEmailAddress, type SavedSearch } from '@alpha/contract';
import { findVisibleLead, getLeadRow } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findLeadOfSearch } from './saved-searches.queries.ts';
import { changeSearch, removeSearch, saveSearch, searchesOf } from './saved-searches.service.ts';

export async function listLeadSearches(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof contract.listLeadSearches>,
): Promise<SavedSearch[]> {
  await getLeadRow(ctx, id);
  return searchesOf(ctx, id);
}

export async function createLeadSearch(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof contract.createLeadSearch>,
): Promise<SavedSearch> {
  const { email } = await getLeadRow(ctx, id);
  if (!isEmailAddress(email)) throw new AppError('lead.noAddress');
  return saveSearch(ctx, id, body);
}

export async function updateLeadSearch(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof contract.updateLeadSearch>,
): Promise<SavedSearch> {
  return changeSearch(ctx, await visibleSearch(ctx, id), body);
}

export async function deleteLeadSearch(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof contract.deleteLeadSearch>,
): Promise<{ status: 'success' }> {
  return removeSearch(ctx, await visibleSearch(ctx, id));
}

/** One of a lead that is not the viewer's looks like one that does not exist. */
async function visibleSearch(ctx: Ctx, id: number) {
  const leadId = await findLeadOfSearch(ctx.db, id);
  if (leadId === null || !(await findVisibleLead(ctx, leadId)))
    throw new AppError('search.notFound');
  return { id, leadId };
}
