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

/** Specific listings, regardless of when they changed. */
export function keysUrl(feed: ResoFeed, keys: readonly string[]): string {
  const { filter, media } = feed.settings;
  const conditions = [filter && `(${filter})`, `(${anyOf('ListingKey', keys)})`].filter(Boolean);
  return resourceUrl(feed, 'Property', {
    $filter: conditions.join(' and '),
    $expand: media === 'expand' ? 'Media' : '',
  });
}

/** By listing; offices and agents have photos too, under their own keys. */
export function mediaUrl(
  feed: ResoFeed,
  keys: readonly string[],
  { namesResource }: { namesResource: boolean },
): string {
  const any = anyOf('ResourceRecordKey', keys);
  const $filter = namesResource ? `ResourceName eq 'Property' and (${any})` : any;
  return resourceUrl(feed, 'Media', { $filter });
}

/** `or` instead of `in`, which OData 4.0 servers do not support. */
const anyOf = (field: string, keys: readonly string[]) =>
  keys.map((key) => `${field} eq ${literal(key)}`).join(' or ');

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function resourceUrl(feed: ResoFeed, resource: string, options: Record<string, string>): string {
  if (!URL.canParse(feed.url)) throw new FeedFailure('badUrl');
  const url = new URL(feed.url);
  // People often paste the address of the Property resource instead of the service.
  url.pathname = `${url.pathname.replace(/\/+(Property\/*)?$/, '')}/${resource}`;
  // Not URLSearchParams: it encodes spaces as plus signs, which some servers take literally.
  const parameters = Object.entries(options)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  url.search = [url.search.slice(1), ...parameters].filter(Boolean).join('&');
  url.hash = '';
  return url.href;
}
