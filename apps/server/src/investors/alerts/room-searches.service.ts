import type * as contract from '@alpha/contract';
import type { InputOf, SavedSearch, SearchNews } from '@alpha/contract';
import { type Ctx, roomOf } from '../../platform/http/context.ts';
import {
  changeSearch,
  newsOfSearch,
  removeSearch,
  saveSearch,
  searchesOf,
} from './saved-searches.service.ts';

export const listRoomSearches = (ctx: Ctx): Promise<SavedSearch[]> =>
  searchesOf(ctx, roomOf(ctx).leadId);

export const createRoomSearch = (
  ctx: Ctx,
  { body }: InputOf<typeof contract.createRoomSearch>,
): Promise<SavedSearch> => saveSearch(ctx, roomOf(ctx).leadId, body);

export const updateRoomSearch = (
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof contract.updateRoomSearch>,
): Promise<SavedSearch> => changeSearch(ctx, { id, leadId: roomOf(ctx).leadId }, body);

export const deleteRoomSearch = (
  ctx: Ctx,
  { params: { id } }: InputOf<typeof contract.deleteRoomSearch>,
): Promise<{ status: 'success' }> => removeSearch(ctx, { id, leadId: roomOf(ctx).leadId });

export const listRoomSearchNews = (
  ctx: Ctx,
  { params: { id } }: InputOf<typeof contract.listRoomSearchNews>,
): Promise<SearchNews[]> => newsOfSearch(ctx, { id, leadId: roomOf(ctx).leadId });
