import type { Ctx } from '../../../http/context.ts';
import { viewerOf } from '../../../http/context.ts';
import { insertActivities, type NewActivity } from '../lead-handover.queries.ts';
import {
  insertImportRows,
  insertLeads,
  type KnownLead,
  type NewLead,
  updateImported,
} from './import.queries.ts';
import type { Step } from './plan-import.ts';

/** Leads, their timelines, and what must be known to take it all back. */
export async function writeSteps(ctx: Ctx, importId: number, steps: Step[]): Promise<void> {
  const created = steps.filter((step) => step.kind === 'create');
  const ids = await insertLeads(
    ctx.db,
    created.map(({ lead }) => lead),
  );
  const made = created.map(({ line, lead }, place) => ({ id: ids[place] ?? 0, line, lead }));
  await insertImportRows(
    ctx.db,
    made.map(({ id, line }) => ({ importId, leadId: id, line, before: null, version: 1 })),
  );
  const actorId = viewerOf(ctx).id;
  const lines: NewActivity[] = made.map(({ id, lead }) => ({
    leadId: id,
    kind: 'created',
    actorId,
    data: { source: 'import', owner: lead.userId, import: importId },
  }));
  for (const step of steps) {
    if (step.kind !== 'update') continue;
    const { before, changes, line } = step;
    const version = await updateImported(ctx.db, before.id, changes);
    const kept = { importId, leadId: before.id, line, before: oldOf(before, changes), version };
    await insertImportRows(ctx.db, [kept]);
    lines.push(...changeLines(before.id, before, changes, actorId));
  }
  await insertActivities(ctx.db, lines);
}

const PLACE = ['userId', 'statusId'];

/** What the timeline says about a lead that a file, or its undoing, has changed. */
export function changeLines(
  leadId: number,
  before: Pick<KnownLead, 'userId' | 'statusId'>,
  changes: Partial<NewLead>,
  actorId: number,
): NewActivity[] {
  const fields = Object.keys(changes).filter((field) => !PLACE.includes(field));
  const lines: NewActivity[] = [];
  if (fields.length > 0) lines.push({ leadId, kind: 'edited', actorId, data: { fields } });
  if (changes.userId !== undefined)
    lines.push({
      leadId,
      kind: 'assigned',
      actorId,
      data: { from: before.userId, to: changes.userId },
    });
  if (changes.statusId !== undefined)
    lines.push({
      leadId,
      kind: 'moved',
      actorId,
      data: { from: before.statusId, to: changes.statusId },
    });
  return lines;
}

const oldOf = (before: KnownLead, changes: Partial<NewLead>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(changes).map((field) => [field, before[field as keyof KnownLead]]),
  );
