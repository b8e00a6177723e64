import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf } from '../../platform/db/many-values.ts';
import { leads, savedSearches, searchAlerts, users } from '../../platform/db/schema/index.ts';

export async function findDueSearch(db: Db, now: Date) {
  const [row] = await db
    .select({ id: savedSearches.id, leadId: savedSearches.leadId })
    .from(savedSearches)
    .where(and(lte(savedSearches.nextMailAt, now), eq(savedSearches.isPaused, false)))
    .orderBy(asc(savedSearches.nextMailAt), asc(savedSearches.id))
    .limit(1);
  return row;
}

/** Null when another process has sent it, or it was paused or removed meanwhile. */
export async function lockDueSearch(db: Db, id: number, now: Date) {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.id, id),
        lte(savedSearches.nextMailAt, now),
        eq(savedSearches.isPaused, false),
      ),
    )
    .for('update');
  return row;
}

export type DueSearchRow = NonNullable<Awaited<ReturnType<typeof lockDueSearch>>>;

/** Who gets it, and who made the search. */
export async function findAddressee(db: Db, leadId: number, madeById: number | null) {
  const [lead] = await db
    .select({
      email: leads.email,
      country: leads.country,
      adicionales: leads.adicionales,
      replyTo: users.email,
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(and(eq(leads.id, leadId), isNull(leads.hiddenAt)));
  const [maker] = madeById
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, madeById))
    : [];
  return lead && { ...lead, madeBy: maker?.name ?? null };
}

/** `wasSent`: another search of the investor has sent it. */
export function listWaiting(db: Db, searchId: number, leadId: number) {
  return db
    .select({
      id: searchAlerts.id,
      propertyId: searchAlerts.propertyId,
      reason: searchAlerts.reason,
      before: searchAlerts.before,
      foundAt: searchAlerts.foundAt,
      wasSent: sql<boolean>`exists (select from search_alerts o join saved_searches s on s.id = o.search_id
        where s.lead_id = ${leadId} and o.search_id <> ${searchId} and o.mailed_at is not null
          and o.property_id = ${searchAlerts.propertyId} and o.reason = ${searchAlerts.reason}
          and o.value = ${searchAlerts.value})`,
    })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.searchId, searchId), isNull(searchAlerts.mailedAt)))
    .orderBy(asc(searchAlerts.id));
}

export type WaitingAlert = Awaited<ReturnType<typeof listWaiting>>[number];

export async function markMailed(db: Db, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(searchAlerts)
      .set({ mailedAt: at })
      .where(isAnyOf(searchAlerts.id, ids, 'int'));
}

/** No longer true, or too old. */
export async function deleteAlerts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(searchAlerts).where(inArray(searchAlerts.id, [...ids]));
}

/** `mailedAt`: `null` if there was no news after all. */
export async function endTurn(db: Db, id: number, mailedAt: Date | null): Promise<void> {
  await db
    .update(savedSearches)
    .set({
      ...{ nextMailAt: null, moreNews: 0, mailTries: 0 },
      ...(mailedAt && { lastMailAt: mailedAt }),
    })
    .where(eq(savedSearches.id, id));
}

/** Two minutes, then twice as long each time, up to a day. → how often it has failed */
export async function holdMail(db: Db, id: number): Promise<number> {
  const [row] = await db
    .update(savedSearches)
    .set({
      mailTries: sql`${savedSearches.mailTries} + 1`,
      nextMailAt: sql`now() + interval '2 minutes' * power(2, least(${savedSearches.mailTries}, 9))`,
    })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.isPaused, false)))
    .returning({ tries: savedSearches.mailTries });
  return row?.tries ?? 0;
}

const KEPT_DAYS = 180;

/** A new listing is new only once, whatever is kept here; cuts and cash flows of half a year ago may be news again. */
export async function deleteOldAlerts(db: Db): Promise<void> {
  await db
    .delete(searchAlerts)
    .where(sql`${searchAlerts.foundAt} < now() - make_interval(days => ${KEPT_DAYS})`);
}
