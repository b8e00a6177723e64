import type { CallOf, listProperties, ResponseOf } from '@alpha/contract';
import { call } from '~/lib/api-client';

export type ListingSearch = CallOf<typeof listProperties>['query'];
export type ListingPage = ResponseOf<typeof listProperties>;

// The quiz is read without the contract: it is fetched with the first request.
const contract = () => import('@alpha/contract');

/** The plain requests, for pages of visitors: those have no query client. */
export async function searchListings(
  query: ListingSearch,
  signal?: AbortSignal,
): Promise<ListingPage> {
  return call((await contract()).listProperties, { query }, signal ? { signal } : {});
}

export async function readSupply(city: string | null, signal?: AbortSignal) {
  const query = city ? { city } : {};
  return call((await contract()).getPropertySupply, { query }, signal ? { signal } : {});
}

/** Which kinds of homes an answer of the quiz asks for. */
export const readKindsByType = async () => (await contract()).KINDS_BY_TYPE;
