import type * as contract from '@alpha/contract';
import { type InputOf, isEmailAddress, type SavedSearch } from '@alpha/contract';
import { getLeadRow } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { changeSearch, removeSearch, saveSearch, searchesOf } from './saved-searches.service.ts';

/** Somebody else's lead is not found. */
const ownLead = async (ctx: Ctx, id: number) => getLeadRow(ctx, id);

export async function listLeadSearches(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof contract.listLeadSearches>,
): Promise<SavedSearch[]> {
  await ownLead(ctx, id);
  return searchesOf(ctx, id);
}

export async function createLeadSearch(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof contract.createLeadSearch>,
): Promise<SavedSearch> {
  const { email } = await ownLead(ctx, id);
  if (!isEmailAddress(email)) throw new AppError('lead.noAddress');
  return saveSearch(ctx, id, body);
}

export async function updateLeadSearch(
  ctx: Ctx,
  { params: { id: leadId, search_id: id }, body }: InputOf<typeof contract.updateLeadSearch>,
): Promise<SavedSearch> {
  await ownLead(ctx, leadId);
  return changeSearch(ctx, { id, leadId }, body);
}

export async function deleteLeadSearch(
  ctx: Ctx,
  { params: { id: leadId, search_id: id } }: InputOf<typeof contract.deleteLeadSearch>,
): Promise<{ status: 'success' }> {
  await ownLead(ctx, leadId);
  return removeSearch(ctx, { id, leadId });
}
