import type { SourceItem } from '../rows/listing-row.ts';
import { createMarkKeeper, type FeedMark } from './feed-mark.ts';
import { readFields } from './read-fields.ts';
import type { Page } from './reso-answer.ts';
import type { ResoClient } from './reso-client.ts';
import { PROPERTY_FIELDS } from './reso-fields.ts';
import { readListing, systemOf, VIEW_RIGHT } from './reso-listing.ts';
import { choosePhotos, type PhotoLink } from './reso-media.ts';
import { followPages } from './reso-pages.ts';
import { keysUrl, propertyUrl } from './reso-questions.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';

/** Photos to copy once the rows are stored, if they changed since they were last copied. */
export type PendingPhoto = {
  system: string;
  key: string;
  changedAt: string;
  /** `null`: ask the Media resource. */
  links: PhotoLink[] | null;
};

type RecordBatch = { items: SourceItem[]; photos: PendingPhoto[] };

/** One page, to be written in one transaction with the mark. */
export type FeedBatch = RecordBatch & {
  mark: FeedMark;
  /** Records of the overlap that we already have. */
  repeated: number;
};

/** Everything that changed since the mark (or everything), page by page. */
export async function* readFeed(
  client: ResoClient,
  feed: ResoFeed,
  start: FeedMark,
): AsyncGenerator<FeedBatch> {
  const overlapMs = feed.settings.overlapMinutes * 60_000;
  const { pages, isOrdered } = await openPages(client, feed, start, overlapMs);
  const keeper = createMarkKeeper({ start, overlapMs, isOrdered });
  let line = 0;
  for await (const page of pages) {
    const batch = { items: [], photos: [], repeated: 0 } as RecordBatch & { repeated: number };
    for (const raw of page.records) {
      line += 1;
      const sighting = sightingOf(raw, feed);
      if (sighting && !keeper.see(sighting)) {
        batch.repeated += 1;
        continue;
      }
      addRecord(batch, raw, feed, { line, page });
    }
    yield { ...batch, mark: keeper.markAfterPage(page.nextLink === null, page.serverTime) };
  }
}

/** Some servers reject URLs longer than 2,000 characters. */
const KEYS_PER_REQUEST = 25;

/** The current state of these listings; other listings in the response are ignored. */
export async function* readByKeys(
  client: ResoClient,
  feed: ResoFeed,
  ids: readonly { system: string; key: string }[],
): AsyncGenerator<RecordBatch> {
  for (let at = 0; at < ids.length; at += KEYS_PER_REQUEST) {
    const batchIds = ids.slice(at, at + KEYS_PER_REQUEST);
    const names = new Set(batchIds.map(({ system, key }) => `${system}\0${key}`));
    const url = keysUrl(
      feed,
      batchIds.map(({ key }) => key),
    );
    for await (const page of followPages(client, url, 'Property')) {
      const batch: RecordBatch = { items: [], photos: [] };
      for (const raw of page.records) {
        const sighting = sightingOf(raw, feed);
        if (sighting && names.has(`${sighting.system}\0${sighting.key}`))
          addRecord(batch, raw, feed, { line: 0, page });
      }
      yield batch;
    }
  }
}

function addRecord(
  { items, photos }: RecordBatch,
  raw: Record<string, unknown>,
  feed: ResoFeed,
  { line, page }: { line: number; page: Page },
): void {
  const today = new Date(page.serverTime).toISOString().slice(0, 10);
  const item = readListing(raw, { line, defaultSystem: systemName(feed), today });
  items.push(item);
  const pending = pendingPhotoOf(item, raw, feed);
  if (pending) photos.push(pending);
}

export function systemName({ url, settings }: ResoFeed): string {
  return settings.system || new URL(url).hostname;
}

/**
 * Some servers refuse `$select` or `$orderby`. Without sorting, only the end of a run can set a
 * mark.
 */
async function openPages(
  client: ResoClient,
  feed: ResoFeed,
  start: FeedMark,
  overlapMs: number,
): Promise<{ pages: AsyncIterable<Page>; isOrdered: boolean }> {
  const since =
    start.modifiedAt && new Date(Date.parse(start.modifiedAt) - overlapMs).toISOString();
  const open = async ({ isOrdered, select }: Way) => {
    const expand = feed.settings.media === 'expand' ? 'Media' : '';
    const url = propertyUrl(feed, { since, isOrdered, select, expand });
    const pages = followPages(client, url, 'Property');
    return { pages: startingWith(await pages.next(), pages), isOrdered };
  };
  for (const way of REQUEST_VARIANTS.slice(0, -1)) {
    try {
      return await open(way);
    } catch (error) {
      if (!(error instanceof FeedFailure) || error.code !== 'queryRefused') throw error;
    }
  }
  return open(REQUEST_VARIANTS.at(-1) as Way);
}

type Way = { isOrdered: boolean; select: readonly string[] };

const FIELDS = Object.keys(PROPERTY_FIELDS);

/** Leanest request first: a server that does not know a field rejects the query. */
const REQUEST_VARIANTS: readonly Way[] = [
  { isOrdered: true, select: [...FIELDS, VIEW_RIGHT] },
  { isOrdered: true, select: FIELDS },
  { isOrdered: true, select: [] },
  { isOrdered: false, select: [] },
];

async function* startingWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>) {
  if (!first.done) yield first.value;
  yield* rest;
}

function sightingOf(raw: Record<string, unknown>, feed: ResoFeed) {
  const { ListingKey, ModificationTimestamp, OriginatingSystemName } = readFields(IDENTITY, raw);
  if (!ListingKey) return null;
  const system = systemOf({ OriginatingSystemName }, systemName(feed));
  return { system, key: ListingKey, modifiedAt: ModificationTimestamp };
}

const IDENTITY = {
  ListingKey: PROPERTY_FIELDS.ListingKey,
  OriginatingSystemName: PROPERTY_FIELDS.OriginatingSystemName,
  ModificationTimestamp: PROPERTY_FIELDS.ModificationTimestamp,
} as const;

/** Other statuses are not shown, so they need no photos. */
const STATUSES_WITH_PHOTOS = new Set(['active', 'pending', 'sold']);

function pendingPhotoOf(
  item: SourceItem,
  raw: Record<string, unknown>,
  feed: ResoFeed,
): PendingPhoto | null {
  const { media, mostPhotos } = feed.settings;
  if (item.kind !== 'row' || media === 'none' || mostPhotos === 0) return null;
  const { system, key, status, mayDisplay, modifiedAt } = item.row;
  if (!mayDisplay || !STATUSES_WITH_PHOTOS.has(status)) return null;
  const { PhotosChangeTimestamp } = readFields(PHOTOS, raw);
  const changedAt = PhotosChangeTimestamp ?? modifiedAt;
  if (changedAt === null) return null;
  const links = Array.isArray(raw.Media) ? choosePhotos(raw.Media, mostPhotos) : null;
  return { system, key, changedAt, links };
}

const PHOTOS = { PhotosChangeTimestamp: PROPERTY_FIELDS.PhotosChangeTimestamp } as const;
