import type { SearchChanges, SearchConditions } from '@alpha/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, savedSearches, searchAlerts, users } from '../../platform/db/schema/index.ts';

const NEWS_DAYS = 30;

const isRecent = gt(
  searchAlerts.foundAt,
  sql`now() - make_interval(days => ${sql.raw(String(NEWS_DAYS))})`,
);

/** News that can be looked at: of listings that are for sale now. */
const NEWS_COUNT = sql<number>`(select count(distinct n.property_id)::int from search_alerts n
  join property_search p on p.id = n.property_id
  where n.search_id = ${savedSearches.id}
    and n.found_at > now() - make_interval(days => ${sql.raw(String(NEWS_DAYS))}))`;

const SHOWN = {
  id: savedSearches.id,
  leadId: savedSearches.leadId,
  name: savedSearches.name,
  filter: savedSearches.filter,
  cashFlowMin: savedSearches.cashFlowMin,
  lossChanceMax: savedSearches.lossChanceMax,
  frequency: savedSearches.frequency,
  isPaused: savedSearches.isPaused,
  isByInvestor: savedSearches.isByInvestor,
  madeBy: users.name,
  createdAt: savedSearches.createdAt,
  lastMailAt: savedSearches.lastMailAt,
  newsCount: NEWS_COUNT,
};

const shown = (db: Db) =>
  db.select(SHOWN).from(savedSearches).leftJoin(users, eq(users.id, savedSearches.createdBy));

export type SearchRow = Awaited<ReturnType<typeof listSearches>>[number];

export function listSearches(db: Db, leadId: number) {
  return shown(db)
    .where(eq(savedSearches.leadId, leadId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

type Own = { id: number; leadId: number };

const isOwn = ({ id, leadId }: Own) =>
  and(eq(savedSearches.id, id), eq(savedSearches.leadId, leadId));

export async function findSearch(db: Db, own: Own): Promise<SearchRow | undefined> {
  const [row] = await shown(db).where(isOwn(own));
  return row;
}

export async function findLeadOfSearch(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ leadId: savedSearches.leadId })
    .from(savedSearches)
    .where(eq(savedSearches.id, id));
  return row?.leadId ?? null;
}

export const countSearches = (db: Db, leadId: number): Promise<number> =>
  db.$count(savedSearches, eq(savedSearches.leadId, leadId));

const NOW_VERSION = sql`coalesce((select max(version) from search_state), 0)`;

export async function insertSearch(
  db: Db,
  search: Omit<typeof savedSearches.$inferInsert, 'sinceVersion'>,
): Promise<number> {
  const [row] = await db
    .insert(savedSearches)
    .values({ ...search, sinceVersion: NOW_VERSION as unknown as number })
    .returning({ id: savedSearches.id });
  return row?.id ?? 0;
}

/** Locked until the transaction ends, before what it has found. */
export async function lockSearch(db: Db, own: Own) {
  const [row] = await db
    .select({ isPaused: savedSearches.isPaused, frequency: savedSearches.frequency })
    .from(savedSearches)
    .where(isOwn(own))
    .for('update');
  return row;
}

export async function updateSearch(
  db: Db,
  own: Own,
  { name, frequency }: SearchChanges,
): Promise<void> {
  await db
    .update(savedSearches)
    .set({ ...(name !== undefined && { name }), ...(frequency && { frequency }) })
    .where(isOwn(own));
}

/** Nothing of what waits is emailed; `isPaused: false` starts over, from now. */
export async function pauseSearch(db: Db, id: number, isPaused: boolean): Promise<void> {
  await deleteWaiting(db, id);
  await db
    .update(savedSearches)
    .set({
      isPaused,
      nextMailAt: null,
      moreNews: 0,
      ...(!isPaused && { sinceVersion: NOW_VERSION }),
    })
    .where(eq(savedSearches.id, id));
}

/** It starts over, as a new one: what it has found may not be what is asked for now. */
export async function replaceConditions(
  db: Db,
  id: number,
  { filter, cash_flow_min, loss_chance_max }: SearchConditions,
): Promise<void> {
  await db.delete(searchAlerts).where(eq(searchAlerts.searchId, id));
  await db
    .update(savedSearches)
    .set({
      ...{ filter, cashFlowMin: cash_flow_min, lossChanceMax: loss_chance_max },
      ...{ nextMailAt: null, moreNews: 0, sinceVersion: NOW_VERSION },
    })
    .where(eq(savedSearches.id, id));
}

async function deleteWaiting(db: Db, searchId: number): Promise<void> {
  await db
    .delete(searchAlerts)
    .where(and(eq(searchAlerts.searchId, searchId), isNull(searchAlerts.mailedAt)));
}

export async function hasWaiting(db: Db, searchId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: searchAlerts.id })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.searchId, searchId), isNull(searchAlerts.mailedAt)))
    .limit(1);
  return row !== undefined;
}

export async function putMailTime(db: Db, id: number, nextMailAt: Date): Promise<void> {
  await db.update(savedSearches).set({ nextMailAt }).where(eq(savedSearches.id, id));
}

export async function deleteSearch(db: Db, own: Own): Promise<boolean> {
  const gone = await db.delete(savedSearches).where(isOwn(own)).returning({ id: savedSearches.id });
  return gone.length > 0;
}

export async function findByStopKey(db: Db, stopKey: string) {
  const [row] = await db
    .select({
      id: savedSearches.id,
      leadId: savedSearches.leadId,
      name: savedSearches.name,
      isPaused: savedSearches.isPaused,
    })
    .from(savedSearches)
    .innerJoin(leads, and(eq(leads.id, savedSearches.leadId), isNull(leads.hiddenAt)))
    .where(eq(savedSearches.stopKey, stopKey));
  return row;
}

/** This one and others of the investor with the same conditions, unless they are paused. */
export async function listActiveTwins(db: Db, { id, leadId }: Own): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from saved_searches s join saved_searches o on o.id = ${id}
    where s.lead_id = ${leadId} and not s.is_paused
      and s.filter = o.filter and s.cash_flow_min is not distinct from o.cash_flow_min
      and s.loss_chance_max is not distinct from o.loss_chance_max
    order by s.id for update of s`);
  return rows.map((row) => row.id);
}

/** The undo of a merge does not resume what its reader has stopped. */
export async function forgetTwin(db: Db, { id, leadId }: Own): Promise<void> {
  await db.execute(sql`
    update lead_merges
    set undo = jsonb_set(undo, '{ended,twins}', (undo #> '{ended,twins}') - ${String(id)}::text)
    where lead_id = ${leadId} and undo #> '{ended,twins}' ? ${String(id)}::text`);
}

/** Latest first. */
export function listRecentAlerts(db: Db, searchId: number, limit: number) {
  return db
    .select({
      propertyId: searchAlerts.propertyId,
      reason: searchAlerts.reason,
      before: searchAlerts.before,
      foundAt: searchAlerts.foundAt,
    })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.searchId, searchId), isRecent))
    .orderBy(desc(searchAlerts.foundAt), desc(searchAlerts.id))
    .limit(limit);
}
