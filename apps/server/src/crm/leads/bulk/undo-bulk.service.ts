import type { InputOf, ResultOf, undoBulk as undoBulkEndpoint } from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { isForeignKeyViolation } from '../../../platform/db/db-errors.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { writeTags } from '../../tags/tags.queries.ts';
import { scopeOf } from '../lead-scope.ts';
import { restoreFromTrash } from '../trash/trash.service.ts';
import { lockSelected } from './bulk.queries.ts';
import { idRanges } from './id-ranges.ts';
import { deleteLinesOf, putBack, takeUndo } from './undo-bulk.queries.ts';
import { putValuesBack } from './undo-field.service.ts';

/** Each lead gets its own earlier status and owner, and the change leaves the timelines. */
export async function undoBulk(
  ctx: Ctx,
  { body: { undo_id } }: InputOf<typeof undoBulkEndpoint>,
): Promise<ResultOf<typeof undoBulkEndpoint>> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const actorId = viewerOf(ctx).id;
      const undo = await takeUndo(ctx.db, undo_id, actorId);
      if (!undo) throw new AppError('lead.undoGone');
      const { rows, at, isDeletion } = undo;
      const ids = rows.map(({ id }) => id);
      if (isDeletion) {
        const { restored } = await restoreFromTrash(ctx, ids);
        return { done: restored, changed: ids.length - restored };
      }
      const found = await lockSelected(ctx.db, scopeOf(ctx), { ids }, ids.length);
      const versions = new Map(found.map(({ id, version }) => [id, version]));
      const same = rows.filter(({ id, version }) => versions.get(id) === version);
      const undone = same.map(({ id }) => id);
      if (undone.length > 0) {
        await putBack(ctx.db, same);
        await writeTags(
          ctx.db,
          same.flatMap(({ id: leadId, tagIds }) => (tagIds ? [{ leadId, tagIds }] : [])),
        );
        await putValuesBack(ctx, same);
        await deleteLinesOf(ctx.db, { ids: undone, actorId, at });
        await recordAudit(ctx, {
          action: 'lead.bulk_undone',
          data: { count: undone.length, lead_ids: idRanges(undone) },
        });
      }
      return { done: undone.length, changed: rows.length - undone.length };
    });
  } catch (error) {
    // An earlier status or owner was deleted since.
    throw isForeignKeyViolation(error) ? new AppError('lead.undoGone') : error;
  }
}
