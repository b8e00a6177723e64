import type { PropertyDetail } from '@alpha/contract';
import { VALUATION_RULES } from '@alpha/engine/valuation';
import type { Translate } from '@alpha/i18n/translator';

/**
 * Why a property has no estimated value; null with one, for a sold property (it has a price), and when
 * the seller allows no estimates (a notice says so).
 */
export function noValueText(
  { valuation, no_value_reason: reason }: Pick<PropertyDetail, 'valuation' | 'no_value_reason'>,
  report: Translate<'report'>,
): string | null {
  if (valuation || reason === 'sold' || reason === 'not_allowed') return null;
  const { minComparables: count, reachMonths: months } = VALUATION_RULES;
  return report('value.none', { reason: reason ?? 'soon', count, months });
}
