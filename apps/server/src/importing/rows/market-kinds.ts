import { MARKET_FILE_KINDS } from '@alpha/contract';

export type MarketKind = (typeof MARKET_FILE_KINDS)[number];

export const isMarketKind = (kind: string): kind is MarketKind =>
  MARKET_FILE_KINDS.some((each) => each === kind);
