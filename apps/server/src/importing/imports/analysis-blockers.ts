import { INPUT_BOUNDS } from '@alpha/engine';
import { type SQL, sql } from 'drizzle-orm';
import { isNotAnalyzed } from '../../platform/db/analyzed-types.ts';

const { rentMonthly, listPrice } = INPUT_BOUNDS;

/** SQL expressions for the facts the rules depend on. */
type Facts = Record<'isHidden' | 'isUnvalued' | 'type' | 'rent' | 'beds' | 'price', string>;

/**
 * Branches of a `case`: why a property for sale will not be analyzed. Keep in step with
 * `hasSomethingToAnalyze`.
 */
export const analysisBlockers = ({ isHidden, isUnvalued, type, rent, beds, price }: Facts): SQL =>
  sql.raw(`when ${isHidden} then 'hidden'
  when ${isNotAnalyzed(type)} then 'kind'
  when ${isUnvalued} then 'forbidden'
  when ${rent} is null and ${beds} is null then 'rooms'
  when ${rent} is null then 'rent'
  when ${rent} not between 1 and ${rentMonthly.max}
    or ${price} not between ${listPrice.min} and ${listPrice.max} then 'price'`);

/** Why a property `p` for sale has no analysis `a`; null if it has one or is not for sale. */
export const ANALYSIS_BLOCKER: SQL = sql`case when p.id is null or p.status <> 'active' then null
  ${analysisBlockers({
    isHidden: 'not p.may_display',
    isUnvalued: 'not p.may_display_valuation',
    type: 'p.type',
    rent: 'p.rent_estimate',
    beds: 'p.beds',
    price: 'p.list_price',
  })}
  when a.property_id is null then 'waiting' end`;

/** Import rows `r` with their properties and analyses. */
export const ROWS_WITH_HOMES: SQL = sql.raw(`import_rows r
  left join properties p on p.id = r.property_id
  left join property_analyses a on a.property_id = p.id`);
