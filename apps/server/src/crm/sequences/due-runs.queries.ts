import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  leadActivities,
  leadSequences,
  leads,
  messageTemplates,
  users,
} from '../../platform/db/schema/index.ts';

/** The task of a step was done, long enough ago that nobody undoes it, or somebody deleted it. */
const IS_TASK_OVER = sql`not exists (select from ${leadActivities} t
  where t.id = ${leadSequences.taskId}
    and (t.done_at is null or t.done_at > now() - interval '30 seconds'))`;

const isDue = (endStatuses: readonly number[]): SQL | undefined =>
  and(
    eq(leadSequences.status, 'running'),
    isNull(leads.hiddenAt),
    or(
      sql`not ${leadSequences.isWaiting} and ${leadSequences.dueAt} <= now()`,
      and(leadSequences.isWaiting, IS_TASK_OVER),
      // Nothing more is written to somebody who bought, or who is lost.
      endStatuses.length > 0 ? inArray(leads.statusId, [...endStatuses]) : undefined,
    ),
  );

/** One lead with something to do for its sequence, not locked. */
export async function findDueRun(db: Db, endStatuses: readonly number[]) {
  const [row] = await db
    .select({ id: leadSequences.id, leadId: leads.id, ownerId: leads.userId })
    .from(leadSequences)
    .innerJoin(leads, eq(leads.id, leadSequences.leadId))
    .where(isDue(endStatuses))
    .orderBy(asc(leadSequences.dueAt), asc(leadSequences.id))
    .limit(1);
  return row;
}

/** The same again with its lead locked: undefined when another process was faster or somebody stopped it. */
export async function takeRun(
  db: Db,
  { id, ownerId }: { id: number; ownerId: number },
  endStatuses: readonly number[],
) {
  const [row] = await db
    .select({
      id: leadSequences.id,
      sequenceId: leadSequences.sequenceId,
      step: leadSequences.step,
      isWaiting: leadSequences.isWaiting,
      locale: leadSequences.locale,
      lead: {
        id: leads.id,
        firstName: leads.firstName,
        email: leads.email,
        statusId: leads.statusId,
        initialPayment: leads.initialPayment,
      },
      owner: {
        id: users.id,
        name: users.name,
        email: users.email,
        locale: users.locale,
        deactivatedAt: users.deactivatedAt,
      },
    })
    .from(leadSequences)
    .innerJoin(leads, eq(leads.id, leadSequences.leadId))
    .innerJoin(users, eq(users.id, leads.userId))
    .where(and(eq(leadSequences.id, id), eq(leads.userId, ownerId), isDue(endStatuses)))
    .for('update', { of: leadSequences });
  return row;
}
export type DueRun = NonNullable<Awaited<ReturnType<typeof takeRun>>>;

export async function findStepText(db: Db, templateId: number) {
  const [row] = await db
    .select({
      kind: messageTemplates.kind,
      name: messageTemplates.name,
      nameEs: messageTemplates.nameEs,
      en: { subject: messageTemplates.subjectEn, body: messageTemplates.bodyEn },
      es: { subject: messageTemplates.subjectEs, body: messageTemplates.bodyEs },
    })
    .from(messageTemplates)
    .where(eq(messageTemplates.id, templateId));
  return row;
}
