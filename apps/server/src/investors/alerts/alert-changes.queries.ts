import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { ChangeMark } from '../../listings/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf, jsonParam } from '../../platform/db/many-values.ts';
import {
  alertFigures,
  alertState,
  leads,
  savedSearches,
  searchAlerts,
} from '../../platform/db/schema/index.ts';

export async function readMark(db: Db): Promise<ChangeMark> {
  const [row] = await db
    .select({ version: alertState.version, changedId: alertState.changedId })
    .from(alertState);
  return row ?? { version: 0, changedId: 0 };
}

/** False when another process has been here meanwhile: then nothing of this may be written. */
export async function moveMark(db: Db, from: ChangeMark, to: ChangeMark): Promise<boolean> {
  const rows = await db
    .insert(alertState)
    .values({ version: to.version, changedId: to.changedId })
    .onConflictDoUpdate({
      target: alertState.id,
      set: { version: to.version, changedId: to.changedId },
      setWhere: sql`(${alertState.version}, ${alertState.changedId}) = (${from.version}::int, ${from.changedId}::int)`,
    })
    .returning({ id: alertState.id });
  return rows.length > 0;
}

/** Those that are emailed now, by id. */
export function listActiveSearches(db: Db, afterId: number, limit: number) {
  return db
    .select({
      id: savedSearches.id,
      filter: savedSearches.filter,
      cashFlowMin: savedSearches.cashFlowMin,
      lossChanceMax: savedSearches.lossChanceMax,
      frequency: savedSearches.frequency,
      lastMailAt: savedSearches.lastMailAt,
      sinceVersion: savedSearches.sinceVersion,
      matchTries: savedSearches.matchTries,
      country: leads.country,
    })
    .from(savedSearches)
    .innerJoin(leads, and(eq(leads.id, savedSearches.leadId), isNull(leads.hiddenAt)))
    .where(
      and(
        gt(savedSearches.id, afterId),
        eq(savedSearches.isPaused, false),
        or(isNull(savedSearches.heldUntil), lte(savedSearches.heldUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(limit);
}

export type ActiveSearch = Awaited<ReturnType<typeof listActiveSearches>>[number];

const TRIES_AT_ONCE = 3;

/** Tried again with the next step; after some tries held back for two minutes, then twice as long each time. */
export async function countFailure(db: Db, id: number): Promise<number> {
  const tries = savedSearches.matchTries;
  const [row] = await db
    .update(savedSearches)
    .set({
      matchTries: sql`${tries} + 1`,
      heldUntil: sql`case when ${tries} + 1 >= ${TRIES_AT_ONCE}::int then
        now() + interval '2 minutes' * power(2, least(${tries} + 1 - ${TRIES_AT_ONCE}::int, 9)) end`,
    })
    .where(eq(savedSearches.id, id))
    .returning({ tries });
  return row?.tries ?? 0;
}

export async function forgetFailures(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(savedSearches)
      .set({ matchTries: 0, heldUntil: null })
      .where(isAnyOf(savedSearches.id, ids, 'int'));
}

/** Searches with news of these listings that were not sent while the listings were off the market. */
export function listSearchesWaitingFor(db: Db, propertyIds: readonly number[]) {
  return db
    .selectDistinct({
      id: savedSearches.id,
      frequency: savedSearches.frequency,
      lastMailAt: savedSearches.lastMailAt,
      sinceVersion: savedSearches.sinceVersion,
      country: leads.country,
    })
    .from(searchAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId))
    .innerJoin(leads, and(eq(leads.id, savedSearches.leadId), isNull(leads.hiddenAt)))
    .where(
      and(
        isAnyOf(searchAlerts.propertyId, propertyIds, 'int'),
        isNull(searchAlerts.mailedAt),
        isNull(savedSearches.nextMailAt),
        eq(savedSearches.isPaused, false),
      ),
    );
}

type Figures = {
  property_id: number;
  price: number;
  cash_flow: number | null;
  discount: number | null;
};

/** Listings that were deleted meanwhile are left out. */
export async function putFigures(db: Db, figures: readonly Figures[]): Promise<void> {
  await db.execute(sql`
    insert into ${alertFigures} as f (property_id, price, cash_flow, discount)
    select r.property_id, r.price, r.cash_flow, r.discount
    from jsonb_to_recordset(${jsonParam(figures)})
      as r(property_id int, price float8, cash_flow float8, discount real)
    join properties p on p.id = r.property_id order by r.property_id
    on conflict (property_id) do update set
      (price, cash_flow, discount) = (excluded.price, excluded.cash_flow, excluded.discount)
    where (f.price, f.cash_flow, f.discount)
      is distinct from (excluded.price, excluded.cash_flow, excluded.discount)`);
}

/** `since_version`: as the search was when it was compared. It starts over when its conditions change. */
type FoundBy = { search_id: number; since_version: number };

export type FoundAlert = FoundBy & {
  property_id: number;
  reason: string;
  value: number;
  before: number | null;
};

/** What a search has reported is not reported again; searches that were paused, changed or removed meanwhile are left out. */
export async function insertAlerts(db: Db, alerts: readonly FoundAlert[]): Promise<void> {
  await db.execute(sql`
    insert into ${searchAlerts} (search_id, property_id, reason, value, before)
    select r.search_id, r.property_id, r.reason, r.value, r.before
    from jsonb_to_recordset(${jsonParam(alerts)})
      as r(search_id int, since_version int, property_id int, reason alert_reason, value float8, before float8)
    join ${savedSearches} s on s.id = r.search_id and s.since_version = r.since_version and not s.is_paused
    join properties p on p.id = r.property_id
    on conflict do nothing`);
}

export type DueSearch = FoundBy & { due_at: string; more: number };

export async function scheduleMails(db: Db, due: readonly DueSearch[]): Promise<void> {
  await db.execute(sql`
    update ${savedSearches} s set next_mail_at = least(s.next_mail_at, r.due_at), more_news = s.more_news + r.more
    from jsonb_to_recordset(${jsonParam(due)}) as r(search_id int, since_version int, due_at timestamptz, more int)
    where s.id = r.search_id and s.since_version = r.since_version and not s.is_paused`);
}
