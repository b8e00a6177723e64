import type { PropertyType } from '@alpha/contract/property-types';
import type { SearchSort } from '@alpha/contract/search-parameters';
import roles from './roles.json' with { type: 'json' };

/** What a word or phrase does in a sentence, in either language. */
export type Role =
  | 'unknown'
  | 'separator'
  | 'number'
  | 'decade'
  | 'code'
  | 'place'
  | 'kind'
  | 'sortKey'
  | 'sorted'
  | 'direction'
  | 'recent'
  | PhraseRole;

/** Roles that need nothing but their phrases. */
export type PhraseRole =
  | (
      | 'filler'
      | 'with'
      | 'of'
      | 'a'
      | 'dollar'
      | 'percent'
      | 'between'
      | 'to'
      | 'upTo'
      | 'from'
      | 'and'
      | 'or'
    )
  | ('under' | 'over' | 'before' | 'after' | 'max' | 'min' | 'orMore' | 'orNewer' | 'orLess')
  | ('about' | 'near' | 'none' | 'except' | 'beds' | 'baths' | 'half' | 'sqft' | 'sqm' | 'area')
  | ('price' | 'investment' | 'investing' | 'cashFlow' | 'yields' | 'positive' | 'negative')
  | ('breakEven' | 'loss' | 'gain' | 'hoa' | 'built' | 'yearsOld' | 'day' | 'week' | 'month')
  | ('monthly' | 'yearly' | 'market' | 'justListed' | 'last' | 'underValue' | 'sort')
  | ('highest' | 'lowest' | 'unavailable' | 'distance' | 'street' | 'suffix' | 'road' | 'compass');

export type SortOrder = 'asc' | 'desc';
export type Sorting = { sort_by: SearchSort; sort_order: SortOrder };

export type Token = {
  role: Role;
  /** Offsets in the sentence. */
  from: number;
  to: number;
  /** In lower case, without accents. */
  word: string;
  /** Of a number, with its scale: 400 thousand is 400,000. */
  value?: number;
  /** 1,000 in "400 mil"; 1 without one. */
  scale?: number;
  /** A number in digits without scale and separators, as a zip or a year is written. */
  isPlain?: boolean;
  kind?: PropertyType;
  city?: string;
  sorting?: Sorting;
  order?: SortOrder;
  days?: number;
};

/** The grammar reads one character for each token: `sentence.peggy` has a rule for each role. */
export const symbolOf = (role: Role): string => String.fromCharCode(FIRST + roles.indexOf(role));

const FIRST = 0x30;
