import { messageTemplates, sequenceSteps, sequences } from '../src/platform/db/schema/index.ts';
import type { TestApp } from './test-app.ts';

/** The sequence of this installation: one call, a day after the start. */
export async function sequenceOf({ database: { db } }: TestApp): Promise<number> {
  const [known] = await db.select({ id: sequences.id }).from(sequences).limit(1);
  if (known) return known.id;
  const text = { kind: 'call' as const, name: 'Call', bodyEn: 'Hi', bodyEs: 'Hola' };
  const [template] = await db.insert(messageTemplates).values(text).returning();
  const [sequence] = await db.insert(sequences).values({ name: 'One call' }).returning();
  if (!template || !sequence) throw new Error('no sequence');
  const step = { sequenceId: sequence.id, place: 1, templateId: template.id, delayDays: 1 };
  await db.insert(sequenceSteps).values(step);
  return sequence.id;
}
