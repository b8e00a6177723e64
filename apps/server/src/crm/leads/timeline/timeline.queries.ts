import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadActivities, users } from '../../../platform/db/schema/index.ts';

const ACTIVITY = {
  id: leadActivities.id,
  leadId: leadActivities.leadId,
  kind: leadActivities.kind,
  body: leadActivities.body,
  data: leadActivities.data,
  createdAt: leadActivities.createdAt,
  dueAt: leadActivities.dueAt,
  doneAt: leadActivities.doneAt,
  actor: { id: users.id, name: users.name },
};

/** Nobody reads further back than this. */
const MOST = 500;

const rows = (db: Db) =>
  db
    .select(ACTIVITY)
    .from(leadActivities)
    .leftJoin(users, eq(users.id, leadActivities.actorId))
    .$dynamic();

export function listTimeline(db: Db, leadId: number) {
  return rows(db)
    .where(eq(leadActivities.leadId, leadId))
    .orderBy(desc(leadActivities.createdAt), desc(leadActivities.id))
    .limit(MOST);
}

export async function findActivity(db: Db, id: number) {
  const [row] = await rows(db).where(eq(leadActivities.id, id));
  return row;
}

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

type Written = Pick<
  typeof leadActivities.$inferInsert,
  'leadId' | 'kind' | 'body' | 'dueAt' | 'actorId' | 'data'
>;

export async function insertWritten(db: Db, fields: Written): Promise<number> {
  const [row] = await db.insert(leadActivities).values(fields).returning({ id: leadActivities.id });
  if (!row) throw new Error('the activity was not stored');
  return row.id;
}

type StepTask = Pick<Written, 'leadId' | 'actorId' | 'body' | 'data'>;

/** Due now, without a reminder by email. */
export const insertStepTask = async (db: Db, fields: StepTask): Promise<number> => {
  const [row] = await db
    .insert(leadActivities)
    .values({ ...fields, kind: 'task', dueAt: sql`now()`, remindedAt: sql`now()` })
    .returning({ id: leadActivities.id });
  if (!row) throw new Error('the task was not stored');
  return row.id;
};

export async function updateWritten(
  db: Db,
  id: number,
  { body, dueAt, isDone }: { body?: string; dueAt?: Date | null; isDone?: boolean },
): Promise<void> {
  await db
    .update(leadActivities)
    .set({
      ...(body === undefined ? {} : { body }),
      // A new due date gets a new reminder.
      ...(dueAt === undefined ? {} : { dueAt, remindedAt: null }),
      ...(isDone === undefined
        ? {}
        : // Completing it twice keeps the first time.
          { doneAt: isDone ? sql`coalesce(${leadActivities.doneAt}, now())` : null }),
    })
    .where(eq(leadActivities.id, id));
}

export async function deleteWritten(db: Db, id: number): Promise<void> {
  await db.delete(leadActivities).where(eq(leadActivities.id, id));
}
