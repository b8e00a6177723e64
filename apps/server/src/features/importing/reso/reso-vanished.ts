import { readFields } from './read-fields.ts';
import type { ResoClient } from './reso-client.ts';
import { systemName } from './reso-feed.ts';
import { PROPERTY_FIELDS } from './reso-fields.ts';
import { systemOf } from './reso-listing.ts';
import { followPages } from './reso-pages.ts';
import { propertyUrl } from './reso-questions.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';

export type ListingId = { system: string; key: string };

const KEYS = {
  ListingKey: PROPERTY_FIELDS.ListingKey,
  OriginatingSystemName: PROPERTY_FIELDS.OriginatingSystemName,
} as const;

/**
 * Which of ours the server no longer has: a record that is simply gone leaves no change to read.
 * A list that breaks off says nothing, and an empty one is a fault and not an empty market.
 */
export async function findVanished(
  client: ResoClient,
  feed: ResoFeed,
  ours: readonly ListingId[],
): Promise<ListingId[]> {
  if (ours.length === 0) return [];
  const left = new Map(ours.map((id) => [`${id.system}\0${id.key}`, id]));
  let found = 0;
  const url = propertyUrl(feed, { select: Object.keys(KEYS) });
  for await (const page of followPages(client, url, 'Property'))
    for (const raw of page.records) {
      const { ListingKey, OriginatingSystemName } = readFields(KEYS, raw);
      if (!ListingKey) continue;
      found += 1;
      left.delete(`${systemOf({ OriginatingSystemName }, systemName(feed))}\0${ListingKey}`);
    }
  if (found === 0) throw new FeedFailure('noKeys');
  return [...left.values()];
}
