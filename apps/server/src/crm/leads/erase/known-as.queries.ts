import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadActivities, leadMerges, leads } from '../../../platform/db/schema/index.ts';

const { firstName, lastName, phone, email } = leads;

const NOBODY = { firstName: '', lastName: '', phone: '', email: '' };

/** The leads' own names, and those the same person has written into later forms. */
export async function listNamed(db: Db, ids: number[]) {
  const own = await db
    .select({ id: leads.id, firstName, lastName, phone, email })
    .from(leads)
    .where(inArray(leads.id, ids));
  const given = await db
    .select({ id: leadActivities.leadId, given: sql<object>`${leadActivities.data}->'given'` })
    .from(leadActivities)
    .where(
      and(
        inArray(leadActivities.leadId, ids),
        eq(leadActivities.kind, 'form_repeated'),
        sql`jsonb_typeof(${leadActivities.data}->'given') = 'object'`,
      ),
    );
  const later = given.flatMap(({ id, given }) =>
    own.filter((lead) => lead.id === id).map((lead) => ({ ...lead, ...given })),
  );
  const former = await listFormer(db, ids);
  return [
    ...own,
    ...later,
    ...former.flatMap(({ id, former }) => (former ? { ...NOBODY, id, ...former } : [])),
  ];
}

/** Leads that are part of these now, and what they were called. */
export function listFormer(db: Db, ids: number[]) {
  return db
    .select({ id: leadMerges.absorbedId, former: leadMerges.former })
    .from(leadMerges)
    .where(inArray(leadMerges.leadId, ids));
}

/** Neither can be taken apart any more. */
export async function emptyMerges(db: Db, ids: number[]): Promise<void> {
  await db
    .update(leadMerges)
    .set({ undo: null, former: null })
    .where(inArray(leadMerges.leadId, ids));
}
