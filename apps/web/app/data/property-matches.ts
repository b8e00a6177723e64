// By noun, not from the index: the quiz carries this endpoint and no others.
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import { listPropertyMatches } from '@alpha/contract/matches';
import { call } from '~/lib/api-client';

export type MatchQuery = CallOf<typeof listPropertyMatches>['query'];
export type Matches = ResponseOf<typeof listPropertyMatches>;

/** The plain request, for pages of visitors: those have no query client. */
export const readMatches = (query: MatchQuery, signal: AbortSignal) =>
  call(listPropertyMatches, { query }, { signal });
