import type { ResolvedLens } from './tax-lens.ts';
import { FIRPTA } from './tax-tables.ts';

/**
 * Share of the gross sale price that the buyer withholds from a foreign seller for the IRS, a
 * fraction. Formula page: docs/formulas/firpta-rate.md
 */
export function firptaRate(
  salePrice: number,
  lens: Pick<ResolvedLens, 'kind' | 'buyerUse'>,
): number {
  if (lens.kind === 'domestic') return 0;
  if (lens.buyerUse === 'investor') return FIRPTA.rate;
  return FIRPTA.residence.find((band) => salePrice <= band.upTo)?.rate ?? FIRPTA.rate;
}
