import { DEFAULT_ASSUMPTIONS } from '@alpha/engine';
import { DOUBTFUL_DISCOUNT, RELEVANCE_WEIGHTS } from '@alpha/engine/city';
import { type SQL, sql } from 'drizzle-orm';
import { isAnalyzed } from '../../platform/db/analyzed-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { folded } from '../../platform/db/text-search.ts';
import { transact } from '../../platform/db/transact.ts';
import { QUESTIONED_PENALTY } from './questioned.ts';

/** Listings per statement: large enough to be fast, small enough to hold locks briefly. */
const AT_ONCE = 1_000;

/** Characters; a tsvector is limited to 1 MB. */
const MAX_CHARACTERS = sql.raw('20000');

/** Everyday words for property types. */
const TYPE_WORDS = {
  single_family: 'single family house home',
  condo: 'condo condominium apartment',
  townhouse: 'townhouse townhome',
  multi_family: 'multi family duplex triplex',
  land: 'land lot',
  other: '',
};

const typeWords = sql`case p.type ${sql.join(
  Object.entries(TYPE_WORDS).map(([type, words]) => sql`when ${type} then ${words}`),
  sql` `,
)} end`;

/** Words and numbers only: the parser's tokens for "3.5" or "a-b" could not be matched by a query. */
const words = (text: SQL, weight: 'A' | 'B' | 'C' | 'D') =>
  sql`setweight(to_tsvector('simple', regexp_replace(${folded(text)}, '[^[:alnum:]]+', ' ', 'g')), ${sql.raw(`'${weight}'`)})`;

const document = sql`
  ${words(sql`p.address`, 'A')} ||
  ${words(sql`p.city || ' ' || p.state || ' ' || p.zip || ' ' || coalesce(p.neighbourhood, '')`, 'B')} ||
  ${words(sql`${typeWords} || ' ' || array_to_string(p.features, ' ') || ' ' || p.sale_type`, 'C')} ||
  ${words(sql`left(coalesce(p.description, ''), ${MAX_CHARACTERS}) || ' ' || left(coalesce(p.description_es, ''), ${MAX_CHARACTERS})`, 'D')}`;

/**
 * What is known, of nine: six facts of the listing, and three inputs of its result. A rent from an index alone knows
 * neither the home nor its street; houses without an association have no fee to know.
 */
const CONFIDENCE = sql.raw(`(
    (exists (select 1 from property_images i where i.property_id = p.id))::int
    + coalesce(p.beds > 0 and p.baths > 0, false)::int + coalesce(p.total_sqft > 0, false)::int
    + (p.year_built is not null)::int + (not p.is_place_approximate)::int
    + (v.value is not null)::int
    + (c.rent_monthly is not null or p.rent_source in ('listing', 'comparables'))::int
    + (p.type not in ('condo', 'townhouse') or coalesce(c.hoa_monthly, p.hoa_monthly) is not null)::int
    + (p.property_tax_annual is not null)::int) / 9.0`);

const INPUTS: Record<keyof typeof RELEVANCE_WEIGHTS, SQL> = {
  prudentResult: sql`(a.roi->>'p5')::float8 / 100 * a.downpayment / nullif(a.cash_at_risk, 0)`,
  chanceOfLoss: sql`1 - (a.roi->>'probAbove0')::float8`,
  cashYield: sql`a.cash_flow / nullif(a.cash_at_risk, 0)`,
  // Not plausible: no points.
  discount: sql`case when 1 - p.list_price / nullif(v.value, 0) <= ${DOUBTFUL_DISCOUNT}::float8
    then 1 - p.list_price / nullif(v.value, 0) end`,
  confidence: CONFIDENCE,
};

/** Results that staff should look at first come after all others, in the same order among themselves. */
const QUESTIONED = sql.raw(
  `case when c.state in ('open', 'left_out') then ${QUESTIONED_PENALTY} else 0 end`,
);

/** docs/formulas/relevance-score.md, with the engine's weights; a test compares both. */
const relevance = sql`100 * (${sql.join(
  Object.entries(RELEVANCE_WEIGHTS).map(([key, { weight, none, full }]) => {
    const value = INPUTS[key as keyof typeof INPUTS];
    return sql`${weight}::float8 * coalesce(least(1, greatest(0, (${value} - ${none}::float8) / ${full - none}::float8)), 0)`;
  }),
  sql` + `,
)}) - ${QUESTIONED}`;

/**
 * Placeholder for estimates the owner forbids: sorts last in descending order. The same for all, so
 * that the order reveals nothing.
 */
const NO_ESTIMATE = sql.raw(`'-Infinity'::float4`);
/** Down payment share, applied to the list price. */
const DEFAULT_DOWN_PAYMENT = sql.raw(`${DEFAULT_ASSUMPTIONS.downpaymentPercentage}::float8`);

/** Analyzed, or listed without estimates because the owner allows none. */
const isListed = sql.raw(`(a.property_id is not null or (not p.may_display_valuation
  and ${isAnalyzed('p.type')}))`);
/** Ignores an analysis from before the owner forbade estimates. */
const ALLOWED_ANALYSIS = sql.raw(
  'left join property_analyses a on a.property_id = p.id and p.may_display_valuation',
);

/** Without an analysis there is nothing to doubt. */
const CHECK = sql.raw('left join property_checks c on c.property_id = a.property_id');

const ALLOWED_VALUATION = sql.raw(
  'left join property_valuations v on v.property_id = p.id and p.may_display_valuation',
);

/** As the card shows them; a value that cannot be is unknown. */
const FACTS = sql.raw(`least(round(p.list_price), 2147483647)::int,
      case when p.total_sqft > 0 then p.total_sqft end,
      case when p.year_built between 1 and 32767 then p.year_built end,
      case when coalesce(c.hoa_monthly, p.hoa_monthly) >= 0
        then least(ceil(coalesce(c.hoa_monthly, p.hoa_monthly)), 1000000)::int end, p.listed_on`);

/** The same figures as on the card, and the median result ÷ cash at risk. */
const ESTIMATES = sql.raw(`(a.cash_flow / 12)::float4, (1 - (a.roi->>'probAbove0')::float8)::float4,
      ((a.roi->>'median')::float8 / 100 * a.downpayment / nullif(a.cash_at_risk, 0))::float4`);

const DISCOUNT = sql.raw('(1 - p.list_price / nullif(v.value, 0))::float4');

/** Updates the search rows of these properties; hidden properties have no row. */
export async function refreshSearchRows(db: Db, ids: readonly number[]): Promise<void> {
  for (let i = 0; i < ids.length; i += AT_ONCE)
    await transact(db, (inside) => refresh(inside, ids.slice(i, i + AT_ONCE)));
}

async function refresh(db: Db, ids: readonly number[]): Promise<void> {
  const homes = sql.param(ids);
  // A concurrent hide either commits before this read, or deletes the row afterwards.
  await lockSearch(db);
  await db.execute(sql`
    delete from property_search s where s.id = any(${homes}::int[]) and not exists (
      select 1 from properties p ${ALLOWED_ANALYSIS}
      where p.id = s.id and p.status = 'active' and p.may_display and ${isListed})`);
  await db.execute(sql`
    insert into property_search as s (id, initial_investment, relevance, total_roi, annual_roi,
      net_profit, baths, beds, cash_flow_first_year, type, location, city, city_name, state, search,
      asking_price, sqft, year_built, hoa_monthly, listed_on, cash_flow_monthly, chance_of_loss,
      value_for_risk, discount)
    select p.id, coalesce(a.downpayment, p.list_price * ${DEFAULT_DOWN_PAYMENT}), ${relevance},
      coalesce(a.total_roi, ${NO_ESTIMATE}), coalesce(a.annualized_roi, ${NO_ESTIMATE}),
      coalesce(a.net_profit, ${NO_ESTIMATE}),
      -- Unknown is not "one or more".
      coalesce(p.baths, 0), coalesce(p.beds, 0), coalesce(a.profit_year = 1, false), p.type,
      point(round(p.longitude * 1e6), round(p.latitude * 1e6)), lower(btrim(p.city)), btrim(p.city), upper(btrim(p.state)),
      ${document}, ${FACTS}, ${ESTIMATES}, ${DISCOUNT}
    from properties p
    ${ALLOWED_ANALYSIS}
    ${CHECK}
    ${ALLOWED_VALUATION}
    where p.id = any(${homes}::int[]) and p.status = 'active' and p.may_display and ${isListed}
    order by p.id
    on conflict (id) do update set
      initial_investment = excluded.initial_investment, relevance = excluded.relevance,
      total_roi = excluded.total_roi, annual_roi = excluded.annual_roi,
      net_profit = excluded.net_profit, baths = excluded.baths, beds = excluded.beds,
      cash_flow_first_year = excluded.cash_flow_first_year, type = excluded.type,
      location = excluded.location,
      city = excluded.city, city_name = excluded.city_name, state = excluded.state, search = excluded.search,
      asking_price = excluded.asking_price, sqft = excluded.sqft, year_built = excluded.year_built,
      hoa_monthly = excluded.hoa_monthly, listed_on = excluded.listed_on,
      cash_flow_monthly = excluded.cash_flow_monthly, chance_of_loss = excluded.chance_of_loss,
      value_for_risk = excluded.value_for_risk, discount = excluded.discount
    where (s.initial_investment, s.relevance, s.total_roi, s.annual_roi, s.net_profit, s.baths, s.beds,
        s.cash_flow_first_year, s.type, s.location::text, s.city_name, s.state, s.search,
        s.asking_price, s.sqft, s.year_built, s.hoa_monthly, s.listed_on, s.cash_flow_monthly,
        s.chance_of_loss, s.value_for_risk, s.discount)
      is distinct from (excluded.initial_investment, excluded.relevance, excluded.total_roi,
        excluded.annual_roi, excluded.net_profit, excluded.baths, excluded.beds,
        excluded.cash_flow_first_year, excluded.type, excluded.location::text, excluded.city_name, excluded.state,
        excluded.search, excluded.asking_price, excluded.sqft, excluded.year_built, excluded.hoa_monthly,
        excluded.listed_on, excluded.cash_flow_monthly, excluded.chance_of_loss,
        excluded.value_for_risk, excluded.discount)`);
}

/**
 * What follows from estimated values, without reading the words again. Call in the transaction that
 * stores the values, after `lockSearch`.
 */
export async function refreshValues(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update property_search s set discount = n.discount, relevance = n.relevance
    from (
      select p.id, ${DISCOUNT} as discount, (${relevance})::float4 as relevance
      from properties p ${ALLOWED_ANALYSIS} ${CHECK} ${ALLOWED_VALUATION}
      where p.id = any(${sql.param([...ids])}::int[])
    ) as n
    where s.id = n.id and (s.discount, s.relevance) is distinct from (n.discount, n.relevance)`);
}

/** Before any row is locked: of two that write to the search, one waits for the other. */
export async function lockSearch(db: Db): Promise<void> {
  await db.execute(sql`select 1 from search_state for update`);
}

/** Properties without permission for estimates that have no search row yet, or one with estimates. */
export async function listUnlistedWithoutEstimate(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from properties p
    left join property_search s on s.id = p.id
    where not p.may_display_valuation and p.status = 'active' and p.may_display
      and ${sql.raw(isAnalyzed('p.type'))}
      and (s.id is null or s.total_roi <> ${NO_ESTIMATE})`);
  return rows.map(({ id }) => id);
}

/** The embedded database never vacuums by itself, PostgreSQL only some time later. */
export async function tidySearchTables(db: Db): Promise<void> {
  await db.execute(
    sql`vacuum (analyze) property_search, search_lexemes, search_changes, properties, property_analyses`,
  );
}
