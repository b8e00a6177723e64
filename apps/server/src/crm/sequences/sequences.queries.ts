import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  leadSequences,
  leads,
  messageTemplates,
  sequenceSteps,
  sequences,
} from '../../platform/db/schema/index.ts';
import { type LeadScope, matching } from '../leads/leads.queries.ts';

const SEQUENCE = {
  id: sequences.id,
  name: sequences.name,
  nameEs: sequences.nameEs,
  isActive: sequences.isActive,
  version: sequences.version,
};

export const listSequenceRows = (db: Db) =>
  db
    .select(SEQUENCE)
    .from(sequences)
    .orderBy(asc(sql`lower(${sequences.name})`), asc(sequences.id));

export async function findSequence(db: Db, id: number) {
  const [row] = await db.select(SEQUENCE).from(sequences).where(eq(sequences.id, id));
  return row;
}
export type SequenceRow = NonNullable<Awaited<ReturnType<typeof findSequence>>>;

/** Locks it until this transaction ends. */
export async function lockSequence(db: Db, id: number): Promise<void> {
  await db.select({ id: sequences.id }).from(sequences).where(eq(sequences.id, id)).for('update');
}

/** Steps of these sequences in their order, with the names of their templates. */
export const listSteps = (db: Db, ids: readonly number[]) =>
  db
    .select({
      sequenceId: sequenceSteps.sequenceId,
      templateId: sequenceSteps.templateId,
      delayDays: sequenceSteps.delayDays,
      channel: messageTemplates.kind,
      name: messageTemplates.name,
      nameEs: messageTemplates.nameEs,
    })
    .from(sequenceSteps)
    .innerJoin(messageTemplates, eq(messageTemplates.id, sequenceSteps.templateId))
    .where(inArray(sequenceSteps.sequenceId, [...ids]))
    .orderBy(asc(sequenceSteps.sequenceId), asc(sequenceSteps.place));
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number];

/** Leads in scope that are in each sequence now. */
export async function countRunning(db: Db, scope: LeadScope): Promise<Map<number, number>> {
  const rows = await db
    .select({
      id: leadSequences.sequenceId,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(leadSequences)
    .innerJoin(leads, eq(leads.id, leadSequences.leadId))
    .where(and(inArray(leadSequences.status, ['running', 'paused']), matching(scope, {})))
    .groupBy(leadSequences.sequenceId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Serializes two administrators who add the last allowed one. */
export async function lockSequences(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sequences'))`);
}

export const countSequences = (db: Db): Promise<number> => db.$count(sequences);

type Fields = Pick<typeof sequences.$inferInsert, 'name' | 'nameEs' | 'isActive'>;

export async function insertSequence(db: Db, fields: Fields): Promise<number> {
  const [row] = await db.insert(sequences).values(fields).returning({ id: sequences.id });
  if (!row) throw new Error('the sequence was not stored');
  return row.id;
}

export async function updateSequenceRow(db: Db, id: number, fields: Fields): Promise<void> {
  await db
    .update(sequences)
    .set({ ...fields, version: sql`${sequences.version} + 1` })
    .where(eq(sequences.id, id));
}

type Step = { templateId: number; delayDays: number };

export async function replaceSteps(db: Db, sequenceId: number, steps: Step[]): Promise<void> {
  await db.delete(sequenceSteps).where(eq(sequenceSteps.sequenceId, sequenceId));
  await db
    .insert(sequenceSteps)
    .values(steps.map((step, index) => ({ ...step, sequenceId, place: index + 1 })));
}

export async function isUsed(db: Db, id: number): Promise<boolean> {
  return (await db.$count(leadSequences, eq(leadSequences.sequenceId, id))) > 0;
}

export async function deleteSequenceRow(db: Db, id: number): Promise<void> {
  await db.delete(sequences).where(eq(sequences.id, id));
}
