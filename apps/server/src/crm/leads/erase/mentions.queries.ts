import { and, eq, inArray, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyOf } from '../../../platform/db/many-values.ts';
import {
  intakeDeliveries,
  leadActivities,
  leadFieldValues,
  leadFiles,
  leadImportRows,
  leadImports,
  leadMerges,
  leads,
  leadViews,
  messageTemplates,
  ownedHomeEntries,
  ownedHomeStatements,
  ownedHomes,
  purchaseDocuments,
  purchaseSteps,
  purchases,
  savedHomes,
  savedSearches,
  scenarios,
  shareAnswers,
  shareLinks,
  shortlistItems,
  shortlists,
  tags,
} from '../../../platform/db/schema/index.ts';
import { isOfKind, type LeadScope, matching } from '../leads.queries.ts';
import { byMembers } from './by-members.ts';
import { CUT, cutStrings } from './cut-strings.ts';

const NAMED = {
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  email: leads.email,
};

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

export const listTagNames = (db: Db) => db.select({ id: tags.id, name: tags.name }).from(tags);

export async function deleteTags(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(tags).where(inArray(tags.id, ids));
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

/** Files attached to other leads in reach, also those in the trash, and what their timelines say of them. */
export async function listLeadFileNames(db: Db, ids: number[], scope: LeadScope) {
  const ofOthers = and(not(inArray(leads.id, ids)), isOfKind(leads, scope, {}));
  const files = await db
    .select({ fileId: leadFiles.id, name: leadFiles.name })
    .from(leadFiles)
    .innerJoin(leads, eq(leads.id, leadFiles.leadId))
    .where(ofOthers);
  const entries = await db
    .select({ entryId: leadActivities.id, name: FILE_NAME })
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(and(eq(leadActivities.kind, 'file_added'), ofOthers));
  return [...files, ...entries];
}

const FILE_NAME = sql<string>`coalesce(${leadActivities.data}->>'name', '')`;

export async function renameLeadFile(
  db: Db,
  file: { fileId: number } | { entryId: number },
  name: string,
): Promise<void> {
  if ('fileId' in file)
    await db.update(leadFiles).set({ name }).where(eq(leadFiles.id, file.fileId));
  else
    await db
      .update(leadActivities)
      .set({ data: sql`${leadActivities.data} || jsonb_build_object('name', ${name}::text)` })
      .where(eq(leadActivities.id, file.entryId));
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
    .update(leads)
    .set({ lostWords: cutText(leads.lostWords) })
    .where(and(holds(leads.lostWords), ofLeads(leads.id)));
  await db
    .update(leadFieldValues)
    .set({ text: cutText(leadFieldValues.text) })
    .where(and(holds(leadFieldValues.text), ofLeads(leadFieldValues.leadId)));
  await db
    .update(savedHomes)
    .set({ note: cutText(savedHomes.note) })
    .where(and(holds(savedHomes.note), ofLeads(savedHomes.leadId)));
  // Coordinates of a drawn area may look like a number of theirs.
  const typed = (name: 'city' | 'search') => sql`${savedSearches.filter}->>${sql.raw(`'${name}'`)}`;
  await db
    .update(savedSearches)
    .set({
      name: cutText(savedSearches.name),
      filter: sql`${savedSearches.filter} || jsonb_strip_nulls(jsonb_build_object(
        'city', ${cutText(typed('city'))}, 'search', ${cutText(typed('search'))}))`,
    })
    .where(
      and(
        holds(sql`concat_ws(' ', ${savedSearches.name}, ${typed('city')}, ${typed('search')})`),
        ofLeads(savedSearches.leadId),
      ),
    );
  await db
    .update(shortlists)
    .set({ message: cutText(shortlists.message), updatedAt: sql`${shortlists.updatedAt}` })
    .where(and(holds(shortlists.message), ofLeads(shortlists.leadId)));
  const lists = db.select({ id: shortlists.id }).from(shortlists).where(ofLeads(shortlists.leadId));
  await db
    .update(shortlistItems)
    .set({ sentence: cutText(shortlistItems.sentence) })
    .where(and(holds(shortlistItems.sentence), inArray(shortlistItems.shortlistId, lists)));
  await cutFromPurchases(db, scope, found);
  await cutFromOwnedHomes(db, scope, found);
  await cutFromTemplates(db, scope, found);
  await cutFromLinks(db, scope, found);
  await cutFromAnswers(db, scope, found);
  await emptyMentioning(db, scope, found);
}

/** Plans and documents of other leads. The name of a file keeps its ending. */
async function cutFromPurchases(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, cutText, ofLeads } = searchFor(db, scope, found);
  const { title, note, staffNote, purchaseId } = purchaseSteps;
  await db
    .update(purchases)
    .set({ address: cutText(purchases.address) })
    .where(and(holds(purchases.address), ofLeads(purchases.leadId)));
  const plans = db.select({ id: purchases.id }).from(purchases).where(ofLeads(purchases.leadId));
  await db
    .update(purchaseSteps)
    .set({ title: cutText(title), note: cutText(note), staffNote: cutText(staffNote) })
    .where(and(or(...[title, note, staffNote].map(holds)), inArray(purchaseId, plans)));
  await db
    .update(purchaseDocuments)
    .set({ name: cutText(purchaseDocuments.name) })
    .where(and(holds(purchaseDocuments.name), inArray(purchaseDocuments.purchaseId, plans)));
}

/** A name on a statement of somebody else, such as that of a tenant. */
async function cutFromOwnedHomes(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, cutText, ofLeads } = searchFor(db, scope, found);
  const homes = db.select({ id: ownedHomes.id }).from(ownedHomes).where(ofLeads(ownedHomes.leadId));
  const { text, homeId } = ownedHomeEntries;
  await db
    .update(ownedHomeEntries)
    .set({ text: cutText(text) })
    .where(and(holds(text), inArray(homeId, homes)));
  const { fileName } = ownedHomeStatements;
  await db
    .update(ownedHomeStatements)
    .set({ fileName: cutText(fileName) })
    .where(and(holds(fileName), inArray(ownedHomeStatements.homeId, homes)));
}

/** A name that somebody left in a text for everybody. */
async function cutFromTemplates(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, cutText } = searchFor(db, scope, found);
  const { name, nameEs, subjectEn, bodyEn, subjectEs, bodyEs, ownerId } = messageTemplates;
  await db
    .update(messageTemplates)
    .set({
      ...{ name: cutText(name), nameEs: cutText(nameEs) },
      ...{ subjectEn: cutText(subjectEn), bodyEn: cutText(bodyEn) },
      ...{ subjectEs: cutText(subjectEs), bodyEs: cutText(bodyEs) },
    })
    .where(
      and(
        or(...[name, nameEs, subjectEn, bodyEn, subjectEs, bodyEs].map(holds)),
        byMembers(ownerId, scope),
      ),
    );
}

/** What was written with a report, what its reader wrote back, and names of scenarios. */
async function cutFromLinks(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, cutText, ofLeads } = searchFor(db, scope, found);
  const { leadId, createdBy } = shareLinks;
  // A link without a lead belongs to its sender.
  const inReach =
    scope === 'all'
      ? undefined
      : or(ofLeads(leadId), and(isNull(leadId), byMembers(createdBy, scope)));
  await db
    .update(shareLinks)
    .set({ message: cutText(shareLinks.message) })
    .where(and(holds(shareLinks.message), inReach));
  const links = db.select({ id: shareLinks.id }).from(shareLinks).where(inReach);
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

/** Deliveries that made no lead belong to nobody: administrators, who alone see them, reach them. */
async function emptyMentioning(db: Db, scope: LeadScope, found: TextPattern): Promise<void> {
  const { holds, ofLeads } = searchFor(db, scope, found);
  const { fields, leadId } = intakeDeliveries;
  await db
    .update(intakeDeliveries)
    .set({ fields: null, shownId: null })
    .where(and(holds(sql`${fields}::text`), ofLeads(leadId)));
  // A merge of others that holds the person can't be taken apart any more.
  for (const column of ['undo', 'former'] as const)
    await db
      .update(leadMerges)
      .set({ [column]: null })
      .where(and(holds(sql`${leadMerges[column]}::text`), ofLeads(leadMerges.leadId)));
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
      : // Also what is in the trash.
        db
          .select({ id: leads.id })
          .from(leads)
          .where(isOfKind(leads, scope, {}));
  return {
    /** The words are faster to look for; rows that only hold a common one are not written. */
    holds: (text: SQLWrapper): SQL =>
      sql`case when ${text} ilike any(${sql.param(likes)}::text[]) then ${text} ~* ${regex} else false end`,
    cutText: (text: SQLWrapper): SQL => sql`regexp_replace(${text}, ${regex}, ${CUT}, 'gi')`,
    ofLeads: (leadId: SQLWrapper): SQL | undefined => inReach && sql`${leadId} in ${inReach}`,
  };
}
