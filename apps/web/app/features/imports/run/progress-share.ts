import type { ListingImport } from '@alpha/contract';

/** From 0 to 1, or null while nobody knows how much there is. */
export function shareOf({ progress: { done, total } }: ListingImport): number | null {
  return total > 0 ? done / total : null;
}
