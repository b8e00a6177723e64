import type { Refusal } from '../listing-row.ts';
import type { FetchBytes } from '../safe-fetch.ts';
import { type CopiedPhoto, type CopyResult, copyPhotos } from './copy-photos.ts';
import type { FeedMark } from './feed-mark.ts';
import type { ResoClient } from './reso-client.ts';
import { type FeedBatch, type PhotoWish, readFeed } from './reso-feed.ts';
import { listPhotos } from './reso-media.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';
import { findVanished, type ListingId } from './reso-vanished.ts';

/** What a run needs to know and to keep; the tables stand behind it. */
export type FeedStore = {
  getMark: () => Promise<FeedMark>;
  /** Rows, wishes for photos and the mark, in one transaction or not at all. */
  commit: (batch: FeedBatch) => Promise<void>;
  /** What this feed brought and is still on the market. */
  listOnMarket: () => Promise<ListingId[]>;
  /** Wishes not yet fulfilled nor tried in this run. */
  takeWishes: (most: number) => Promise<PhotoWish[]>;
  keepPhotos: (wish: PhotoWish, result: CopyResult) => Promise<void>;
};

type Deps = {
  feed: ResoFeed;
  client: ResoClient;
  store: FeedStore;
  /** Without credentials: pictures may lie on any host. */
  fetchPhoto: FetchBytes;
  storePhoto: (bytes: Uint8Array) => Promise<CopiedPhoto>;
  now?: () => number;
  signal?: AbortSignal;
};

export type FeedRun = {
  records: number;
  repeated: number;
  vanished: number;
  photos: number;
  warnings: Refusal[];
};

/** One refresh: what changed, what vanished, then the pictures. Can be broken off at any moment. */
export async function runFeed(deps: Deps): Promise<FeedRun> {
  const { feed, client, store } = deps;
  const now = deps.now ?? Date.now;
  const run: FeedRun = { records: 0, repeated: 0, vanished: 0, photos: 0, warnings: [] };
  let mark = await store.getMark();
  const ours = isComparisonDue(mark, feed, now()) ? await store.listOnMarket() : null;
  for await (const batch of readFeed(client, feed, mark)) {
    await store.commit(batch);
    mark = batch.mark;
    run.records += batch.items.length;
    run.repeated += batch.repeated;
  }
  if (ours) run.vanished = await removeVanished(deps, ours, mark, now());
  await copyAll(deps, run);
  return run;
}

function isComparisonDue({ keysComparedAt }: FeedMark, { settings }: ResoFeed, now: number) {
  const last = keysComparedAt === null ? 0 : Date.parse(keysComparedAt);
  return now - last >= settings.compareKeysHours * 3_600_000;
}

async function removeVanished(
  { client, feed, store }: Deps,
  ours: readonly ListingId[],
  mark: FeedMark,
  now: number,
): Promise<number> {
  const vanished = await findVanished(client, feed, ours);
  await store.commit({
    items: vanished.map((id) => ({ kind: 'deleted', line: 0, ...id })),
    photos: [],
    mark: { ...mark, keysComparedAt: new Date(now).toISOString() },
    repeated: 0,
  });
  return vanished.length;
}

/** Few enough for one question to the Media resource. */
const WISHES_AT_ONCE = 25;

async function copyAll(deps: Deps, run: FeedRun): Promise<void> {
  try {
    for (;;) {
      const wishes = await deps.store.takeWishes(WISHES_AT_ONCE);
      if (wishes.length === 0) return;
      const asked = wishes.filter(({ links }) => links === null).map(({ key }) => key);
      const found = await listPhotos(deps.client, deps.feed, asked);
      for (const wish of wishes) {
        const result = await fulfil(deps, wish, found);
        await deps.store.keepPhotos(wish, result);
        run.photos += result.photos.length;
      }
    }
  } catch (error) {
    // The listings are in: whatever is wrong with pictures is told beside them.
    if (!(error instanceof FeedFailure)) throw error;
    run.warnings.push(error.refusal);
  }
}

async function fulfil(
  { client, feed, fetchPhoto, storePhoto, signal }: Deps,
  wish: PhotoWish,
  found: ReadonlyMap<string, CopyLinks>,
): Promise<CopyResult> {
  const copy = (links: CopyLinks) =>
    copyPhotos({ fetch: fetchPhoto, store: storePhoto, ...(signal && { signal }) }, links);
  if (wish.links === null) return copy(found.get(wish.key) ?? []);
  const result = await copy(wish.links);
  if (result.photos.length > 0 || !result.isWorthAnotherTry) return result;
  // Links that came with the listing live an hour; the listing may have waited longer.
  return copy((await listPhotos(client, feed, [wish.key])).get(wish.key) ?? []);
}

type CopyLinks = NonNullable<PhotoWish['links']>;
