import type { PropertyType } from '@alpha/contract/property-types';
import type { SearchSort } from '@alpha/contract/search-parameters';
import type { SortOrder } from './token.ts';

/** By the names of the explorer’s address; what a sentence does not name is left out. */
export type SentenceFilters = {
  city?: string;
  kinds?: PropertyType[];
  /** USD. */
  price_min?: number;
  price_max?: number;
  investment_min?: number;
  investment_max?: number;
  /** At least this many. */
  beds?: number;
  baths?: number;
  sqft_min?: number;
  sqft_max?: number;
  year_min?: number;
  year_max?: number;
  /** USD a month; 0 is no HOA. */
  hoa_max?: number;
  days_max?: number;
  /** Percent of the simulations that end with a loss. */
  loss_max?: number;
  /** USD a month. */
  cash_flow_min?: number;
  cash_flow_first_year?: true;
  under_value?: true;
  sort_by?: SearchSort;
  sort_order?: SortOrder;
};

/** Why a condition was understood and not used. */
export const PROBLEMS = [
  ...(['range', 'priceTooLow', 'atLeastOnly', 'wholeNumber'] as const),
  ...(['implausible', 'notAvailable', 'oneCity', 'oneOrder'] as const),
] as const;
export type ProblemReason = (typeof PROBLEMS)[number];
export type Problem = { problem: ProblemReason };

export const problem = (reason: ProblemReason): Problem => ({ problem: reason });

export type Amount = {
  value: number;
  scale: number;
  isPlain?: boolean;
  isDollar?: boolean;
  isPercent?: boolean;
};
export type Amounts = Partial<Record<'min' | 'max' | 'exact' | 'about', Amount | undefined>>;

/** A part of the sentence, as the grammar returns it; `from` and `to` count tokens. */
export type Item = Amounts & {
  type: string;
  from: number;
  to: number;
  limit?: 'min' | 'max' | null;
  isHalf?: boolean;
  isYearly?: boolean;
};

/** "About 300k": a tenth less to a tenth more. */
const ABOUT = 0.1;

/** Both ends of the amounts; "200 to 300k" means thousands twice. */
export function aboutAmount({ min, max, exact, about }: Amounts): Amounts {
  if (about) {
    const times = (factor: number) => ({ ...about, value: about.value * factor });
    return { min: times(1 - ABOUT), max: times(1 + ABOUT) };
  }
  return { min: min && max ? withScaleOf(max, min) : min, max, exact };
}

function withScaleOf(max: Amount, min: Amount): Amount {
  if (min.scale > 1 || max.scale === 1 || min.value >= 1000) return min;
  // "Between 500 and 1 million" begins at 500 thousand.
  const scale = min.value * max.scale > max.value && max.scale > 1e3 ? 1e3 : max.scale;
  return { ...min, value: min.value * scale, scale };
}

export const isInOrder = ({
  min,
  max,
}: {
  min?: number | undefined;
  max?: number | undefined;
}): boolean => min === undefined || max === undefined || min <= max;
