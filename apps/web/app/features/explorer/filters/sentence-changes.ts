import type { SentenceFilters } from '@alpha/search-words';
import { WHOLE_MARKET } from '../explorer.params';
import type { FilterChanges } from '../use-explorer-filter';

const RANGES = ['price', 'investment', 'sqft', 'year'] as const;

/** A sentence replaces what it names: both ends of a range, and nothing else. */
export function sentenceChanges(filters: SentenceFilters): FilterChanges {
  const changes: FilterChanges = { ...filters };
  for (const name of RANGES) {
    const [low, high] = [`${name}_min`, `${name}_max`] as const;
    if (filters[low] === undefined && filters[high] === undefined) continue;
    Object.assign(changes, {
      [low]: filters[low] ?? WHOLE_MARKET[low],
      [high]: filters[high] ?? WHOLE_MARKET[high],
    });
  }
  return changes;
}
