import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';

type Question = {
  since?: string | null;
  isOrdered?: boolean;
  select?: readonly string[];
  expand?: string;
  filter?: string;
};

export function propertyUrl(feed: ResoFeed, question: Question): string {
  const { since, isOrdered, select, expand } = question;
  const conditions = [
    feed.settings.filter && `(${feed.settings.filter})`,
    since && `ModificationTimestamp gt ${since}`,
  ].filter(Boolean);
  return resourceUrl(feed, 'Property', {
    $filter: conditions.join(' and '),
    $orderby: isOrdered ? 'ModificationTimestamp asc' : '',
    $select: select?.join(',') ?? '',
    $expand: expand ?? '',
  });
}

/** Certain listings, whenever they changed. */
export function keysUrl(feed: ResoFeed, keys: readonly string[]): string {
  const { filter, media } = feed.settings;
  const conditions = [filter && `(${filter})`, `(${anyOf('ListingKey', keys)})`].filter(Boolean);
  return resourceUrl(feed, 'Property', {
    $filter: conditions.join(' and '),
    $expand: media === 'expand' ? 'Media' : '',
  });
}

/** By listing; offices and agents have pictures too, under keys of their own. */
export function mediaUrl(
  feed: ResoFeed,
  keys: readonly string[],
  { namesResource }: { namesResource: boolean },
): string {
  const any = anyOf('ResourceRecordKey', keys);
  const $filter = namesResource ? `ResourceName eq 'Property' and (${any})` : any;
  return resourceUrl(feed, 'Media', { $filter });
}

/** `or` rather than `in`, which servers of OData 4.0 do not know. */
const anyOf = (field: string, keys: readonly string[]) =>
  keys.map((key) => `${field} eq ${literal(key)}`).join(' or ');

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function resourceUrl(feed: ResoFeed, resource: string, options: Record<string, string>): string {
  if (!URL.canParse(feed.url)) throw new FeedFailure('badUrl');
  const url = new URL(feed.url);
  // People paste the address of the listings as often as that of the service.
  url.pathname = `${url.pathname.replace(/\/+(Property\/*)?$/, '')}/${resource}`;
  // By hand: URLSearchParams writes a space as a plus, which some servers read as a plus.
  const asked = Object.entries(options)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  url.search = [url.search.slice(1), ...asked].filter(Boolean).join('&');
  url.hash = '';
  return url.href;
}
