import type { listPropertyChecks, PropertyCheckState, ResponseOf } from '@alpha/contract';
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  type DecidedFigures,
  properties,
  propertyAnalyses,
  propertyChecks,
  users,
} from '../../platform/db/schema/index.ts';

type PropertyCheckRow = ResponseOf<typeof listPropertyChecks>['data'][number];

type CheckFilter = {
  state: PropertyCheckState;
  reason: string | undefined;
  city: string | undefined;
};

/** On the market and analyzed: the others have no result to look at. */
const isListed = and(
  eq(properties.status, 'active'),
  eq(properties.mayDisplay, true),
  eq(properties.mayDisplayValuation, true),
);

const CITY = sql<string>`btrim(${properties.city}) || ', ' || upper(btrim(${properties.state}))`;

const hasReason = (code: string): SQL =>
  sql`${propertyChecks.reasons} @> ${JSON.stringify([{ code }])}::jsonb`;

const isWanted = ({ state, reason, city }: CheckFilter) =>
  and(
    isListed,
    eq(propertyChecks.state, state),
    reason ? hasReason(reason) : undefined,
    city ? sql`${CITY} = ${city}` : undefined,
  );

const instantText = (
  column: SQL | typeof propertyChecks.openedAt | typeof propertyChecks.decidedAt,
) => sql<string>`to_json(${column})#>>'{}'`;

const CHECK = {
  property_id: properties.id,
  address: properties.address,
  city: properties.city,
  state: properties.state,
  zip: properties.zip,
  type: sql<PropertyCheckRow['type']>`${properties.type}`,
  list_price: properties.listPrice,
  rent_monthly: propertyAnalyses.monthlyRentalIncome,
  rent_stated: properties.rentEstimate,
  hoa_monthly: properties.hoaMonthly,
  total_roi: propertyAnalyses.totalRoi,
  check_state: propertyChecks.state,
  reasons: propertyChecks.reasons,
  opened_at: instantText(propertyChecks.openedAt),
  decided_at: sql<string | null>`${instantText(propertyChecks.decidedAt)}`,
  decided_by: users.name,
  note: propertyChecks.note,
  decided_figures: propertyChecks.decidedFigures,
  corrected_rent: propertyChecks.rentMonthly,
  corrected_hoa: propertyChecks.hoaMonthly,
};

/** The best-looking results first: they would be recommended most. */
export async function listCheckPage(
  db: Db,
  filter: CheckFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: PropertyCheckRow[]; total: number }> {
  const data = await db
    .select(CHECK)
    .from(propertyChecks)
    .innerJoin(properties, eq(properties.id, propertyChecks.propertyId))
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, propertyChecks.propertyId))
    .leftJoin(users, eq(users.id, propertyChecks.decidedBy))
    .where(isWanted(filter))
    .orderBy(sql`${propertyAnalyses.totalRoi} desc, ${properties.id}`)
    .limit(limit)
    .offset(offset);
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(propertyChecks)
    .innerJoin(properties, eq(properties.id, propertyChecks.propertyId))
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, propertyChecks.propertyId))
    .where(isWanted(filter));
  return { data, total: row?.n ?? 0 };
}

export async function countChecks(db: Db): Promise<{ state: PropertyCheckState; n: number }[]> {
  return db
    .select({ state: propertyChecks.state, n: sql<number>`count(*)::int` })
    .from(propertyChecks)
    .innerJoin(properties, eq(properties.id, propertyChecks.propertyId))
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, propertyChecks.propertyId))
    .where(isListed)
    .groupBy(propertyChecks.state);
}

const MOST_CITIES = 200;

export async function listCheckCities(db: Db, state: PropertyCheckState): Promise<string[]> {
  const rows = await db
    .selectDistinct({ city: CITY })
    .from(propertyChecks)
    .innerJoin(properties, eq(properties.id, propertyChecks.propertyId))
    .where(and(isListed, eq(propertyChecks.state, state)))
    .orderBy(CITY)
    .limit(MOST_CITIES);
  return rows.map(({ city }) => city);
}

export type Decision = {
  state: PropertyCheckState;
  decidedBy: number;
  note: string | null;
  figures: ReadonlyMap<number, DecidedFigures>;
};

/** → the checks that were there; the note is replaced. */
export async function storeDecision(
  db: Db,
  { state, decidedBy, note, figures }: Decision,
): Promise<number[]> {
  const given = [...figures].map(([id, decided]) => ({ id, decided }));
  const { rows } = await db.execute<{ id: number }>(sql`
    update property_checks c set state = ${state}::property_check_state, decided_at = now(),
      decided_by = ${decidedBy}, note = ${note}, decided_figures = t.decided
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as t (id int, decided jsonb)
    where c.property_id = t.id returning c.property_id as id`);
  return rows.map(({ id }) => id);
}

type Correction = { rentMonthly: number | undefined; hoaMonthly: number | undefined };

/** Own figures of staff; a figure that is not given stays the source's. */
export async function storeCorrection(
  db: Db,
  id: number,
  { rentMonthly = null as never, hoaMonthly = null as never }: Correction,
): Promise<boolean> {
  const rows = await db
    .update(propertyChecks)
    .set({ rentMonthly, hoaMonthly })
    .where(eq(propertyChecks.propertyId, id))
    .returning({ id: propertyChecks.propertyId });
  return rows.length > 0;
}

/** Takes back what staff decided. → the checks that were decided, and those of them with own figures */
export async function clearDecisions(db: Db, ids: readonly number[]) {
  const wanted = and(
    inArray(propertyChecks.propertyId, [...ids]),
    ne(propertyChecks.state, 'open'),
  );
  const corrected = await db
    .select({ id: propertyChecks.propertyId })
    .from(propertyChecks)
    .where(
      and(
        inArray(propertyChecks.propertyId, [...ids]),
        sql`(${isNotNull(propertyChecks.rentMonthly)} or ${isNotNull(propertyChecks.hoaMonthly)})`,
      ),
    );
  const reopened = await db
    .update(propertyChecks)
    .set({
      ...{ state: 'open', openedAt: sql`now()` as never, decidedAt: null, decidedBy: null },
      ...{ note: null, decidedFigures: null, rentMonthly: null, hoaMonthly: null },
    })
    .where(
      sql`(${wanted}) or ${inArray(propertyChecks.propertyId, [0, ...corrected.map(({ id }) => id)])}`,
    )
    .returning({ id: propertyChecks.propertyId });
  return { reopened: reopened.map(({ id }) => id), corrected: corrected.map(({ id }) => id) };
}
