import { looksTruncated } from '../pipeline/sweep.ts';
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

/** A feed's listings, as far as the server's keys say something about them. */
export type OurListings = {
  onSale: readonly ListingId[];
  /** Marked off market because their keys were missing. */
  vanished: readonly ListingId[];
};

export type KeyComparison = {
  /** Active here but not on the server: deleted records leave no change to read. */
  gone: ListingId[];
  /** On the server again but unchanged, so reading from the mark would not return them. */
  back: ListingId[];
};

const KEYS = {
  ListingKey: PROPERTY_FIELDS.ListingKey,
  OriginatingSystemName: PROPERTY_FIELDS.OriginatingSystemName,
} as const;

/**
 * An incomplete list is ignored. An empty list, or one without a large part of the market, is
 * treated as an error unless a person confirms it.
 */
export async function compareKeys(
  client: ResoClient,
  feed: ResoFeed,
  { onSale, vanished }: OurListings,
  { mayBeShort }: { mayBeShort: boolean },
): Promise<KeyComparison> {
  if (onSale.length === 0 && vanished.length === 0) return { gone: [], back: [] };
  const left = new Map(onSale.map((id) => [nameOf(id), id]));
  const keysOnSale = new Set(onSale.map(({ key }) => key));
  const away = new Map(vanished.map((id) => [nameOf(id), id]));
  const renamed = new Set<string>();
  const back: ListingId[] = [];
  let found = 0;
  const url = propertyUrl(feed, { select: Object.keys(KEYS) });
  for await (const page of followPages(client, url, 'Property'))
    for (const raw of page.records) {
      const { ListingKey: key, OriginatingSystemName } = readFields(KEYS, raw);
      if (!key) continue;
      found += 1;
      const name = nameOf({ system: systemOf({ OriginatingSystemName }, systemName(feed)), key });
      const returned = away.get(name);
      if (returned) back.push(returned);
      // Listed under another system name: ours is outdated, not a sign of an incomplete list.
      if (!left.delete(name) && keysOnSale.has(key)) renamed.add(key);
    }
  if (found === 0) throw new FeedFailure('noKeys');
  const gone = [...left.values()];
  const missing = gone.filter(({ key }) => !renamed.has(key)).length;
  if (!mayBeShort && looksTruncated(missing, onSale.length))
    throw new FeedFailure('keysTooFew', { value: `${missing} / ${onSale.length}` });
  return { gone, back };
}

const nameOf = ({ system, key }: ListingId) => `${system}\0${key}`;
