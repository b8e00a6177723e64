import { EngineInputError } from '../engine-input-error.ts';
import { assertInside, type Bound } from '../input-bounds.ts';
import {
  DEPRECIATION,
  DOMESTIC_OTHER_INCOME,
  type Filing,
  LATEST_TAX_YEAR,
  type TaxYear,
} from './tax-tables.ts';

/** The owner for tax purposes. */
export type TaxLensKind = 'domestic' | 'foreignNet' | 'foreignGross';

export type TaxLens = {
  kind: TaxLensKind;
  /** Which year's tables to use, for all years. */
  taxYear?: TaxYear;
  /** A nonresident can't file jointly: treated as separate. */
  filing?: Filing;
  /** Other taxable US income, USD a year; rent and gain stack on top of it. */
  otherIncomeAnnual?: number;
  /** Domestic only: include the 3.8 % tax on net investment income. */
  netInvestmentIncomeTax?: boolean;
  /** How the final buyer will use the property: determines the FIRPTA rate. */
  buyerUse?: 'investor' | 'residence';
  /** Shares of a foreign corporation are not part of the US estate; the property itself is. */
  estateOwner?: 'direct' | 'foreignCorporation';
  /** A nonrecourse loan: the estate then includes the equity, else the whole value. */
  loanIsNonRecourse?: boolean;
  /** Part of the price that is building, a fraction. */
  buildingShare?: number;
};

export type ResolvedLens = Required<TaxLens>;

/** Shared with the web app's controls, like the bounds of the other inputs. */
export const TAX_LENS_BOUNDS = {
  taxYear: { min: 2024, max: LATEST_TAX_YEAR, step: 1, unit: 'years', whole: true },
  otherIncomeAnnual: { min: 0, max: 100_000_000, step: 5_000, unit: 'usdPerYear' },
  buildingShare: { min: 0, max: 1, step: 0.01, unit: 'fraction' },
} as const satisfies Partial<Record<keyof TaxLens, Bound>>;

/** Fills in missing options; throws `EngineInputError` for a value outside its bounds. */
export function resolveLens(lens: TaxLens): ResolvedLens {
  const isDomestic = lens.kind === 'domestic';
  const resolved: ResolvedLens = {
    taxYear: LATEST_TAX_YEAR,
    filing: 'single',
    otherIncomeAnnual: isDomestic ? DOMESTIC_OTHER_INCOME : 0,
    buyerUse: 'investor',
    estateOwner: 'direct',
    loanIsNonRecourse: false,
    buildingShare: DEPRECIATION.buildingShare,
    ...given(lens),
    netInvestmentIncomeTax: isDomestic && (lens.netInvestmentIncomeTax ?? true),
  };
  assertInside<keyof typeof TAX_LENS_BOUNDS>(resolved, TAX_LENS_BOUNDS);
  assertKnown(resolved);
  const cannotFileJointly = resolved.filing === 'marriedJoint' && !isDomestic;
  return cannotFileJointly ? { ...resolved, filing: 'marriedSeparate' } : resolved;
}

/** Validates the text options of a lens, which come from forms and links. */
const KNOWN = {
  kind: ['domestic', 'foreignNet', 'foreignGross'],
  filing: ['single', 'marriedJoint', 'marriedSeparate'],
  buyerUse: ['investor', 'residence'],
  estateOwner: ['direct', 'foreignCorporation'],
} as const satisfies Partial<Record<keyof TaxLens, readonly string[]>>;

function assertKnown(lens: ResolvedLens): void {
  for (const [field, words] of Object.entries(KNOWN))
    if (!(words as readonly unknown[]).includes(lens[field as keyof typeof KNOWN]))
      throw new EngineInputError([{ field, reason: 'notKnown' }]);
}

/** An undefined key must not override its default. */
function given(lens: TaxLens): TaxLens {
  return Object.fromEntries(
    Object.entries(lens).filter(([, value]) => value !== undefined),
  ) as TaxLens;
}
