import type { InputOf, ListingImport, stopListingImport as stopEndpoint } from '@alpha/contract';
import { recordAudit } from '../platform/audit/index.ts';
import { type Ctx, inTransaction } from '../platform/http/context.ts';
import { getListingImport } from './importing.service.ts';
import { interruptImport } from './imports/imports.queries.ts';

/** The importing process checks the table every second. Finished imports stay as they are. */
export async function stopListingImport(
  ctx: Ctx,
  { params }: InputOf<typeof stopEndpoint>,
): Promise<ListingImport> {
  const { name } = await getListingImport(ctx, { params });
  await inTransaction(ctx, async (ctx) => {
    if (await interruptImport(ctx.db, params.id, { code: 'run.stopped' }))
      await recordAudit(ctx, { action: 'listing.import_stopped', data: { file: name } });
  });
  return getListingImport(ctx, { params });
}
