import { fillTemplate } from '@alpha/contract';
import type { DemoLead, DemoPeople } from '@alpha/demo-market';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import {
  leadActivities,
  leadSequences,
  leads,
  messageTemplates,
  sequenceSteps,
  sequences,
} from '../platform/db/schema/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Two leads of each person are in the first sequence: one has a call due today, one waits for a message. */
export async function insertRuns(
  db: Db,
  { people, leads: chosen, now }: { people: DemoPeople; leads: readonly DemoLead[]; now: number },
): Promise<void> {
  const [sequence] = await db.select().from(sequences).orderBy(asc(sequences.id)).limit(1);
  if (!sequence) return;
  const steps = await db
    .select({ place: sequenceSteps.place, template: messageTemplates })
    .from(sequenceSteps)
    .innerJoin(messageTemplates, eq(messageTemplates.id, sequenceSteps.templateId))
    .where(eq(sequenceSteps.sequenceId, sequence.id))
    .orderBy(asc(sequenceSteps.place));
  for (const [index, lead] of chosen.entries()) {
    const writer = people.users.find(({ id }) => id === lead.userId)?.name ?? '';
    // The first one has had two messages, and the call is what is next.
    const done = index % 2 === 0 ? steps.length - 1 : 1;
    await insertRun(db, { lead, writer, sequenceId: sequence.id, steps, done, now });
  }
}

type Step = { place: number; template: typeof messageTemplates.$inferSelect };
type Run = {
  lead: DemoLead;
  writer: string;
  sequenceId: number;
  steps: readonly Step[];
  done: number;
  now: number;
};

async function insertRun(db: Db, run: Run): Promise<void> {
  const { lead, sequenceId, steps, done, now } = run;
  const locale = lead.quiz?.language ?? 'es';
  const next = steps[done];
  if (!next) return;
  const isCall = next.template.kind === 'call';
  const startedAt = new Date(now - (isCall ? 5 : 1) * DAY_MS - 2 * HOUR_MS);
  const who = { leadId: lead.id, actorId: lead.userId };
  await db.insert(leadActivities).values([
    {
      ...{ ...who, kind: 'sequence', createdAt: startedAt },
      data: { event: 'started', sequence_id: sequenceId },
    },
    ...steps.slice(0, done).map(({ place, template }) => ({
      ...{ ...who, kind: 'message_sent' as const },
      createdAt: new Date(startedAt.getTime() + (place - 1) * 2 * DAY_MS + 60_000),
      body: textOf(run, locale === 'es' ? template.bodyEs : template.bodyEn),
      data: {
        ...{ channel: template.kind, sequence_id: sequenceId },
        ...(template.kind === 'email' && {
          subject: textOf(run, locale === 'es' ? template.subjectEs : template.subjectEn),
        }),
      },
    })),
  ]);
  const taskId = isCall ? await insertCall(db, run, next) : null;
  const dueAt = new Date(isCall ? now - HOUR_MS : now + DAY_MS - 2 * HOUR_MS);
  await db.insert(leadSequences).values({
    ...{ leadId: lead.id, sequenceId, startedBy: lead.userId, locale },
    ...{ step: next.place, dueAt, isWaiting: isCall, taskId, createdAt: startedAt },
  });
  const lastTouchedAt = new Date(startedAt.getTime() + (done - 1) * 2 * DAY_MS + 60_000);
  await db.update(leads).set({ lastTouchedAt }).where(eq(leads.id, lead.id));
}

/** As the worker would have made it an hour ago, in the language of the demo's staff. */
async function insertCall(db: Db, { lead, sequenceId, now }: Run, step: Step): Promise<number> {
  const at = new Date(now - HOUR_MS);
  const [task] = await db
    .insert(leadActivities)
    .values({
      ...{ leadId: lead.id, actorId: lead.userId, kind: 'task', createdAt: at },
      ...{ dueAt: at, remindedAt: at, body: step.template.name },
      data: { sequence_id: sequenceId, template_id: step.template.id, channel: 'call' },
    })
    .returning({ id: leadActivities.id });
  if (!task) throw new Error('the demo task was not stored');
  return task.id;
}

function textOf({ lead, writer }: Run, text: string): string {
  const known = { first_name: lead.firstName, my_name: writer.split(' ')[0] ?? writer };
  return fillTemplate(text, known).text;
}
