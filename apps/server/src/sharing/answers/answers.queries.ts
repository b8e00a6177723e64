import type { HomeAnswer } from '@alpha/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { properties, shareAnswers, shareLinks } from '../../platform/db/schema/index.ts';

export type AnswerRow = typeof shareAnswers.$inferSelect;

/** One reader of one link. */
export type ReaderOfLink = { shareId: number; readerKey: string };

const by = ({ shareId, readerKey }: ReaderOfLink) =>
  and(eq(shareAnswers.shareId, shareId), eq(shareAnswers.readerKey, readerKey));

export async function findAnswer(db: Db, reader: ReaderOfLink): Promise<AnswerRow | undefined> {
  const [row] = await db.select().from(shareAnswers).where(by(reader));
  return row;
}

export async function countReaders(db: Db, shareId: number): Promise<number> {
  return db.$count(shareAnswers, eq(shareAnswers.shareId, shareId));
}

/** Of every reader of these links; the latest first. */
export async function listAnswersOfShares(
  db: Db,
  shareIds: readonly number[],
): Promise<AnswerRow[]> {
  if (shareIds.length === 0) return [];
  const { shareId, answeredAt, askedAt, readerKey } = shareAnswers;
  return db
    .select()
    .from(shareAnswers)
    .where(inArray(shareId, [...shareIds]))
    .orderBy(sql`greatest(${answeredAt}, ${askedAt}) desc nulls last`, readerKey);
}

type ReaderColumns = { readerName?: string; readerContact?: string };
type Given = ReaderColumns & {
  answer: HomeAnswer | null;
  reason: string;
  answeredAt: Date | null;
};

export async function putAnswer(db: Db, reader: ReaderOfLink, given: Given): Promise<void> {
  await db
    .insert(shareAnswers)
    .values({ ...reader, ...given })
    .onConflictDoUpdate({ target: [shareAnswers.shareId, shareAnswers.readerKey], set: given });
}

export async function putQuestion(
  db: Db,
  reader: ReaderOfLink,
  asked: ReaderColumns & { question: string; askedAt: Date },
): Promise<void> {
  await db
    .insert(shareAnswers)
    .values({ ...reader, ...asked })
    .onConflictDoUpdate({ target: [shareAnswers.shareId, shareAnswers.readerKey], set: asked });
}

/** Counts emails about the answer; `noticeMailId` is the one that a changed answer would replace. */
export async function countAnswerMails(
  db: Db,
  reader: ReaderOfLink,
  { added, noticeMailId }: { added: number; noticeMailId: number | null },
): Promise<void> {
  await db
    .update(shareAnswers)
    .set({ noticeCount: sql`${shareAnswers.noticeCount} + ${added}`, noticeMailId })
    .where(by(reader));
}

export async function putNotices(
  db: Db,
  shareId: number,
  notices: { noticeCount: number; noticesSince: Date },
): Promise<void> {
  await db.update(shareLinks).set(notices).where(eq(shareLinks.id, shareId));
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
