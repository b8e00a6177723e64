// By noun, not from the index: visitors carry this endpoint and no others.
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import type { SavedFilter } from '@alpha/contract/saved-searches';
import { getPropertyMap } from '@alpha/contract/search';
import { call } from '~/lib/api-client';

export type AreaMatches = ResponseOf<typeof getPropertyMap>;
/** Either everything, fitted into this many pixels, or only the current view. */
type Ask = { width: number; height: number } | { bounds: string; zoom: number };

/** What is for sale today under these conditions. */
export const readAreaMatches = (filter: SavedFilter, ask: Ask, signal: AbortSignal) =>
  call(
    getPropertyMap,
    { query: { ...filter, ...ask } as CallOf<typeof getPropertyMap>['query'] },
    { signal },
  );
