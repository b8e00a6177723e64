import type { InputOf, ResultOf, undoListingImport as undoEndpoint } from '@alpha/contract';
import { refreshSearch } from '../../listings/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { takeInstallationLock } from '../../platform/db/installation-lock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, withoutTimeLimit } from '../../platform/http/context.ts';
import { analyzeAll, estimateRents } from '../../underwriting/index.ts';
import { findFeed, updateFeed } from '../feeds/feeds.queries.ts';
import type { FeedOptions } from '../feeds/refresh-feed.service.ts';
import { findImport } from '../imports/imports.queries.ts';
import { saveFeedMark } from '../pipeline/feed-progress.queries.ts';
import type { FeedMark } from '../reso/feed-mark.ts';
import { isMarketKind } from '../rows/market-kinds.ts';
import { hasRows } from '../runs/delete-old-imports.ts';
import { IMPORT_LOCK } from '../runs/run-import.ts';
import {
  countTouched,
  deleteCreated,
  deleteImportedPrices,
  keepHomeSnapshots,
  listRestoredWithoutEstimate,
  markUndone,
  restoreChanged,
  restoreConfirmedDays,
} from './undo-import.queries.ts';

type Result = ResultOf<typeof undoEndpoint>;

/** Restores what has not been changed since; the rest stays and is counted. */
export async function undoListingImport(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof undoEndpoint>,
): Promise<Result> {
  // A large import has a million rows to undo.
  const patient = withoutTimeLimit(ctx);
  const lock = await takeInstallationLock(ctx.deps.database, IMPORT_LOCK);
  if (!lock) throw new AppError('listingImport.busy');
  try {
    const result = await inTransaction(patient, (ctx) => undo(ctx, id));
    // Removed rents may have served as comparables for other sources.
    await estimateRents(patient.db);
    // Restored properties are analyzed again in the background; on PostgreSQL a worker does it.
    if (ctx.deps.database.kind === 'embedded')
      void analyzeAll(patient.db).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'homes were not analyzed after an undo'),
      );
    return result;
  } finally {
    await lock.release();
  }
}

async function undo(ctx: Ctx, id: number): Promise<Result> {
  const row = await findImport(ctx.db, id);
  if (!row) throw new AppError('import.notFound');
  if (row.status === 'undone') throw new AppError('import.undone');
  // Every market file replaces the previous data: import the one you want instead.
  if (isMarketKind(row.kind)) throw new AppError('listingImport.isMarket');
  if (row.isDryRun || row.status === 'ready' || row.status === 'running')
    throw new AppError('listingImport.notDone');
  if (!hasRows(row)) throw new AppError('listingImport.forgotten');
  const touched = await countTouched(ctx.db, id);
  await keepHomeSnapshots(ctx.db, id);
  await deleteImportedPrices(ctx.db, id);
  const deleted = await deleteCreated(ctx.db, id);
  const restored = await restoreChanged(ctx.db, id);
  await restoreConfirmedDays(ctx.db, id);
  await refreshSearch(ctx.db, await listRestoredWithoutEstimate(ctx.db, id));
  await markUndone(ctx.db, id);
  if (row.feedId !== null) await rewindFeed(ctx.db, row.feedId, row.options);
  const kept = touched - deleted - restored;
  const data = { file: row.name, deleted, restored, kept };
  await recordAudit(ctx, { action: 'listing.import_undone', data });
  return { deleted, restored, kept };
}

/** The next run fetches the undone changes again, from where this run started or earlier. */
async function rewindFeed(db: Db, feedId: number, options: Record<string, unknown>) {
  const { markBefore = null, asked } = options as Partial<FeedOptions>;
  const feed = await findFeed(db, feedId);
  if (!feed) return;
  // An earlier run that was already undone has moved the mark further back.
  const isFurtherBack = momentOf(feed.mark) < momentOf(markBefore);
  // Without a stored query the whole feed is read again.
  if (!asked) await updateFeed(db, feedId, { mark: null });
  else if (!isFurtherBack) await saveFeedMark(db, asked, markBefore);
}

const momentOf = (mark: unknown): string => (mark as FeedMark | null)?.modifiedAt ?? '';
