import type { IndexPoint } from '../city/index-points.ts';
import { createValuer } from './create-valuer.ts';
import { dayOf, priceIndex } from './price-index.ts';
import type { ComparableSale, HomeToValue, Valuation } from './valuation.types.ts';

export type ValuationInput = {
  home: HomeToValue;
  sales: readonly (Omit<ComparableSale, 'soldOn'> & { soldOn: string })[];
  index: readonly IndexPoint[];
  /** YYYY-MM-DD. */
  asOf: string;
};

/** The value of one home from comparable sales: docs/formulas/valuation.md */
export function valuation({ home, sales, index, asOf }: ValuationInput): Valuation {
  const value = createValuer(sales.map((sale) => ({ ...sale, soldOn: dayOf(sale.soldOn) })));
  return value(home, priceIndex(index), { asOf: dayOf(asOf) });
}
