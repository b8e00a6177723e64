import {
  type BulkResult,
  type InputOf,
  LEAD_TAGS_MAX,
  type tagLeads as tagLeadsEndpoint,
} from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { listTagsOf, lockTagIds, writeTags } from '../../tags/tags.queries.ts';
import { auditUpdated } from '../audit-lead.service.ts';
import { updateMany } from './bulk.queries.ts';
import { auditMany, idsOf, record, select, skip, together } from './bulk.service.ts';
import { insertUndo } from './undo-bulk.queries.ts';

/** What others add or remove at the same moment stays: only the difference is written. */
export function tagLeads(
  ctx: Ctx,
  { body: { add_ids, remove_ids, ...chosen } }: InputOf<typeof tagLeadsEndpoint>,
): Promise<BulkResult> {
  return together(ctx, async (ctx) => {
    if ((await lockTagIds(ctx.db, add_ids)).length < new Set(add_ids).size)
      throw new AppError('tag.notFound');
    const { found, gone } = await select(ctx, chosen);
    const known = await listTagsOf(ctx.db, idsOf(found));
    const planned = found.map((lead) => {
      const before = known.get(lead.id) ?? [];
      const kept = before.filter((id) => !remove_ids.includes(id));
      return { lead, before, after: [...new Set([...kept, ...add_ids])] };
    });
    const differing = planned.filter(
      ({ before, after }) =>
        before.length !== after.length || after.some((id) => !before.includes(id)),
    );
    const isFull = ({ before, after }: (typeof planned)[number]) =>
      after.length > Math.max(LEAD_TAGS_MAX, before.length);
    const changed = differing.filter((plan) => !isFull(plan));
    await writeTags(
      ctx.db,
      changed.map(({ lead, after }) => ({ leadId: lead.id, tagIds: after })),
    );
    const leads = changed.map(({ lead }) => lead);
    await updateMany(ctx.db, idsOf(leads), {});
    await record(
      ctx,
      leads.map(({ id }) => ({ leadId: id, kind: 'edited' as const, data: { fields: ['tags'] } })),
    );
    const [only] = leads;
    if (only && leads.length === 1) await auditUpdated(ctx, only.id, ['tags']);
    else await auditMany(ctx, 'lead.bulk_tagged', leads);
    const full = differing.filter(isFull).map(({ lead }) => lead);
    return {
      done: changed.length,
      unchanged: planned.length - differing.length,
      skipped: [...skip('tooManyTags', full), ...gone],
      undo_id: changed.length === 0 ? null : await rememberTags(ctx, changed),
    };
  });
}

type Changed = {
  lead: Awaited<ReturnType<typeof select>>['found'][number];
  before: number[];
};

/** The change has raised the version by one. */
function rememberTags(ctx: Ctx, changed: readonly Changed[]): Promise<number> {
  const rows = changed.map(({ lead: { id, version, statusId, owner }, before }) => ({
    ...{ id, version: version + 1, statusId, userId: owner.id, tagIds: before },
  }));
  return insertUndo(ctx.db, { userId: viewerOf(ctx).id, isDeletion: false, rows });
}
