import type { TemplateKind } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leadSequences } from '../../platform/db/schema/index.ts';

/** The step was done without ticking its task: a message was sent, a call logged. → its task. */
export async function completeStepTask(
  db: Db,
  leadId: number,
  channel: TemplateKind,
): Promise<number | null> {
  const [task] = await db
    .update(leadActivities)
    .set({ doneAt: sql`now()` })
    .where(
      sql`${leadActivities.id} in (select task_id from ${leadSequences}
          where lead_id = ${leadId} and is_waiting and status in ('running', 'paused'))
        and ${leadActivities.doneAt} is null and ${leadActivities.data}->>'channel' = ${channel}`,
    )
    .returning({ id: leadActivities.id });
  return task?.id ?? null;
}

/** The call that completed it was a mistake; only while its sequence has not gone on. */
export async function reopenStepTask(db: Db, taskId: number): Promise<void> {
  await db
    .update(leadActivities)
    .set({ doneAt: null })
    .where(
      sql`${leadActivities.id} = ${taskId} and exists (
        select from ${leadSequences} where task_id = ${taskId} and is_waiting)`,
    );
}
