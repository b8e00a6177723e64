import { INPUT_BOUNDS } from '@alpha/engine';
import { type SQL, sql } from 'drizzle-orm';

const { rentMonthly, listPrice } = INPUT_BOUNDS;

/**
 * Why a home `p` for sale has no analysis `a`; null where it has one, or is not for sale. What an
 * analysis asks for is told by `hasSomethingToAnalyse`.
 */
export const LACK: SQL = sql.raw(`case
  when p.id is null or p.status <> 'active' then null
  when not p.may_display then 'hidden'
  when p.type not in ('single_family', 'condo', 'townhouse', 'multi_family') then 'kind'
  when not p.may_display_valuation then 'forbidden'
  when p.rent_estimate is null and p.beds is null then 'rooms'
  when p.rent_estimate is null then 'rent'
  when p.rent_estimate not between 1 and ${rentMonthly.max}
    or p.list_price not between ${listPrice.min} and ${listPrice.max} then 'price'
  when a.property_id is null then 'waiting' end`);

/** Rows `r` of imports with their homes and what was made of them. */
export const ROWS_WITH_HOMES: SQL = sql.raw(`import_rows r
  left join properties p on p.id = r.property_id
  left join property_analyses a on a.property_id = p.id`);
