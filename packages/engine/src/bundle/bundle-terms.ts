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
  /** Correlation of the price shocks of two areas. */
  areaCorrelation: number;
};

/** A fund buys at a small discount, and saves the seller most of the agents' commission. */
export const DEFAULT_BUNDLE_TERMS: BundleTerms = {
  premiumRate: -0.02,
  sellingRate: 0.025,
  packagingRate: 0.005,
  packagingCost: 15_000,
  feeRate: 0.01,
  areaCorrelation: 0.6,
};

export const BUNDLE_BOUNDS: Readonly<Record<keyof BundleTerms, Bound>> = {
  premiumRate: bound(-0.5, 0.5, 0.005),
  sellingRate: bound(0, 0.5, 0.001),
  packagingRate: bound(0, 0.5, 0.001),
  packagingCost: bound(0, 100_000_000, 1_000, 'usd'),
  feeRate: bound(0, 0.5, 0.001),
  areaCorrelation: bound(0, 1, 0.05),
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
