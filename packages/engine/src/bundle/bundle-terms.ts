import { assertInside, type Bound, bound } from '../input-bounds.ts';

/** Terms of selling a package of homes to a fund. Fractions of the package's value unless noted. */
export type BundleTerms = {
  /** Paid by the fund above the sum of the values; below 0 a discount. */
  premiumRate: number;
  /** Selling costs of the whole package, replacing each home's own. */
  sellingRate: number;
  /** Audit, legal work, new titles. */
  packagingRate: number;
  /** USD, once. */
  packagingCost: number;
  /** The arranger's share of the price. */
  feeRate: number;
  /**
   * Correlation of the yearly price shocks of two areas, by how near they are. Properties of one
   * area share all of them; luck in the long-run growth is shared by all areas.
   */
  sameMetroCorrelation: number;
  sameStateCorrelation: number;
  otherStateCorrelation: number;
};

/**
 * A fund buys at a small discount, and saves the seller most of the agents' commission. Correlations
 * are of FHFA's metro indexes: docs/formulas/bundle.md.
 */
export const DEFAULT_BUNDLE_TERMS: BundleTerms = {
  premiumRate: -0.02,
  sellingRate: 0.025,
  packagingRate: 0.005,
  packagingCost: 15_000,
  feeRate: 0.01,
  sameMetroCorrelation: 0.83,
  sameStateCorrelation: 0.66,
  otherStateCorrelation: 0.48,
};

export const BUNDLE_BOUNDS: Readonly<Record<keyof BundleTerms, Bound>> = {
  premiumRate: bound(-0.5, 0.5, 0.005),
  sellingRate: bound(0, 0.5, 0.001),
  packagingRate: bound(0, 0.5, 0.001),
  packagingCost: bound(0, 100_000_000, 1_000, 'usd'),
  feeRate: bound(0, 0.5, 0.001),
  sameMetroCorrelation: bound(0, 1, 0.01),
  sameStateCorrelation: bound(0, 1, 0.01),
  otherStateCorrelation: bound(0, 1, 0.01),
};

export function resolveTerms(terms: Partial<BundleTerms>): BundleTerms {
  const resolved = { ...DEFAULT_BUNDLE_TERMS, ...terms };
  assertInside(resolved, BUNDLE_BOUNDS);
  return resolved;
}

/** Share of each dollar of package value that reaches the owners, before fixed costs. */
export function packageShare(terms: BundleTerms): number {
  return (1 + terms.premiumRate) * (1 - terms.sellingRate - terms.feeRate) - terms.packagingRate;
}
