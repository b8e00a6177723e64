import { type SQL, sql } from 'drizzle-orm';
import { propertySearch } from '../../platform/db/schema/index.ts';
import { marketDay } from '../../platform/lib/market-day.ts';
import type { Conditions } from './search.service.ts';

/** What a search limits from below or above. Unknown values are outside of every range. */
export type RangeKey =
  | 'askingPrice'
  | 'sqft'
  | 'yearBuilt'
  | 'hoaMonthly'
  | 'listedDay'
  | 'cashFlowMonthly'
  | 'chanceOfLoss'
  | 'discount'
  /** The score; negative when the result is doubted. */
  | 'relevance';

/** Both ends included. */
export type SearchRange = { key: RangeKey; least: number; most: number };

/** Less than any discount there is, and no zero. */
const ANY_DISCOUNT = Math.fround(1e-30);

/** Days since 1970, as the memory has them. */
export const listedDay = sql`(${propertySearch.listedOn} - date '1970-01-01')`;

export function rangesOf(query: Conditions, now = new Date()): readonly SearchRange[] | undefined {
  const { loss_max, days_max, cash_flow_min } = query;
  const ranges = [
    between('askingPrice', 0, query.price_min, query.price_max),
    between('sqft', 1, query.sqft_min, query.sqft_max),
    between('yearBuilt', 1, query.year_min, query.year_max),
    between('hoaMonthly', 0, undefined, query.hoa_max),
    // The day, not the number of days: results are cached, and the next day has other ones.
    between('listedDay', 1, days_max === undefined ? undefined : marketDay(now) - days_max),
    between('cashFlowMonthly', Number.NEGATIVE_INFINITY, rounded(cash_flow_min)),
    between(
      'chanceOfLoss',
      0,
      undefined,
      rounded(loss_max === undefined ? loss_max : loss_max / 100),
    ),
    between('discount', ANY_DISCOUNT, query.under_value === '1' ? ANY_DISCOUNT : undefined),
  ].filter((range) => range !== null);
  return ranges.length > 0 ? ranges : undefined;
}

/** `lowest`: of the known values. */
function between(
  key: RangeKey,
  lowest: number,
  least: number | undefined,
  most?: number | undefined,
): SearchRange | null {
  if (least === undefined && most === undefined) return null;
  return {
    key,
    least: Math.max(lowest, least ?? lowest),
    most: most ?? Number.POSITIVE_INFINITY,
  };
}

/** As both stores have these values. */
const rounded = (value: number | undefined) =>
  value === undefined ? undefined : Math.fround(value);

export function isInRange({ key, least, most }: SearchRange): SQL {
  const value = key === 'listedDay' ? listedDay : sql`${propertySearch[key]}`;
  const fromLeast = sql`${value} >= ${least}::float8`;
  return most === Number.POSITIVE_INFINITY
    ? fromLeast
    : sql`${fromLeast} and ${value} <= ${most}::float8`;
}
