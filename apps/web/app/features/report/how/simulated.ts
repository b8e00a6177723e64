import type { PropertyDetail } from '@alpha/contract';
import { DEFAULT_MARKET, type MarketParameters } from '@alpha/engine';

/** A chance as the decades it was counted from. */
export function decadesOf(chance: number, decades: number): number {
  return Math.round(chance * decades);
}

/** How many of the sorted decades end at or below a percentile, as the engine's quantiles count. */
export function decadesUpTo(probability: number, decades: number): number {
  return Math.floor(probability * (decades - 1)) + 1;
}

/** How far things stray from the plan in a year, fractions; no area is calmer than the floor. */
export function marketVolatility({ model }: Pick<PropertyDetail, 'model'>): MarketParameters {
  const market = { ...DEFAULT_MARKET, ...model?.market };
  return { ...market, volatility: Math.max(market.volatility, market.volatilityFloor) };
}
