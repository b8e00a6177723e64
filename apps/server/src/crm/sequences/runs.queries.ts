import type { RunReason, RunStatus } from '@alpha/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/db.ts';
import { leadSequences, leads, sequences, users } from '../../platform/db/schema/index.ts';

const RUN = {
  id: leadSequences.id,
  leadId: leadSequences.leadId,
  sequence: { id: sequences.id, name: sequences.name, nameEs: sequences.nameEs },
  status: leadSequences.status,
  reason: leadSequences.reason,
  locale: leadSequences.locale,
  step: leadSequences.step,
  dueAt: leadSequences.dueAt,
  isWaiting: leadSequences.isWaiting,
  startedAt: leadSequences.createdAt,
  startedBy: users.name,
  endedAt: leadSequences.endedAt,
};

/** The latest of a lead. */
export async function findRun(db: Db, leadId: number) {
  const [row] = await db
    .select(RUN)
    .from(leadSequences)
    .innerJoin(sequences, eq(sequences.id, leadSequences.sequenceId))
    .leftJoin(users, eq(users.id, leadSequences.startedBy))
    .where(eq(leadSequences.leadId, leadId))
    .orderBy(desc(leadSequences.id))
    .limit(1);
  return row;
}
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

/** For the language to write to each of them in. */
export async function listLanguageFacts(db: Db, leadIds: number[]) {
  const { id, adicionales, country } = leads;
  const found: Pick<typeof leads.$inferSelect, 'id' | 'adicionales' | 'country'>[] = [];
  await inBatches(leadIds, async (batch) => {
    found.push(
      ...(await db.select({ id, adicionales, country }).from(leads).where(inArray(id, batch))),
    );
  });
  return found;
}

/** Of these leads, those that are in a sequence. */
export async function listBusy(db: Db, leadIds: number[]): Promise<Set<number>> {
  const busy = new Set<number>();
  await inBatches(leadIds, async (batch) => {
    const rows = await db
      .select({ leadId: leadSequences.leadId })
      .from(leadSequences)
      .where(
        and(
          inArray(leadSequences.leadId, batch),
          inArray(leadSequences.status, ['running', 'paused']),
        ),
      );
    for (const { leadId } of rows) busy.add(leadId);
  });
  return busy;
}

type Start = { sequenceId: number; startedBy: number; delayDays: number };

export async function insertRuns(
  db: Db,
  starting: readonly { leadId: number; locale: string }[],
  { sequenceId, startedBy, delayDays }: Start,
): Promise<void> {
  await inBatches([...starting], async (batch) => {
    await db
      .insert(leadSequences)
      .values(batch.map((lead) => ({ ...lead, sequenceId, startedBy, dueAt: inDays(delayDays) })));
  });
}

/** What became due meanwhile is due now. */
export const notBeforeNow = sql<Date>`greatest(due_at, now())`;
export const inAnHour = sql<Date>`now() + interval '1 hour'`;
export const inDays = (days: number) => sql<Date>`now() + ${days} * interval '1 day'`;

type Change = {
  status?: RunStatus;
  reason?: RunReason | null;
  step?: number;
  isWaiting?: boolean;
  taskId?: number | null;
  dueAt?: ReturnType<typeof inDays>;
  isEnded?: boolean;
};

export async function updateRun(db: Db, id: number, { isEnded, ...change }: Change): Promise<void> {
  await db
    .update(leadSequences)
    .set({ ...change, ...(isEnded && { endedAt: sql`now()` }) })
    .where(eq(leadSequences.id, id));
}

/** Open screens of these leads refresh. */
export async function notifyLeads(db: Db, ids: number[]): Promise<void> {
  await inBatches(ids, async (batch) => {
    await db.update(leads).set({ updatedAt: sql`now()` }).where(inArray(leads.id, batch));
  });
}
