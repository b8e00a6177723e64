import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { purchaseDocuments } from '../../platform/db/schema/index.ts';

export type DocumentRow = typeof purchaseDocuments.$inferSelect;

export async function listDocumentRows(
  db: Db,
  purchaseIds: readonly number[],
): Promise<DocumentRow[]> {
  if (purchaseIds.length === 0) return [];
  return db
    .select()
    .from(purchaseDocuments)
    .where(inArray(purchaseDocuments.purchaseId, [...purchaseIds]))
    .orderBy(asc(purchaseDocuments.createdAt), asc(purchaseDocuments.id));
}

export async function findDocumentRow(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(purchaseDocuments).where(eq(purchaseDocuments.id, id));
  return row;
}

/** The same content under the same name: an upload that is sent again. */
export async function findSameDocument(
  db: Db,
  { stepId, contentHash, name }: Pick<DocumentRow, 'stepId' | 'contentHash' | 'name'>,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(purchaseDocuments)
    .where(
      and(
        eq(purchaseDocuments.stepId, stepId),
        eq(purchaseDocuments.contentHash, contentHash),
        eq(purchaseDocuments.name, name),
      ),
    );
  return row;
}

export async function insertDocument(
  db: Db,
  document: typeof purchaseDocuments.$inferInsert,
): Promise<DocumentRow> {
  const [row] = await db.insert(purchaseDocuments).values(document).returning();
  if (!row) throw new Error('the document was not stored');
  return row;
}

export async function deleteDocument(db: Db, id: number): Promise<void> {
  await db.delete(purchaseDocuments).where(eq(purchaseDocuments.id, id));
}

/** To encrypt the keys with another secret. */
export async function listDocumentKeys(db: Db) {
  const rows = await db
    .select({
      id: purchaseDocuments.id,
      hash: purchaseDocuments.hash,
      sealedKey: purchaseDocuments.sealedKey,
    })
    .from(purchaseDocuments);
  return rows.map(({ id, hash, sealedKey }) => ({ id, owner: hash, sealed: { sealedKey } }));
}

export async function updateDocumentKey(
  db: Db,
  id: number,
  { sealedKey }: Record<string, string>,
): Promise<void> {
  if (sealedKey)
    await db.update(purchaseDocuments).set({ sealedKey }).where(eq(purchaseDocuments.id, id));
}
