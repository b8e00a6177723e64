import type { PropertyDetail } from '@alpha/contract';
import { DEFAULT_MARKET, type MarketParameters } from '@alpha/engine';

/** A probability as a number of simulated paths. */
export function decadesOf(chance: number, decades: number): number {
  return Math.round(chance * decades);
}

/** Number of sorted paths at or below a percentile, as the engine's quantiles count. */
export function decadesUpTo(probability: number, decades: number): number {
  return Math.floor(probability * (decades - 1)) + 1;
}

/** Yearly volatility of the market, as fractions; never below the engine's floor. */
export function marketVolatility({ model }: Pick<PropertyDetail, 'model'>): MarketParameters {
  const market = { ...DEFAULT_MARKET, ...model?.market };
  return { ...market, volatility: Math.max(market.volatility, market.volatilityFloor) };
}
