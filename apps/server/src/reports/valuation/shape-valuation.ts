import type { NoEstimateReason, PropertyDetail } from '@alpha/contract';
import { isAnalyzedType } from '@alpha/contract/property-types';
import { distanceKm, VALUATION_RULES } from '@alpha/engine/valuation';
import type { Home } from '../report.queries.ts';
import type { ComparableRow } from './comparables.queries.ts';

type Valued = Pick<PropertyDetail, 'estimated_value' | 'valuation' | 'no_value_reason'>;

/** The stored value with the sales behind it, or why there is none. */
export function shapeValuation(row: Home, sales: readonly ComparableRow[]): Valued {
  const { valuation: stored, home } = row;
  const value = stored?.value ?? null;
  const { low = null, high = null } = stored ?? {};
  if (!stored || value === null || low === null || high === null)
    return { estimated_value: null, valuation: null, no_value_reason: reasonOf(row) };
  const byId = new Map(sales.map((sale) => [sale.id, sale]));
  const comparables = stored.comparableIds.flatMap((id, i) => {
    const sale = byId.get(id);
    if (!sale) return [];
    return {
      ...sale,
      distance_km: distanceKm(home, sale),
      brought_forward: stored.comparableForward[i] ?? 0,
      adjusted: stored.comparableAdjusted[i] ?? 0,
      weight: stored.comparableWeights[i] ?? 0,
    };
  });
  const share = VALUATION_RULES.intervalShare;
  return {
    estimated_value: value,
    valuation: { value, low, high, share, as_of: stored.asOf, comparables },
    no_value_reason: null,
  };
}

function reasonOf({ home, valuation }: Home): NoEstimateReason {
  if (home.status === 'sold') return 'sold';
  if (!home.mayDisplayValuation) return 'not_allowed';
  if (!isAnalyzedType(home.type)) return 'kind';
  return valuation?.reason ?? 'soon';
}
