// By noun, not from the index: visitors carry these endpoints and no others.
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import { listCities } from '@alpha/contract/properties';
import {
  createRoomSearch,
  deleteRoomSearch,
  listRoomSearches,
  listRoomSearchNews,
  updateRoomSearch,
} from '@alpha/contract/saved-searches';
import { call } from '~/lib/api-client';

export type RoomSearch = ResponseOf<typeof listRoomSearches>[number];
export type RoomSearchNews = ResponseOf<typeof listRoomSearchNews>[number];
export type NewRoomSearch = CallOf<typeof createRoomSearch>['body'];
type Changes = CallOf<typeof updateRoomSearch>['body'];
export type SearchConditions = Pick<RoomSearch, 'filter' | 'cash_flow_min' | 'loss_chance_max'>;

export const readSearches = (signal: AbortSignal) => call(listRoomSearches, {}, { signal });
export const readSearchNews = (id: number, signal: AbortSignal) =>
  call(listRoomSearchNews, { params: { id } }, { signal });
export const saveRoomSearch = (body: NewRoomSearch) => call(createRoomSearch, { body });
export const changeRoomSearch = (id: number, body: Changes) =>
  call(updateRoomSearch, { params: { id }, body });
export const removeRoomSearch = (id: number) => call(deleteRoomSearch, { params: { id } });

export const readCities = (signal: AbortSignal) => call(listCities, {}, { signal });
