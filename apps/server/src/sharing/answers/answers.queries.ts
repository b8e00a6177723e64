import type { HomeAnswer } from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { properties, shareAnswers, shareLinks } from '../../platform/db/schema/index.ts';

export type AnswerRow = typeof shareAnswers.$inferSelect;

export async function findAnswer(db: Db, shareId: number): Promise<AnswerRow | undefined> {
  const [row] = await db.select().from(shareAnswers).where(eq(shareAnswers.shareId, shareId));
  return row;
}

/** Locks the link until the transaction ends: answers to it run one at a time. */
export async function lockShare(db: Db, shareId: number): Promise<void> {
  await db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(eq(shareLinks.id, shareId))
    .for('no key update');
}

type ReaderColumns = { readerName?: string; readerContact?: string };
type Given = ReaderColumns & {
  answer: HomeAnswer | null;
  reason: string;
  answeredAt: Date | null;
};

export async function putAnswer(db: Db, shareId: number, given: Given): Promise<void> {
  await db
    .insert(shareAnswers)
    .values({ shareId, ...given })
    .onConflictDoUpdate({ target: shareAnswers.shareId, set: given });
}

export async function putQuestion(
  db: Db,
  shareId: number,
  asked: ReaderColumns & { question: string; askedAt: Date },
): Promise<void> {
  await db
    .insert(shareAnswers)
    .values({ shareId, ...asked })
    .onConflictDoUpdate({ target: shareAnswers.shareId, set: asked });
}

/** Counts emails to the sender; `noticeMailId` is the one that a changed answer would replace. */
export async function countNotices(
  db: Db,
  shareId: number,
  { added, ...notice }: { added: number; noticeMailId?: number | null },
): Promise<void> {
  await db
    .update(shareAnswers)
    .set({ noticeCount: sql`${shareAnswers.noticeCount} + ${added}`, ...notice })
    .where(eq(shareAnswers.shareId, shareId));
}

/** `line`: as in the report's path. */
export async function findPlace(db: Db, propertyId: number) {
  const { address, city, state, zip } = properties;
  const [home] = await db
    .select({
      address,
      line: sql<string>`${address} || ', ' || ${city} || ', ' || ${state} || ' ' || ${zip}`,
    })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return home ?? { address: '', line: '' };
}
