import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import {
  leadFiles,
  leads,
  purchaseDocuments,
  purchases,
  users,
} from '../../../platform/db/schema/index.ts';
import { type LeadScope, matching } from '../leads.queries.ts';

const FILE = {
  id: leadFiles.id,
  leadId: leadFiles.leadId,
  name: leadFiles.name,
  kind: leadFiles.kind,
  bytes: leadFiles.bytes,
  hash: leadFiles.hash,
  hasThumbnail: leadFiles.hasThumbnail,
  createdAt: leadFiles.createdAt,
  deletedAt: leadFiles.deletedAt,
  uploadedBy: { id: users.id, name: users.name },
};

/** Of leads in scope: those of other people and of deleted leads are not found. */
const rows = (db: Db, where: SQL | undefined) =>
  db
    .select(FILE)
    .from(leadFiles)
    .innerJoin(leads, eq(leads.id, leadFiles.leadId))
    .leftJoin(users, eq(users.id, leadFiles.uploadedBy))
    .where(where)
    .orderBy(desc(leadFiles.createdAt), desc(leadFiles.id));

export type LeadFileRow = Awaited<ReturnType<typeof rows>>[number];

export const listFileRows = (db: Db, leadId: number, scope: LeadScope) =>
  rows(db, and(eq(leadFiles.leadId, leadId), isNull(leadFiles.deletedAt), matching(scope, {})));

export async function findFileRow(
  db: Db,
  id: number,
  scope: LeadScope,
): Promise<LeadFileRow | undefined> {
  const [row] = await rows(db, and(eq(leadFiles.id, id), matching(scope, {})));
  return row;
}

type NewFile = Omit<typeof leadFiles.$inferInsert, 'id' | 'createdAt' | 'deletedAt'>;

export async function insertFile(db: Db, file: NewFile): Promise<number> {
  const [row] = await db.insert(leadFiles).values(file).returning({ id: leadFiles.id });
  if (!row) throw new Error('the file was not stored');
  return row.id;
}

/** The same content under the same name: an upload that is sent again. */
export async function findSameFile(
  db: Db,
  { leadId, hash, name }: Pick<NewFile, 'leadId' | 'hash' | 'name'>,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: leadFiles.id })
    .from(leadFiles)
    .where(
      and(
        eq(leadFiles.leadId, leadId),
        eq(leadFiles.hash, hash),
        eq(leadFiles.name, name),
        isNull(leadFiles.deletedAt),
      ),
    );
  return row?.id;
}

export async function updateFile(
  db: Db,
  id: number,
  change: { name: string } | { isDeleted: boolean },
): Promise<void> {
  const fields = 'name' in change ? change : { deletedAt: change.isDeleted ? sql`now()` : null };
  await db.update(leadFiles).set(fields).where(eq(leadFiles.id, id));
}

/** Held while rows and the files on disk change together, so that neither is missing for the other. */
export async function lockFiles(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('lead files'))`);
}

type Use = { files: number; bytes: number };

/** Attached files and documents of purchases together: they share the limits, and the disk. */
export async function sumFiles(db: Db, leadId?: number): Promise<Use> {
  const sums = {
    files: sql<number>`count(*)::int`,
    bytes: (bytes: AnyPgColumn) => sql<number>`coalesce(sum(${bytes}), 0)::float8`,
  };
  const [attached] = await db
    .select({ files: sums.files, bytes: sums.bytes(leadFiles.bytes) })
    .from(leadFiles)
    .where(
      // What was deleted leaves room on its lead at once, on the disk later.
      leadId === undefined
        ? undefined
        : and(eq(leadFiles.leadId, leadId), isNull(leadFiles.deletedAt)),
    );
  const [documents] = await db
    .select({ files: sums.files, bytes: sums.bytes(purchaseDocuments.bytes) })
    .from(purchaseDocuments)
    .innerJoin(purchases, eq(purchases.id, purchaseDocuments.purchaseId))
    .where(leadId === undefined ? undefined : eq(purchases.leadId, leadId));
  return {
    files: (attached?.files ?? 0) + (documents?.files ?? 0),
    bytes: (attached?.bytes ?? 0) + (documents?.bytes ?? 0),
  };
}

/** → the hashes of their contents. */
export async function deleteFilesOf(db: Db, leadIds: number[]): Promise<string[]> {
  const gone = await db
    .delete(leadFiles)
    .where(inArray(leadFiles.leadId, leadIds))
    .returning({ hash: leadFiles.hash });
  return gone.map(({ hash }) => hash);
}

export async function deleteOldFiles(db: Db, hours: number): Promise<void> {
  await db
    .delete(leadFiles)
    .where(
      and(
        isNotNull(leadFiles.deletedAt),
        lt(leadFiles.deletedAt, sql`now() - ${hours} * interval '1 hour'`),
      ),
    );
}

export async function listUsedHashes(db: Db, hashes: string[]): Promise<string[]> {
  const used = await db
    .selectDistinct({ hash: leadFiles.hash })
    .from(leadFiles)
    .where(inArray(leadFiles.hash, hashes))
    .union(
      db
        .selectDistinct({ hash: purchaseDocuments.hash })
        .from(purchaseDocuments)
        .where(inArray(purchaseDocuments.hash, hashes)),
    );
  return used.map(({ hash }) => hash);
}
