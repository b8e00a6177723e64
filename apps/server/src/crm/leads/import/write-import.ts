import type { Ctx } from '../../../platform/http/context.ts';
import { viewerOf } from '../../../platform/http/context.ts';
import { insertActivities, type NewActivity } from '../lead-handover.queries.ts';
import { insertImportRows } from './import.queries.ts';
import {
  insertLeads,
  type KnownLead,
  type LeadChange,
  type NewLead,
  updateImported,
} from './import-leads.queries.ts';
import type { Step } from './plan-import.ts';
import { type OldMore, oldMoreOf, writeMore } from './write-more.ts';

/**
 * Leads, their timelines and the data for an undo. A fixed number of statements for any number of
 * rows: the embedded database blocks everything else meanwhile.
 */
export async function writeSteps(ctx: Ctx, importId: number, steps: Step[]): Promise<void> {
  const actorId = viewerOf(ctx).id;
  const created = steps.filter((step) => step.kind === 'create');
  const updated = steps.filter((step) => step.kind === 'update');
  const ids = await insertLeads(
    ctx.db,
    created.map(({ lead }) => lead),
  );
  const versions = await updateImported(
    ctx.db,
    updated.map(({ before, changes }) => ({ id: before.id, changes })),
  );
  const made = created.map(({ line, lead, more }, place) => ({
    ...{ id: ids[place] ?? 0, line, lead, more },
  }));
  await writeMore(ctx, [
    ...made.map(({ id, more }) => ({ leadId: id, more })),
    ...updated.map(({ before, more }) => ({ leadId: before.id, more })),
  ]);
  await insertImportRows(ctx.db, importId, [
    ...made.map(({ id, line }) => ({ leadId: id, line, before: null, version: 1 })),
    ...updated.map(({ before, changes, line, more }) => ({
      leadId: before.id,
      line,
      before: { ...oldOf(before, changes), ...oldMoreOf(more) },
      version: versions.get(before.id) ?? 0,
    })),
  ]);
  await insertActivities(ctx.db, [
    ...made.map(({ id, lead }) => ({
      leadId: id,
      kind: 'created' as const,
      actorId,
      data: { source: 'import', owner: lead.userId, import: importId },
    })),
    ...updated.flatMap(({ before, changes, more }) =>
      changeLines(before, changes, actorId, oldMoreOf(more)),
    ),
  ]);
}

const PLACE = ['userId', 'statusId'];

/** The timeline entry of a lead that an import or its undo changed. */
export function changeLines(
  { id: leadId, userId, statusId }: Pick<KnownLead, 'id' | 'userId' | 'statusId'>,
  changes: LeadChange['changes'],
  actorId: number,
  { custom = [], tagIds }: OldMore = {},
): NewActivity[] {
  const fields = [
    ...Object.keys(changes).filter((field) => !PLACE.includes(field)),
    ...(tagIds ? ['tags'] : []),
  ];
  const lines: NewActivity[] = [];
  if (fields.length + custom.length > 0) {
    const field_ids = custom.map(({ fieldId }) => fieldId);
    const data = {
      ...(fields.length > 0 && { fields }),
      ...(field_ids.length > 0 && { field_ids }),
    };
    lines.push({ leadId, kind: 'edited', actorId, data });
  }
  if (changes.userId !== undefined)
    lines.push({
      leadId,
      kind: 'assigned',
      actorId,
      data: { from: userId, to: changes.userId },
    });
  if (changes.statusId !== undefined)
    lines.push({
      leadId,
      kind: 'moved',
      actorId,
      data: { from: statusId, to: changes.statusId },
    });
  return lines;
}

const oldOf = (before: KnownLead, changes: Partial<NewLead>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(changes).map((field) => [field, before[field as keyof KnownLead]]),
  );
