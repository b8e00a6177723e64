import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  comparisonLinks,
  intakeDeliveries,
  leadActivities,
  leadFieldValues,
  leadImportRows,
  leads,
  leadTags,
  ownedHomes,
  purchaseDocuments,
  purchases,
  roomLinks,
  roomSessions,
  savedHomes,
  savedSearches,
  shortlistItems,
  shortlists,
} from '../../../platform/db/schema/index.ts';

/** Owner, column, source, profile and dates stay for counting; they identify nobody. */
export async function emptyLeads(db: Db, ids: number[]): Promise<void> {
  await db
    .update(leads)
    .set({
      firstName: '',
      lastName: '',
      phone: '',
      email: '',
      country: null,
      initialPayment: null,
      lostWords: '',
      adicionales: [],
      utms: {},
      intakeKey: null,
      hiddenAt: sql`now()`,
      deletedAt: null,
      deletedBy: null,
      version: sql`${leads.version} + 1`,
    })
    .where(inArray(leads.id, ids));
}

/** Keeps that something happened, when and by whom; removes all text and data. */
export async function emptyActivities(db: Db, leadIds: number[]): Promise<void> {
  const { data } = leadActivities;
  await db
    .update(leadActivities)
    .set({
      body: null,
      data: sql`jsonb_strip_nulls(jsonb_build_object('from', ${data}->'from', 'to', ${data}->'to',
        'source', ${data}->'source', 'owner', ${data}->'owner',
        'by_hand', ${data}->'by_hand', 'sequence_id', ${data}->'sequence_id'))`,
    })
    .where(inArray(leadActivities.leadId, leadIds));
}

/** What other systems have sent about them. That it came stays: a copy of it makes no new lead. */
export async function emptyDeliveries(db: Db, leadIds: number[]): Promise<void> {
  await db
    .update(intakeDeliveries)
    .set({ fields: null, shownId: null })
    .where(inArray(intakeDeliveries.leadId, leadIds));
}

/** No reminders about an erased person. */
export async function closeTasks(db: Db, leadIds: number[]): Promise<void> {
  await db
    .update(leadActivities)
    .set({ doneAt: sql`now()` })
    .where(
      and(
        inArray(leadActivities.leadId, leadIds),
        eq(leadActivities.kind, 'task'),
        isNull(leadActivities.doneAt),
      ),
    );
}

/** The links stop working. */
export async function emptyShortlists(db: Db, leadIds: number[]): Promise<void> {
  const theirs = db
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(inArray(shortlists.leadId, leadIds));
  await db
    .update(shortlistItems)
    .set({ sentence: '' })
    .where(inArray(shortlistItems.shortlistId, theirs));
  await db
    .update(shortlists)
    .set({ message: '', revokedAt: sql`coalesce(${shortlists.revokedAt}, now())` })
    .where(inArray(shortlists.leadId, leadIds));
}

/** They hold the values before the import; without them an undo skips the lead. */
export async function deleteImportRows(db: Db, leadIds: number[]): Promise<void> {
  await db.delete(leadImportRows).where(inArray(leadImportRows.leadId, leadIds));
}

/** What the team has added to the built-in facts. */
export async function deleteCustomFacts(db: Db, leadIds: number[]): Promise<void> {
  await db.delete(leadFieldValues).where(inArray(leadFieldValues.leadId, leadIds));
  await db.delete(leadTags).where(inArray(leadTags.leadId, leadIds));
}

/** The room is closed in every browser, and what was kept or made there is gone; bought homes with their statements too. */
export async function deleteRooms(db: Db, leadIds: number[]): Promise<void> {
  const tables = [roomSessions, roomLinks, savedHomes, ownedHomes, savedSearches, comparisonLinks];
  for (const table of tables) await db.delete(table).where(inArray(table.leadId, leadIds));
}

/** Plans and documents of what they bought. → the hashes of the encrypted files */
export async function deletePurchases(db: Db, leadIds: number[]): Promise<string[]> {
  const theirs = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(inArray(purchases.leadId, leadIds));
  const gone = await db
    .delete(purchaseDocuments)
    .where(inArray(purchaseDocuments.purchaseId, theirs))
    .returning({ hash: purchaseDocuments.hash });
  await db.delete(purchases).where(inArray(purchases.leadId, leadIds));
  return gone.map(({ hash }) => hash);
}
