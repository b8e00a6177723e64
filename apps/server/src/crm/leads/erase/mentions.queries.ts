import { and, eq, inArray, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyOf } from '../../../platform/db/many-values.ts';
import {
  leadActivities,
  leadImportRows,
  leadImports,
  leads,
  leadViews,
  scenarios,
  shareAnswers,
  shareLinks,
  shortlistItems,
  shortlists,
} from '../../../platform/db/schema/index.ts';
import { type LeadScope, matching } from '../leads.queries.ts';
import { byMembers } from './by-members.ts';
import { CUT, cutStrings } from './cut-strings.ts';

const NAMED = {
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  email: leads.email,
};

export function listNamed(db: Db, ids: number[]) {
  return db.select(NAMED).from(leads).where(inArray(leads.id, ids));
}

type Known = { firstNames: string[]; lastNames: string[]; phones: string[] };

/** Other leads in reach with one of these names or numbers. */
export function listNamesakes(db: Db, ids: number[], scope: LeadScope, known: Known) {
  return db
    .select(NAMED)
    .from(leads)
    .where(
      and(
        matching(scope, {}),
        not(inArray(leads.id, ids)),
        or(
          isAnyOf(sql`lower(${leads.firstName})`, lower(known.firstNames), 'text'),
          isAnyOf(sql`lower(${leads.lastName})`, lower(known.lastNames), 'text'),
          isAnyOf(leads.phone, known.phones, 'text'),
        ),
      ),
    );
}

const lower = (texts: string[]) => texts.map((text) => text.toLowerCase());

export function listViewTexts(db: Db, scope: LeadScope) {
  return db
    .select({ id: leadViews.id, name: leadViews.name, query: leadViews.query })
    .from(leadViews)
    .where(byMembers(leadViews.userId, scope));
}

export async function deleteViews(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(leadViews).where(inArray(leadViews.id, ids));
}

export function listFileNames(db: Db, scope: LeadScope) {
  return db
    .select({ id: leadImports.id, fileName: leadImports.fileName })
    .from(leadImports)
    .where(byMembers(leadImports.userId, scope));
}

export async function renameImports(db: Db, ids: number[], fileName: string): Promise<void> {
  if (ids.length > 0)
    await db.update(leadImports).set({ fileName }).where(inArray(leadImports.id, ids));
}

/** `regex` is the database's; `cut` does the same to a text here. */
export type TextPattern = { regex: string; likes: string[]; cut: (text: string) => string };

/**
 * Notes, messages and answers of other leads in reach: the person is cut out, the rest stays. The own
 * rows of the person are emptied elsewhere.
 */
export async function cutFromOthers(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, cutText, ofLeads } = searchFor(db, scope, found);
  await db
    .update(leadActivities)
    .set({ body: cutText(leadActivities.body) })
    .where(and(holds(leadActivities.body), ofLeads(leadActivities.leadId)));
  await db
    .update(shortlists)
    .set({ message: cutText(shortlists.message), updatedAt: sql`${shortlists.updatedAt}` })
    .where(and(holds(shortlists.message), ofLeads(shortlists.leadId)));
  const lists = db.select({ id: shortlists.id }).from(shortlists).where(ofLeads(shortlists.leadId));
  await db
    .update(shortlistItems)
    .set({ sentence: cutText(shortlistItems.sentence) })
    .where(and(holds(shortlistItems.sentence), inArray(shortlistItems.shortlistId, lists)));
  await cutFromLinks(db, scope, found);
  await cutFromAnswers(db, scope, found);
}

/** What was written with a report, what its reader wrote back, and names of scenarios. */
async function cutFromLinks(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, cutText, ofLeads } = searchFor(db, scope, found);
  await db
    .update(shareLinks)
    .set({ message: cutText(shareLinks.message) })
    .where(and(holds(shareLinks.message), ofLeads(shareLinks.leadId)));
  const links = db.select({ id: shareLinks.id }).from(shareLinks).where(ofLeads(shareLinks.leadId));
  const { reason, question, readerName, readerContact, shareId } = shareAnswers;
  await db
    .update(shareAnswers)
    .set({
      reason: cutText(reason),
      question: cutText(question),
      readerName: cutText(readerName),
      readerContact: cutText(readerContact),
    })
    .where(
      and(
        or(holds(reason), holds(question), holds(readerName), holds(readerContact)),
        inArray(shareId, links),
      ),
    );
  await db
    .update(scenarios)
    .set({ name: cutText(scenarios.name) })
    .where(
      and(
        holds(scenarios.name),
        or(inArray(scenarios.shareId, links), byMembers(scenarios.userId, scope)),
      ),
    );
}

/** Here and not in the database, whose expression would cut the number out of amounts too. */
async function cutFromAnswers(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, ofLeads } = searchFor(db, scope, found);
  const text = (json: SQLWrapper): SQL => sql`${json}::text`;
  const cut = <T>(json: T): T => cutStrings(json, found.cut);
  const activities = await db
    .select({ id: leadActivities.id, data: leadActivities.data })
    .from(leadActivities)
    .where(and(holds(text(leadActivities.data)), ofLeads(leadActivities.leadId)));
  for (const { id, data } of activities)
    await db
      .update(leadActivities)
      .set({ data: cut(data) })
      .where(eq(leadActivities.id, id));
  const answers = await db
    .select({ id: leads.id, adicionales: leads.adicionales, utms: leads.utms })
    .from(leads)
    .where(and(or(holds(text(leads.adicionales)), holds(text(leads.utms))), ofLeads(leads.id)));
  for (const { id, adicionales, utms } of answers)
    await db
      .update(leads)
      .set({ adicionales: cut(adicionales), utms: cut(utms) })
      .where(eq(leads.id, id));
  const imported = await db
    .select({ id: leadImportRows.id, before: leadImportRows.before })
    .from(leadImportRows)
    .where(and(holds(text(leadImportRows.before)), ofLeads(leadImportRows.leadId)));
  for (const { id, before } of imported)
    await db
      .update(leadImportRows)
      .set({ before: cut(before) })
      .where(eq(leadImportRows.id, id));
}

function searchFor(db: Db, scope: LeadScope, { likes, regex }: TextPattern) {
  const inReach =
    scope === 'all'
      ? undefined
      : db.select({ id: leads.id }).from(leads).where(matching(scope, {}));
  return {
    /** The words are faster to look for; rows that only hold a common one are not written. */
    holds: (text: SQLWrapper): SQL =>
      sql`case when ${text} ilike any(${sql.param(likes)}::text[]) then ${text} ~* ${regex} else false end`,
    cutText: (text: SQLWrapper): SQL => sql`regexp_replace(${text}, ${regex}, ${CUT}, 'gi')`,
    ofLeads: (leadId: SQLWrapper): SQL | undefined => inReach && sql`${leadId} in ${inReach}`,
  };
}
