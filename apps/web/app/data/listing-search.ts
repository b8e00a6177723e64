// By noun, not from the index: the quiz carries these endpoints and no others.
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import { getPropertySupply, listProperties } from '@alpha/contract/search';
import { call } from '~/lib/api-client';

export type ListingSearch = CallOf<typeof listProperties>['query'];
export type ListingPage = ResponseOf<typeof listProperties>;

/** The plain requests, for pages of visitors: those have no query client. */
export const searchListings = (query: ListingSearch, signal?: AbortSignal) =>
  call(listProperties, { query }, signal ? { signal } : {});

export type SupplyQuery = CallOf<typeof getPropertySupply>['query'];

export const readSupply = (query: SupplyQuery, signal?: AbortSignal) =>
  call(getPropertySupply, { query }, signal ? { signal } : {});
