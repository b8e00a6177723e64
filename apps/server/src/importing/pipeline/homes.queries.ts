import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import type { HomeRecord } from './home-record.ts';

/** What is needed to decide on a row before the full property is read. */
export type KnownHome = {
  id: number;
  source: string;
  key: string;
  contentHash: string | null;
  asOf: string;
  status: string;
};

export const keyOf = (system: string, key: string): string => `${system}\n${key}`;

export async function findKnownHomes(
  db: Db,
  rows: readonly { system: string; key: string }[],
): Promise<Map<string, KnownHome>> {
  if (rows.length === 0) return new Map();
  const { rows: found } = await db.execute<KnownHome>(sql`
    select p.id, p.source, p.source_key as key, p.content_hash as "contentHash",
      p.source_as_of::text as "asOf", p.status::text as status
    from unnest(${sql.param(rows.map(({ system }) => system))}::text[],
      ${sql.param(rows.map(({ key }) => key))}::text[]) as t (source, key)
    join properties p on p.source = t.source and p.source_key = t.key`);
  return new Map(found.map((home) => [keyOf(home.source, home.key), home]));
}

export async function readHomes(db: Db, ids: readonly number[]): Promise<Map<number, HomeRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; home: HomeRecord }>(sql`
    select id, to_jsonb(p) as home from properties p where id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, home }) => [id, home]));
}

const COLUMNS = [
  'zpid',
  'address',
  'city',
  'state',
  'zip',
  'neighbourhood',
  'area_id',
  'latitude',
  'longitude',
  'is_place_approximate',
  'type',
  'sale_type',
  'list_price',
  'beds',
  'baths',
  'total_sqft',
  'lot_sqft',
  'year_built',
  'storeys',
  'features',
  'description',
  'hoa_monthly',
  'property_tax_annual',
  'insurance_annual',
  'rent_estimate',
  'rent_percentile25',
  'rent_percentile75',
  'rent_comparables',
  'rent_source',
  'rent_as_of',
  'source',
  'source_key',
  'source_as_of',
  'content_hash',
  'status',
  'may_display',
  'may_display_valuation',
  'courtesy_line',
  'listed_on',
  'sold_on',
  'sold_price',
  'off_market_at',
] as const satisfies readonly (keyof HomeRecord)[];

const NAMES = sql.raw(COLUMNS.join(', '));
export const ASSIGNED = sql.raw(
  [...COLUMNS.map((column) => `${column} = b.${column}`), 'updated_at = now()'].join(', '),
);

/** → ids by system and key. */
export async function insertHomes(
  db: Db,
  homes: readonly HomeRecord[],
): Promise<Map<string, number>> {
  if (homes.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; source: string; key: string }>(sql`
    insert into properties (${NAMES})
    select ${NAMES} from jsonb_populate_recordset(null::properties, ${jsonParam(homes)})
    returning id, source, source_key as key`);
  return new Map(rows.map(({ id, source, key }) => [keyOf(source, key), id]));
}

export async function updateHomes(
  db: Db,
  homes: readonly (HomeRecord & { id: number })[],
): Promise<void> {
  if (homes.length === 0) return;
  await db.execute(sql`
    update properties p set ${ASSIGNED}
    from jsonb_populate_recordset(null::properties, ${jsonParam(homes)}) b where p.id = b.id`);
}

export type ConfirmedDay = { id: number; day: string };

/** Only the date is new: `updated_at` stays, so no new analysis is triggered. */
export async function confirmDays(db: Db, homes: readonly ConfirmedDay[]): Promise<void> {
  if (homes.length === 0) return;
  await db.execute(sql`
    update properties p set source_as_of = greatest(p.source_as_of, b.day)
    from jsonb_to_recordset(${jsonParam(homes)}) as b (id int, day date) where p.id = b.id`);
}

export type NewPrice = { property_id: number; date: string; price: number };

export async function insertPrices(
  db: Db,
  importId: number,
  prices: readonly NewPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  await db.execute(sql`
    insert into property_prices (property_id, date, price, import_id)
    select property_id, date, price, ${importId}
    from jsonb_to_recordset(${jsonParam(prices)}) as t (property_id int, date date, price float8)`);
}
