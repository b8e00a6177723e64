import type { FetchBytes } from '../../platform/fetching/safe-fetch.ts';
import type { Refusal } from '../rows/listing-row.ts';
import { type CopiedPhoto, type CopyResult, copyPhotos } from './copy-photos.ts';
import type { ResoClient } from './reso-client.ts';
import type { PendingPhoto } from './reso-feed.ts';
import { listPhotos, type PhotoLink } from './reso-media.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';

type Deps = {
  feed: ResoFeed;
  client: ResoClient;
  /** Sent without credentials: photos may be on any host. */
  fetchPhoto: FetchBytes;
  storePhoto: (bytes: Uint8Array) => Promise<CopiedPhoto>;
  /** Photos not yet copied nor tried in this run. */
  nextPendingPhotos: (most: number) => Promise<PendingPhoto[]>;
  keepPhotos: (photo: PendingPhoto, result: CopyResult) => Promise<void>;
  signal?: AbortSignal;
};

/** Small enough for one request to the Media resource. */
const BATCH_SIZE = 25;

/** Copies photos of listings that are already stored. Photo problems never stop a run. */
export async function downloadPendingPhotos(
  deps: Deps,
): Promise<{ photos: number; warnings: Refusal[] }> {
  let photos = 0;
  try {
    for (;;) {
      const pending = await deps.nextPendingPhotos(BATCH_SIZE);
      if (pending.length === 0) return { photos, warnings: [] };
      const keys = pending.filter(({ links }) => links === null).map(({ key }) => key);
      const found = await listPhotos(deps.client, deps.feed, keys);
      for (const photo of pending) {
        const result = await download(deps, photo, found.get(photo.key) ?? []);
        await deps.keepPhotos(photo, result);
        photos += result.photos.length;
      }
    }
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { photos, warnings: [error.refusal] };
  }
}

async function download(deps: Deps, photo: PendingPhoto, found: PhotoLink[]): Promise<CopyResult> {
  const { client, feed, fetchPhoto, storePhoto, signal } = deps;
  const copy = (links: PhotoLink[]) =>
    copyPhotos({ fetch: fetchPhoto, store: storePhoto, ...(signal && { signal }) }, links);
  if (photo.links === null) return copy(found);
  const result = await copy(photo.links);
  if (result.photos.length > 0 || !result.isRetryable) return result;
  // Links delivered with a listing expire after an hour.
  return copy((await listPhotos(client, feed, [photo.key])).get(photo.key) ?? []);
}
