import { looksCutOff } from '../pipeline/sweep.ts';
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

/** What a feed has brought, as far as all keys of its server say something about it. */
export type OurListings = {
  onSale: readonly ListingId[];
  /** Off the market because they were missing among the keys. */
  vanished: readonly ListingId[];
};

export type KeyComparison = {
  /** On sale with us and not on the server: a record that is simply gone leaves no change to read. */
  gone: ListingId[];
  /** On the server again, or after all; unchanged, so that no mark would bring them. */
  back: ListingId[];
};

const KEYS = {
  ListingKey: PROPERTY_FIELDS.ListingKey,
  OriginatingSystemName: PROPERTY_FIELDS.OriginatingSystemName,
} as const;

/**
 * A list that breaks off says nothing. An empty one is a fault and not an empty market, and so is one
 * that misses a large part of it, unless a person knows better.
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
      // Known to us by the name of another system: ours is the old one, and no sign of half a list.
      if (!left.delete(name) && keysOnSale.has(key)) renamed.add(key);
    }
  if (found === 0) throw new FeedFailure('noKeys');
  const gone = [...left.values()];
  const missing = gone.filter(({ key }) => !renamed.has(key)).length;
  if (!mayBeShort && looksCutOff(missing, onSale.length))
    throw new FeedFailure('keysTooFew', { value: `${missing} / ${onSale.length}` });
  return { gone, back };
}

const nameOf = ({ system, key }: ListingId) => `${system}\0${key}`;
