import { type ListingImport, MARKET_FILE_KINDS } from '@alpha/contract';

/** Series and rates, not listings: their rows are regions and weeks. */
export const isMarket = ({ kind }: Pick<ListingImport, 'kind'>): boolean =>
  MARKET_FILE_KINDS.some((known) => known === kind);
