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

/** Deletes an import that wrote nothing, along with its uploaded file. */
export async function deleteListingImport(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  const row = await findImport(ctx.db, id);
  if (!row) throw new AppError('import.notFound');
  if (!isRemovable(row)) throw new AppError('listingImport.notRemovable');
  // A dry run leaves one row per item.
  await inTransaction(withoutTimeLimit(ctx), async (ctx) => {
    // It may have been started since it was read.
    if (!(await deleteImportIn(ctx.db, id, row.status)))
      throw new AppError('listingImport.notRemovable');
    await deleteImportRows(ctx.db, id);
    await recordAudit(ctx, { action: 'listing.import_removed', data: { file: row.name } });
  });
  const { isUpload = true } = row.options as { isUpload?: boolean };
  // A file passed to the command belongs to the operator.
  if (isUpload && row.path) await removeStored(row.path);
  return { status: 'success' };
}

function isRemovable({ status, isDryRun, feedId, ...counts }: ImportRecord): boolean {
  if (status === 'running' || feedId !== null) return false;
  const isWritten = counts.created + counts.updated + counts.offMarket > 0;
  return status === 'ready' || isDryRun || (status !== 'done' && status !== 'undone' && !isWritten);
}
