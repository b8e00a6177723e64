import type {
  cancelFeedRun as cancelEndpoint,
  createFeed as createEndpoint,
  deleteFeed as deleteEndpoint,
  Feed,
  InputOf,
  ResultOf,
  runFeed as runEndpoint,
  testFeed as testEndpoint,
  updateFeed as updateEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { isUniqueViolation } from '../../platform/db/db-errors.ts';
import { internetOf } from '../../platform/fetching/internet.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import type { ResoCredentials } from '../reso/reso-settings.ts';
import { checkConnection } from './check-connection.ts';
import { credentialsOf, sealCredentials } from './feed-credentials.ts';
import { shapeFeed } from './feed-shape.ts';
import { deleteFeedRow, listFeedRows } from './feed-state.queries.ts';
import {
  cancelRequestedRun,
  type FeedRecord,
  findFeed,
  insertFeed,
  updateFeed as setFeed,
} from './feeds.queries.ts';
import { mayHoldSecret } from './secret-in-address.ts';

type Form = InputOf<typeof createEndpoint>['body'];

export async function listFeeds(ctx: Ctx): Promise<Feed[]> {
  const shaped: Feed[] = [];
  for (const row of await listFeedRows(ctx.db)) shaped.push(await shapeFeed(ctx, row));
  return shaped;
}

export function createFeed(ctx: Ctx, { body }: InputOf<typeof createEndpoint>): Promise<Feed> {
  const { url, sealed } = checked(ctx, body, null);
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const settings = { requestsPerSecond: body.requests_per_second };
      const row = await insertFeed(ctx.db, {
        ...columnsOf(body),
        kind: 'reso',
        url,
        settings,
        credentials: sealed,
      });
      await audit(ctx, 'feed.created', row);
      return shapeFeed(ctx, row);
    }),
  );
}

export async function updateFeed(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateEndpoint>,
): Promise<Feed> {
  const before = await getFeed(ctx, id);
  const { url, sealed } = checked(ctx, body, before);
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      await setFeed(ctx.db, id, {
        ...columnsOf(body),
        url,
        settings: { ...before.settings, requestsPerSecond: body.requests_per_second },
        credentials: sealed,
        // A mark is only valid for the server it came from.
        ...(url !== before.url && { mark: null }),
      });
      const row = await getFeed(ctx, id);
      await audit(ctx, 'feed.updated', row);
      return shapeFeed(ctx, row);
    }),
  );
}

export async function deleteFeed(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  const row = await getFeed(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    await deleteFeedRow(ctx.db, id);
    await audit(ctx, 'feed.deleted', row);
  });
  return { status: 'success' };
}

export async function testFeed(
  ctx: Ctx,
  { body }: InputOf<typeof testEndpoint>,
): Promise<ResultOf<typeof testEndpoint>> {
  const stored = body.id === undefined ? null : await getFeed(ctx, body.id);
  const url = addressOf(body.url);
  const credentials = credentialsInForm(body) ?? storedFor(ctx, stored, url);
  if (!credentials) throw new AppError('feed.credentialsNeeded');
  return checkConnection(url, credentials, internetOf(ctx.deps).fetch);
}

/** Queued: a worker picks it up within seconds or when its turn comes. */
export async function runFeed(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof runEndpoint>,
): Promise<Feed> {
  const row = await getFeed(ctx, id);
  const { full = false, may_be_short: mayBeShort = false } = body ?? {};
  return inTransaction(ctx, async (ctx) => {
    await setFeed(ctx.db, id, { runAsked: { full, mayBeShort } });
    await audit(ctx, 'feed.run', row);
    return shapeFeed(ctx, await getFeed(ctx, id));
  });
}

export async function cancelFeedRun(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof cancelEndpoint>,
): Promise<Feed> {
  return inTransaction(ctx, async (ctx) => {
    const isTakenBack = await cancelRequestedRun(ctx.db, id);
    const row = await getFeed(ctx, id);
    if (isTakenBack) await audit(ctx, 'feed.runCancelled', row);
    return shapeFeed(ctx, row);
  });
}

async function getFeed(ctx: Ctx, id: number): Promise<FeedRecord> {
  const row = await findFeed(ctx.db, id);
  if (!row) throw new AppError('feed.notFound');
  return row;
}

/** The address and the sealed credentials, new or existing. */
function checked(ctx: Ctx, body: Form, before: FeedRecord | null) {
  const url = addressOf(body.url);
  const credentials = credentialsInForm(body) ?? storedFor(ctx, before, url);
  if (!credentials) throw new AppError('feed.credentialsNeeded');
  return { url, sealed: sealCredentials(ctx.deps.appSecret, url, credentials) };
}

/** Credentials for one server are never sent to another. */
function storedFor(ctx: Ctx, row: FeedRecord | null, url: string): ResoCredentials | null {
  return row?.url === url ? credentialsOf(row, ctx.deps.appSecret) : null;
}

/** Requires https and no secrets: addresses are shown, logged and audited. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || !url.hostname)
    throw new AppError('feed.badUrl', { fields: { url: ['invalid'] } });
  if (mayHoldSecret(url)) throw new AppError('feed.secretInUrl', { fields: { url: ['invalid'] } });
  return text;
}

function credentialsInForm({
  credentials: given,
}: Pick<Form, 'credentials'>): ResoCredentials | null {
  if (!given) return null;
  if (given.kind === 'bearer') return given;
  const { token_url, client_id, client_secret, scope } = given;
  return {
    kind: 'client',
    tokenUrl: token_url,
    clientId: client_id,
    clientSecret: client_secret,
    ...(scope && { scope }),
  };
}

const columnsOf = ({ name, every_minutes, is_enabled }: Form) => ({
  name,
  everyMinutes: every_minutes,
  isEnabled: is_enabled,
});

async function namedOnce<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'feeds_name_unique')) throw error;
    throw new AppError('feed.nameTaken', { fields: { name: ['taken'] } });
  }
}

type FeedAction =
  | 'feed.created'
  | 'feed.updated'
  | 'feed.deleted'
  | 'feed.run'
  | 'feed.runCancelled';

/** Logs the address, never the credentials. */
function audit(ctx: Ctx, action: FeedAction, { name, url }: FeedRecord): Promise<void> {
  return recordAudit(ctx, { action, data: { feed: name, url } });
}
