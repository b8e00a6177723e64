import type { deleteListingImport as deleteEndpoint, InputOf } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, withoutTimeLimit } from '../../platform/http/context.ts';
import {
  deleteImportIn,
  deleteImportRows,
  findImport,
  type ImportRecord,
} from '../imports/imports.queries.ts';
import { removeStored } from '../uploads/store-upload.ts';

/** One of which nothing was written leaves the history, and its file the disk. */
export async function deleteListingImport(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  const row = await findImport(ctx.db, id);
  if (!row) throw new AppError('import.notFound');
  if (!isRemovable(row)) throw new AppError('listingImport.notRemovable');
  // A check has left a verdict a row.
  await inTransaction(withoutTimeLimit(ctx), async (ctx) => {
    // Somebody may have started it since it was looked at.
    if (!(await deleteImportIn(ctx.db, id, row.status)))
      throw new AppError('listingImport.notRemovable');
    await deleteImportRows(ctx.db, id);
    await recordAudit(ctx, { action: 'listing.import_removed', data: { file: row.name } });
  });
  const { isUpload = true } = row.options as { isUpload?: boolean };
  // A file that a command was given is the operator's.
  if (isUpload && row.path) await removeStored(row.path);
  return { status: 'success' };
}

function isRemovable({ status, isDryRun, feedId, ...counts }: ImportRecord): boolean {
  if (status === 'running' || feedId !== null) return false;
  const isWritten = counts.created + counts.updated + counts.offMarket > 0;
  return status === 'ready' || isDryRun || (status !== 'done' && status !== 'undone' && !isWritten);
}
