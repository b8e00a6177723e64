import { enumKey, readFields } from './read-fields.ts';
import type { ResoClient } from './reso-client.ts';
import { MEDIA_FIELDS, type ResoMedia } from './reso-fields.ts';
import { followPages } from './reso-pages.ts';
import { mediaUrl } from './reso-questions.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';

export type PhotoLink = { url: string; order: number };

/** Keys per request: some servers reject URLs longer than 2,000 characters. */
const KEYS_PER_REQUEST = 25;

/** Photos by listing key; listings without photos get an empty list. */
export async function listPhotos(
  client: ResoClient,
  feed: ResoFeed,
  keys: readonly string[],
): Promise<Map<string, PhotoLink[]>> {
  const records = new Map<string, unknown[]>(keys.map((key) => [key, []]));
  for (let at = 0; at < keys.length; at += KEYS_PER_REQUEST) {
    for await (const raw of askFor(client, feed, keys.slice(at, at + KEYS_PER_REQUEST))) {
      const { ResourceName, ResourceRecordKey } = readFields(MEDIA_FIELDS, raw);
      if (['', 'property'].includes(enumKey(ResourceName ?? '')))
        records.get(ResourceRecordKey ?? '')?.push(raw);
    }
  }
  return new Map(
    [...records].map(([key, media]) => [key, choosePhotos(media, feed.settings.mostPhotos)]),
  );
}

/** Clients whose server rejects queries that name the resource. */
const withoutResource = new WeakSet<ResoClient>();

async function* askFor(client: ResoClient, feed: ResoFeed, keys: readonly string[]) {
  const ask = (namesResource: boolean) =>
    followPages(client, mediaUrl(feed, keys, { namesResource }), 'Media');
  if (!withoutResource.has(client)) {
    try {
      for await (const page of ask(true)) yield* page.records;
      return;
    } catch (error) {
      if (!(error instanceof FeedFailure) || error.code !== 'queryRefused') throw error;
      withoutResource.add(client);
    }
  }
  for await (const page of ask(false)) yield* page.records;
}

/** Photos that may be shown, preferred one first; `order` starts at 0. */
export function choosePhotos(media: readonly unknown[], most: number): PhotoLink[] {
  return media
    .map((raw) => readFields(MEDIA_FIELDS, Object(raw)))
    .filter(isPublicPhoto)
    .sort(byPreference)
    .slice(0, most)
    .map(({ MediaURL }, order) => ({ url: MediaURL ?? '', order }));
}

const NOT_FOR_US = new Set(['private', 'agentonly', 'firmonly', 'officeonly']);

function isPublicPhoto({ MediaURL, MediaCategory, Permission }: ResoMedia): boolean {
  return (
    MediaURL !== null &&
    ['', 'photo'].includes(enumKey(MediaCategory ?? '')) &&
    !Permission.some((each) => NOT_FOR_US.has(enumKey(each)))
  );
}

function byPreference(a: ResoMedia, b: ResoMedia): number {
  const preferred = Number(b.PreferredPhotoYN === true) - Number(a.PreferredPhotoYN === true);
  return preferred || (a.Order ?? LAST) - (b.Order ?? LAST);
}

const LAST = Number.MAX_SAFE_INTEGER;
