import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadActivities, leadSequences } from '../../../platform/db/schema/index.ts';

/** A call by itself: one that a sequence asks for is completed and reopened with its step. */
const isPlannedCall = (id: number) => sql`${leadActivities.id} = ${id}
  and ${leadActivities.kind} = 'task' and ${leadActivities.data}->>'channel' = 'call'
  and not exists (select from ${leadSequences} s where s.task_id = ${leadActivities.id})`;

/** It took place. → its task, if it was open. */
export async function completePlannedCall(
  db: Db,
  leadId: number,
  id: number,
): Promise<number | null> {
  const [task] = await db
    .update(leadActivities)
    .set({ doneAt: sql`now()` })
    .where(
      sql`${isPlannedCall(id)} and ${leadActivities.leadId} = ${leadId}
        and ${leadActivities.doneAt} is null`,
    )
    .returning({ id: leadActivities.id });
  return task?.id ?? null;
}

/** The entry that completed it was a mistake. */
export async function reopenPlannedCall(db: Db, id: number): Promise<void> {
  await db.update(leadActivities).set({ doneAt: null }).where(isPlannedCall(id));
}
