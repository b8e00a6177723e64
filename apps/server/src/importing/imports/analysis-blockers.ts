import { INPUT_BOUNDS } from '@alpha/engine';
import { type SQL, sql } from 'drizzle-orm';
import { isNotAnalyzed } from '../../platform/db/analyzed-types.ts';

const { rentMonthly, listPrice } = INPUT_BOUNDS;

/** Where the facts of a home stand, of which the rules speak. */
type Facts = Record<'isHidden' | 'isUnvalued' | 'type' | 'rent' | 'beds' | 'price', string>;

/** The branches of a `case`: why a home for sale will not be analysed. `hasSomethingToAnalyse` asks the same. */
export const analysisBlockers = ({ isHidden, isUnvalued, type, rent, beds, price }: Facts): SQL =>
  sql.raw(`when ${isHidden} then 'hidden'
  when ${isNotAnalyzed(type)} then 'kind'
  when ${isUnvalued} then 'forbidden'
  when ${rent} is null and ${beds} is null then 'rooms'
  when ${rent} is null then 'rent'
  when ${rent} not between 1 and ${rentMonthly.max}
    or ${price} not between ${listPrice.min} and ${listPrice.max} then 'price'`);

/** Why a home `p` for sale has no analysis `a`; null where it has one, or is not for sale. */
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

/** Rows `r` of imports with their homes and what was made of them. */
export const ROWS_WITH_HOMES: SQL = sql.raw(`import_rows r
  left join properties p on p.id = r.property_id
  left join property_analyses a on a.property_id = p.id`);
