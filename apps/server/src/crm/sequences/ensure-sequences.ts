import type { Db } from '../../platform/db/db.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';
import { listDefaultTemplates } from '../templates/templates.queries.ts';
import { insertSequence, replaceSteps } from './sequences.queries.ts';

const KEY = 'default_sequence';
const STEPS = [
  { kind: 'email', delayDays: 0 },
  { kind: 'whatsapp', delayDays: 2 },
  { kind: 'call', delayDays: 3 },
] as const;

/** The first sequence of every installation; nobody is in it until somebody starts it. Only once. */
export async function ensureSequences(db: Db): Promise<void> {
  if ((await findSetting(db, KEY)) !== null) return;
  const templates = await listDefaultTemplates(db, 'first_reply');
  const steps = STEPS.flatMap(({ kind, delayDays }) => {
    const template = templates.find((each) => each.kind === kind);
    return template ? [{ templateId: template.id, delayDays }] : [];
  });
  if (steps.length === STEPS.length) {
    const name = { name: 'New contact', nameEs: 'Contacto nuevo', isActive: true };
    await replaceSteps(db, await insertSequence(db, name), steps);
  }
  await saveSetting(db, KEY, true);
}
