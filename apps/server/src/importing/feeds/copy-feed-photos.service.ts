import { refreshSearch, storePhoto } from '../../listings/index.ts';
import { takeInstallationLock } from '../../platform/db/installation-lock.ts';
import { retried } from '../../platform/db/retried.ts';
import type { FetchBytes } from '../../platform/fetching/safe-fetch.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { findImport, type ImportRecord, updateImport } from '../imports/imports.queries.ts';
import { downloadPendingPhotos } from '../reso/download-pending-photos.ts';
import type { ResoClient } from '../reso/reso-client.ts';
import type { ResoFeed } from '../reso/reso-settings.ts';
import { type DuePhoto, keepPhotos, listDuePhotos } from './feed-photos.queries.ts';

/** One lock per feed, separate from imports: copying a market's photos takes hours. */
const PHOTOS_LOCK = 0x1a9_0000_0000;

export type Copying = {
  feed: ResoFeed;
  feedId: number;
  client: ResoClient;
  fetch: FetchBytes;
};

/** Copies missing photos. If another process is already copying, it picks up the new ones. */
export async function copyFeedPhotos(
  { database, config }: AppDeps,
  { id, createdAt }: ImportRecord,
  { client, feed, feedId, fetch }: Copying,
  outer: AbortSignal,
): Promise<void> {
  const { db } = database;
  const lock = await takeInstallationLock(database, PHOTOS_LOCK + feedId);
  if (!lock) return;
  try {
    const signal = AbortSignal.any([outer, lock.signal]);
    const { warnings } = await downloadPendingPhotos({
      client,
      feed,
      fetchPhoto: fetch,
      storePhoto: (bytes) => storePhoto(config.dataDir, bytes),
      nextPendingPhotos: (most) => {
        signal.throwIfAborted();
        return listDuePhotos(db, feedId, createdAt, most);
      },
      keepPhotos: async (photo, result) => {
        const { propertyId } = photo as DuePhoto;
        await retried(() => keepPhotos(db, photo as DuePhoto, result));
        // Search ranking depends on whether a property has photos.
        await retried(() => refreshSearch(db, [propertyId]));
      },
      signal,
    });
    const ended = await findImport(db, id);
    if (warnings.length > 0)
      await updateImport(db, id, { warnings: [...(ended?.warnings ?? []), ...warnings] });
  } finally {
    await lock.release();
  }
}
