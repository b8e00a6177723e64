export const MARKET_KINDS = ['zillow-research', 'fhfa', 'pmms'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

export const isMarketKind = (kind: string): kind is MarketKind =>
  MARKET_KINDS.some((each) => each === kind);
