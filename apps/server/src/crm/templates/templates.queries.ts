import type { TemplatePurpose } from '@alpha/contract';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/db.ts';
import { messageTemplates, sequenceSteps, users } from '../../platform/db/schema/index.ts';

const authors = alias(users, 'authors');

const TEMPLATE = {
  id: messageTemplates.id,
  ownerId: messageTemplates.ownerId,
  isTeam: messageTemplates.isTeam,
  kind: messageTemplates.kind,
  purpose: messageTemplates.purpose,
  name: messageTemplates.name,
  nameEs: messageTemplates.nameEs,
  subjectEn: messageTemplates.subjectEn,
  bodyEn: messageTemplates.bodyEn,
  subjectEs: messageTemplates.subjectEs,
  bodyEs: messageTemplates.bodyEs,
  enChangedAt: messageTemplates.enChangedAt,
  esChangedAt: messageTemplates.esChangedAt,
  /** With microseconds a Date would lose, so compared in the database. */
  older: sql<
    'en' | 'es' | null
  >`case when ${messageTemplates.enChangedAt} < ${messageTemplates.esChangedAt} then 'en'
    when ${messageTemplates.esChangedAt} < ${messageTemplates.enChangedAt} then 'es' end`,
  version: messageTemplates.version,
  changedAt: messageTemplates.changedAt,
  changedBy: authors.name,
};

const rows = (db: Db) =>
  db
    .select(TEMPLATE)
    .from(messageTemplates)
    .leftJoin(authors, eq(authors.id, messageTemplates.changedBy))
    .$dynamic();

/** The company's, the own ones, and what the own leader shares. */
const usableBy = (userId: number): SQL | undefined =>
  or(
    isNull(messageTemplates.ownerId),
    eq(messageTemplates.ownerId, userId),
    and(
      messageTemplates.isTeam,
      sql`${messageTemplates.ownerId} = (select leader_id from ${users} where id = ${userId} and role = 'salesman')`,
    ),
  );

export const listTemplateRows = (db: Db, userId: number) =>
  rows(db)
    .where(usableBy(userId))
    .orderBy(
      asc(messageTemplates.kind),
      // What somebody wrote for themselves is suggested before the company's text.
      sql`${messageTemplates.ownerId} = ${userId} desc nulls last`,
      sql`${messageTemplates.ownerId} is not null desc`,
      sql`${messageTemplates.purpose} asc nulls last`,
      asc(sql`lower(${messageTemplates.name})`),
      asc(messageTemplates.id),
    );

export async function findTemplate(db: Db, id: number, userId: number) {
  const [row] = await rows(db).where(and(eq(messageTemplates.id, id), usableBy(userId)));
  return row;
}

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/** Serializes writers of one owner; null: the company. */
export async function lockTemplatesOf(db: Db, ownerId: number | null): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('message templates'), ${ownerId ?? 0}::int)`,
  );
}

export const countTemplates = (db: Db, ownerId: number | null): Promise<number> =>
  db.$count(
    messageTemplates,
    ownerId === null ? isNull(messageTemplates.ownerId) : eq(messageTemplates.ownerId, ownerId),
  );

type Fields = Omit<
  typeof messageTemplates.$inferInsert,
  'id' | 'version' | 'enChangedAt' | 'esChangedAt' | 'changedAt'
>;

export async function insertTemplates(db: Db, fields: Fields[]): Promise<number[]> {
  const made: number[] = [];
  await inBatches(fields, async (batch) => {
    const rows = await db
      .insert(messageTemplates)
      .values(batch)
      .returning({ id: messageTemplates.id });
    made.push(...rows.map(({ id }) => id));
  });
  return made;
}

type Written = { isEnglish: boolean; isSpanish: boolean };

export async function updateTemplateRow(
  db: Db,
  id: number,
  { kind: _, ...fields }: Fields,
  { isEnglish, isSpanish }: Written,
): Promise<void> {
  await db
    .update(messageTemplates)
    .set({
      ...fields,
      version: sql`${messageTemplates.version} + 1`,
      changedAt: sql`now()`,
      ...(isEnglish && { enChangedAt: sql`now()` }),
      ...(isSpanish && { esChangedAt: sql`now()` }),
    })
    .where(eq(messageTemplates.id, id));
}

/** Locks it until this transaction ends, so that no sequence begins to use it. */
export async function lockTemplate(db: Db, id: number): Promise<void> {
  await db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(eq(messageTemplates.id, id))
    .for('update');
}

export async function isInSequence(db: Db, id: number): Promise<boolean> {
  return (await db.$count(sequenceSteps, eq(sequenceSteps.templateId, id))) > 0;
}

export async function deleteTemplateRow(db: Db, id: number): Promise<void> {
  await db.delete(messageTemplates).where(eq(messageTemplates.id, id));
}

/** Which of these are the company's. */
export async function listSharedIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const found = await db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(and(inArray(messageTemplates.id, [...ids]), isNull(messageTemplates.ownerId)))
    .for('share');
  return found.map(({ id }) => id);
}

/** The company's texts for a purpose, the first ones first. */
export const listDefaultTemplates = (db: Db, purpose: TemplatePurpose) =>
  db
    .select({ id: messageTemplates.id, kind: messageTemplates.kind })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.purpose, purpose), isNull(messageTemplates.ownerId)))
    .orderBy(asc(messageTemplates.id));
