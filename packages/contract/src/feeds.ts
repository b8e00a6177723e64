import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { importReason } from './importing.ts';
import { idParams, rowId, success } from './paging.ts';
import { text, visibleText } from './text.ts';

/** One week. */
export const FEED_MOST_MINUTES = 10_080;
export const FEED_LEAST_MINUTES = 5;

/** Pending photos are counted up to this; shown as "more than 1,000". */
export const FEED_MOST_PHOTOS = 1_001;

const feed = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.string(),
  url: z.string(),
  /** Authentication method; secrets are never returned. */
  auth: z.enum(['bearer', 'client']).nullable(),
  requests_per_second: z.number(),
  every_minutes: z.number().int().nullable(),
  is_enabled: z.boolean(),
  is_running: z.boolean(),
  /** Requested manually and not started yet; another import may be running. */
  is_waiting: z.boolean(),
  /** Properties with photos still to download, counted up to `FEED_MOST_PHOTOS`. */
  photos_waiting: z.number().int(),
  /** The import of its latest run. */
  last_import_id: z.number().int().nullable(),
  last_run_at: z.string().nullable(),
  last_error: importReason.nullable(),
  next_run_at: z.string().nullable(),
});
export type Feed = z.infer<typeof feed>;

const secret = text(10_000).min(1);

const credentials = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bearer'), token: secret }),
  z.strictObject({
    kind: z.literal('client'),
    token_url: text(2_000).min(1),
    client_id: secret,
    client_secret: secret,
    scope: text(500).optional(),
  }),
]);

const connection = {
  url: text(2_000).trim().min(1),
  /** If omitted, the stored ones are used, as long as the URL is unchanged. */
  credentials: credentials.optional(),
  requests_per_second: z.number().min(0.1).max(50).default(2),
};

const feedForm = z.strictObject({
  ...connection,
  name: visibleText(120),
  /** Null: manual only. */
  every_minutes: z.number().int().min(FEED_LEAST_MINUTES).max(FEED_MOST_MINUTES).nullable(),
  is_enabled: z.boolean(),
});

export const listFeeds = endpoint({
  id: 'listFeeds',
  method: 'GET',
  path: '/api/feeds',
  access: 'listing:import',
  summary: 'The RESO feeds of this installation, without their secrets.',
  response: z.array(feed),
});

export const createFeed = endpoint({
  id: 'createFeed',
  method: 'POST',
  path: '/api/feeds',
  access: 'listing:import',
  summary: 'Creates a feed. Its secrets are encrypted and never returned.',
  body: feedForm,
  response: feed,
});

export const updateFeed = endpoint({
  id: 'updateFeed',
  method: 'PUT',
  path: '/api/feeds/:id',
  access: 'listing:import',
  summary: 'Updates a feed. A new address needs new credentials and is read from the start.',
  params: idParams,
  body: feedForm,
  response: feed,
});

export const deleteFeed = endpoint({
  id: 'deleteFeed',
  method: 'DELETE',
  path: '/api/feeds/:id',
  access: 'listing:import',
  summary: 'Deletes a feed and its secrets. Its listings stay.',
  params: idParams,
  response: success,
});

export const testFeed = endpoint({
  id: 'testFeed',
  method: 'POST',
  path: '/api/feeds/test',
  access: 'listing:import',
  summary: 'Tests a feed: reads its first listings without saving them.',
  perMinute: 20,
  /** `id`: the feed whose stored credentials to use. */
  body: z.strictObject({ ...connection, id: rowId.optional() }),
  response: z.object({ error: importReason.nullable(), listings: z.number().int() }),
});

export const runFeed = endpoint({
  id: 'runFeed',
  method: 'POST',
  path: '/api/feeds/:id/run',
  access: 'listing:import',
  summary:
    'Queues a refresh of a feed, to run when no other import is running. Its import shows the progress.',
  perMinute: 20,
  params: idParams,
  /** `full`: read everything again. `may_be_short`: accept even if most listings are missing. */
  body: z
    .strictObject({ full: z.boolean().optional(), may_be_short: z.boolean().optional() })
    .nullish(),
  response: feed,
});

export const cancelFeedRun = endpoint({
  id: 'cancelFeedRun',
  method: 'DELETE',
  path: '/api/feeds/:id/run',
  access: 'listing:import',
  summary: 'Cancels a queued refresh. A running one is stopped through its import.',
  perMinute: 20,
  params: idParams,
  response: feed,
});
