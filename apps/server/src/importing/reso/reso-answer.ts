import type { FetchedBytes } from '../../platform/fetching/safe-fetch.ts';
import { FeedFailure } from './reso-refusal.ts';

export type Resource = 'Property' | 'Media';

export type Page = {
  records: Record<string, unknown>[];
  nextLink: string | null;
  /** By the server's clock, which also stamps the records. */
  serverTime: number;
};

/** `retryMs`: retry after this long, or (`null`) after the default delay. */
export type Outcome = { page: Page } | { failure: FeedFailure; retryMs?: number | null };

/** Interprets a server response in terms its owner can act on. */
export function outcomeOf(answer: FetchedBytes, resource: Resource, now: number): Outcome {
  const { status, headers } = answer;
  const isMedia = resource === 'Media';
  if (status === 200) return readPage(answer, now);
  if (status === 401) return { failure: new FeedFailure('wrongCredentials') };
  if (status === 403)
    return { failure: new FeedFailure(isMedia ? 'noPermissionMedia' : 'noPermission') };
  if (status === 404)
    return { failure: new FeedFailure(isMedia ? 'noPermissionMedia' : 'notFound') };
  if (status === 429)
    return { failure: new FeedFailure('throttled'), retryMs: retryAfterMs(headers, now) };
  if (status === 408 || (status >= 500 && status !== 501))
    return {
      failure: new FeedFailure('serverTrouble', { value: String(status) }),
      retryMs: retryAfterMs(headers, now),
    };
  if (status >= 400)
    return { failure: new FeedFailure('queryRefused', { value: messageOf(answer) }) };
  return { failure: new FeedFailure('notOData') };
}

function readPage({ bytes, headers }: FetchedBytes, now: number): Outcome {
  const body = parse(bytes);
  // Unreadable JSON was cut off; any other content is a different kind of server.
  if (body === undefined)
    return /\bjson\b/.test(headers['content-type'] ?? '')
      ? { failure: new FeedFailure('brokeOff'), retryMs: null }
      : { failure: new FeedFailure('notOData') };
  const { value, ...rest } = Object(body) as Record<string, unknown>;
  if (!Array.isArray(value)) return { failure: new FeedFailure('notOData') };
  const nextLink = rest['@odata.nextLink'] ?? rest['@nextLink'];
  return {
    page: {
      records: value.filter((each) => each !== null && typeof each === 'object'),
      nextLink: typeof nextLink === 'string' && nextLink ? nextLink : null,
      serverTime: Date.parse(headers.date ?? '') || now,
    },
  };
}

/** RFC 9110, 10.2.3: seconds or a date. */
function retryAfterMs(headers: FetchedBytes['headers'], now: number): number | null {
  const text = headers['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}

function messageOf({ bytes, status }: FetchedBytes): string {
  const { error } = Object(parse(bytes)) as { error?: { message?: unknown } };
  const message = error?.message;
  return typeof message === 'string' && message ? message : String(status);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
