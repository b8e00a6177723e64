import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { BATCH_ROWS, inBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/db.ts';
import {
  leadActivities,
  leadImportRows,
  leadImports,
  leadStatuses,
  leads,
  users,
} from '../../../db/schema/index.ts';
import { type LeadScope, matching } from '../leads.queries.ts';

const KNOWN = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  email: leads.email,
  statusId: leads.statusId,
  userId: leads.userId,
  source: leads.source,
  country: leads.country,
  profile: leads.profile,
  initialPayment: leads.initialPayment,
  adicionales: leads.adicionales,
  utms: leads.utms,
  version: leads.version,
  role: users.role,
};

const known = (db: Db) =>
  db.select(KNOWN).from(leads).innerJoin(users, eq(users.id, leads.userId)).$dynamic();

export type KnownLead = Awaited<ReturnType<typeof listVisible>>[number];

/** Those the viewer may see among them; the first of each address comes first. */
async function listVisible(db: Db, scope: LeadScope, emails: string[]) {
  return known(db)
    .where(and(matching(scope, {}), inArray(sql`lower(${leads.email})`, emails)))
    .orderBy(asc(leads.id));
}

/** Whose address is known already: a lead the viewer may see, or `null` for somebody else's. */
export async function findByEmails(db: Db, scope: LeadScope, emails: string[]) {
  const found = new Map<string, KnownLead | null>();
  await inBatches(emails, async (batch) => {
    const all = await db
      .select({ email: sql<string>`lower(${leads.email})` })
      .from(leads)
      .where(and(isNull(leads.erasedAt), inArray(sql`lower(${leads.email})`, batch)));
    for (const { email } of all) found.set(email, null);
    for (const lead of await listVisible(db, scope, batch)) {
      const email = lead.email.toLowerCase();
      if (!found.get(email)) found.set(email, lead);
    }
  });
  return found;
}

/** Nobody else changes them until this transaction ends. */
export async function lockLeads(db: Db, ids: number[]): Promise<void> {
  await inBatches(
    [...ids].sort((a, b) => a - b),
    (batch) =>
      db
        .select({ id: leads.id })
        .from(leads)
        .where(inArray(leads.id, batch))
        .orderBy(asc(leads.id))
        .for('update'),
  );
}

export type NewLead = typeof leads.$inferInsert;

/** → their ids in the same order. */
export async function insertLeads(db: Db, rows: NewLead[]): Promise<number[]> {
  const ids: number[] = [];
  await inBatches(rows, async (batch) => {
    const made = await db.insert(leads).values(batch).returning({ id: leads.id });
    ids.push(...made.map(({ id }) => id));
  });
  return ids;
}

/** → the version it has now. */
export async function updateImported(
  db: Db,
  id: number,
  fields: Partial<NewLead>,
): Promise<number> {
  const [row] = await db
    .update(leads)
    .set({ ...fields, version: sql`${leads.version} + 1`, lastTouchedAt: sql`now()` })
    .where(eq(leads.id, id))
    .returning({ version: leads.version });
  return row?.version ?? 0;
}

export async function insertImport(db: Db, row: typeof leadImports.$inferInsert): Promise<number> {
  const [made] = await db.insert(leadImports).values(row).returning({ id: leadImports.id });
  if (!made) throw new Error('the import was not stored');
  return made.id;
}

export async function insertImportRows(
  db: Db,
  rows: (typeof leadImportRows.$inferInsert)[],
): Promise<void> {
  await inBatches(rows, (batch) => db.insert(leadImportRows).values(batch));
}

const IMPORT = {
  id: leadImports.id,
  fileName: leadImports.fileName,
  user: { id: users.id, name: users.name },
  created: leadImports.created,
  updated: leadImports.updated,
  skipped: leadImports.skipped,
  refused: leadImports.refused,
  createdAt: leadImports.createdAt,
  undoneAt: leadImports.undoneAt,
};

/** Whose imports: one person's, or everybody's. */
type Whose = { userId: number | null };

const ofWhom = ({ userId }: Whose) =>
  userId === null ? undefined : eq(leadImports.userId, userId);

export function listImportRows(db: Db, whose: Whose, limit: number) {
  return db
    .select(IMPORT)
    .from(leadImports)
    .leftJoin(users, eq(users.id, leadImports.userId))
    .where(ofWhom(whose))
    .orderBy(desc(leadImports.id))
    .limit(limit);
}

export type ImportRecord = Awaited<ReturnType<typeof listImportRows>>[number];

export async function findImport(
  db: Db,
  id: number,
  whose: Whose,
): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select(IMPORT)
    .from(leadImports)
    .leftJoin(users, eq(users.id, leadImports.userId))
    .where(and(eq(leadImports.id, id), ofWhom(whose)));
  return row;
}

/** Two people who undo it at once do so one after the other. */
export async function lockImport(db: Db, id: number): Promise<void> {
  await db
    .select({ id: leadImports.id })
    .from(leadImports)
    .where(eq(leadImports.id, id))
    .for('update');
}

export async function markUndone(db: Db, id: number): Promise<void> {
  await db.update(leadImports).set({ undoneAt: sql`now()` }).where(eq(leadImports.id, id));
}

export function listTouched(db: Db, importId: number) {
  return db
    .select({
      leadId: leadImportRows.leadId,
      before: leadImportRows.before,
      version: leadImportRows.version,
    })
    .from(leadImportRows)
    .where(eq(leadImportRows.importId, importId))
    .orderBy(asc(leadImportRows.leadId));
}

/** The leads of an import as they are now, locked, where the viewer may see them. */
export async function listLeadsNow(db: Db, scope: LeadScope, ids: number[]) {
  const now = new Map<number, KnownLead>();
  await lockLeads(db, ids);
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const batch = ids.slice(start, start + BATCH_ROWS);
    const rows = await known(db).where(and(matching(scope, {}), inArray(leads.id, batch)));
    for (const lead of rows) now.set(lead.id, lead);
  }
  return now;
}

/** Leads somebody has written about, or been in touch with, beyond their making. */
export async function findWithHistory(db: Db, ids: number[]): Promise<Set<number>> {
  const busy = new Set<number>();
  await inBatches(ids, async (batch) => {
    const rows = await db
      .selectDistinct({ leadId: leadActivities.leadId })
      .from(leadActivities)
      .where(and(inArray(leadActivities.leadId, batch), ne(leadActivities.kind, 'created')));
    for (const { leadId } of rows) busy.add(leadId);
  });
  return busy;
}

/** → the role each status belongs to; one that is gone is not among them. */
export async function rolesOfStatuses(db: Db) {
  const rows = await db.select({ id: leadStatuses.id, role: leadStatuses.role }).from(leadStatuses);
  return new Map(rows.map(({ id, role }) => [id, role]));
}
