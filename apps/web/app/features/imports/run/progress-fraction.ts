import type { ListingImport } from '@alpha/contract';

/** From 0 to 1, or null while the total is unknown. */
export function fractionDone({ progress: { done, total } }: ListingImport): number | null {
  return total > 0 ? done / total : null;
}
