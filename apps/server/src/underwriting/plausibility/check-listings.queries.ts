import type { CheckedFigures, PlausibilityReason } from '@alpha/engine/plausibility';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { propertyChecks } from '../../platform/db/schema/index.ts';
import type { ListingPlaces } from './find-peers.ts';
import { type PeerKey, PLACES } from './peers.queries.ts';

type Check = typeof propertyChecks.$inferSelect;

export type ListingToCheck = CheckedFigures &
  ListingPlaces & {
    id: number;
    /** The stored check; null without one. */
    check: {
      state: Check['state'];
      reasons: PlausibilityReason[];
      decidedFigures: Check['decidedFigures'];
      isCorrected: boolean;
    } | null;
  };

const LISTINGS = sql`
  select p.id, p.type, p.type as kind, p.list_price as price,
    a.monthly_rental_income as "rentMonthly", case when p.total_sqft > 0 then p.total_sqft end as sqft,
    case when coalesce(c.hoa_monthly, p.hoa_monthly) is not null or (a.inputs->'inputs'->>'hoaMonthly')::float8 > 0
      then (a.inputs->'inputs'->>'hoaMonthly')::float8 end as "hoaMonthly",
    a.cap_rate as "capRate", a.total_roi as "totalRoi",
    ${PLACES.zip} as zip, ${PLACES.city} as city, ${PLACES.county} as county, ${PLACES.state} as state,
    ${PLACES.country} as country,
    case when c.property_id is not null then json_build_object('state', c.state, 'reasons', c.reasons,
      'decidedFigures', c.decided_figures,
      'isCorrected', c.rent_monthly is not null or c.hoa_monthly is not null) end as check
  from properties p
  join property_analyses a on a.property_id = p.id
  left join areas r on r.id = p.area_id
  left join property_checks c on c.property_id = p.id
  where p.status = 'active' and p.may_display and p.may_display_valuation`;

export async function listListingsToCheck(
  db: Db,
  ids: readonly number[],
): Promise<ListingToCheck[]> {
  const { rows } = await db.execute<ListingToCheck>(
    sql`${LISTINGS} and p.id = any(${sql.param([...ids])}::int[])`,
  );
  return rows;
}

/** Analyzed listings after an id whose peers are among these. */
export async function listListingsOf(
  db: Db,
  groups: readonly PeerKey[],
  after: number,
  limit: number,
): Promise<ListingToCheck[]> {
  const { rows } = await db.execute<ListingToCheck>(sql`
    with groups as (
      select distinct level, place, type from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
        as t (level text, place text, type property_type)
    )
    ${LISTINGS} and p.id > ${after} and exists (
      select 1 from groups g where g.type = p.type and ${isIn})
    order by p.id limit ${limit}`);
  return rows;
}

const isIn: SQL = sql`case g.level ${sql.join(
  Object.entries(PLACES).map(([level, place]) => sql`when ${level} then g.place = ${place}`),
  sql` `,
)} end`;

export type CheckToStore = Pick<Check, 'state' | 'reasons'> & { id: number };

export async function storeChecks(
  db: Db,
  { put, gone }: { put: readonly CheckToStore[]; gone: readonly number[] },
): Promise<void> {
  if (gone.length > 0)
    await db.execute(
      sql`delete from property_checks where property_id = any(${sql.param([...gone])}::int[])`,
    );
  if (put.length > 0)
    await db.execute(sql`
      insert into property_checks as c (property_id, state, reasons)
      select t.id, t.state, t.reasons from jsonb_to_recordset(${JSON.stringify(put)}::jsonb)
        as t (id int, state property_check_state, reasons jsonb)
      -- A listing deleted while it was checked has nowhere to store a result.
      join properties on properties.id = t.id
      on conflict (property_id) do update set state = excluded.state, reasons = excluded.reasons,
        opened_at = case when c.state <> 'open' and excluded.state = 'open' then now() else c.opened_at end`);
}
