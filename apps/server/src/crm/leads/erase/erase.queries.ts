import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  leadActivities,
  leadImportRows,
  leads,
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
      adicionales: [],
      utms: {},
      intakeKey: null,
      erasedAt: sql`now()`,
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
        'source', ${data}->'source', 'owner', ${data}->'owner'))`,
    })
    .where(inArray(leadActivities.leadId, leadIds));
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
