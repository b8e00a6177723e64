import type { Database } from '../../../db/db.ts';
import { takeInstallationLock } from '../../../db/installation-lock.ts';
import { retried } from '../../../db/retried.ts';
import type { AppDeps } from '../../../http/context.ts';
import { storePhoto } from '../../media/photos/photos.service.ts';
import { refreshSearch } from '../../search/search-index.service.ts';
import { internetOf } from '../internet.ts';
import type { Refusal } from '../listing-row.ts';
import type { Progress } from '../pipeline/run-pipeline.ts';
import { type FeedMark, NO_MARK } from '../reso/feed-mark.ts';
import { createFeedSource, type FeedSource, isComparisonDue } from '../reso/feed-source.ts';
import { fulfilWishes } from '../reso/fulfil-wishes.ts';
import { createResoClient } from '../reso/reso-client.ts';
import { FeedFailure } from '../reso/reso-refusal.ts';
import { type ResoCredentials, type ResoFeed, resoSettings } from '../reso/reso-settings.ts';
import {
  findImport,
  type ImportRecord,
  insertImport,
  saveFeedMark,
  updateImport,
} from '../runs/imports.queries.ts';
import { IMPORT_LOCK, type ImportOptions, runToItsEnd } from '../runs/run-import.ts';
import { untilStopped } from '../runs/watch-for-stop.ts';
import type { FetchBytes } from '../safe-fetch.ts';
import { credentialsOf } from './feed-credentials.ts';
import { type DueWish, keepPhotos, listDueWishes, saveWishes } from './feed-photos.queries.ts';
import {
  endBrokenRuns,
  type FeedRecord,
  findFeed,
  listOnMarket,
  updateFeed,
} from './feeds.queries.ts';

export type RefreshOptions = {
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  isDryRun?: boolean;
  /** In place of those that are stored. */
  credentials?: ResoCredentials;
};

/** One refresh of a feed, to its end. `null`: another import is under way. */
export async function refreshFeed(
  deps: AppDeps,
  feedId: number,
  options: RefreshOptions,
): Promise<ImportRecord | null> {
  const { database } = deps;
  const lock = await takeInstallationLock(database, IMPORT_LOCK);
  if (!lock) return null;
  try {
    const feed = await findFeed(database.db, feedId);
    if (!feed) return null;
    const signal = AbortSignal.any([options.signal, lock.signal]);
    return await refresh(deps, feed, { ...options, signal });
  } finally {
    await lock.release();
  }
}

async function refresh(
  deps: AppDeps,
  record: FeedRecord,
  options: RefreshOptions,
): Promise<ImportRecord | null> {
  const { db } = deps.database;
  const isDryRun = options.isDryRun ?? false;
  await endBrokenRuns(db, record.id);
  const row = await beginImport(db, record, isDryRun);
  await untilStopped(db, row.id, options.signal, (signal) =>
    refreshInto(deps, record, row, { ...options, signal, isDryRun }),
  ).then(async ({ isStopped }) => {
    // Somebody wanted it to stop: its next turn is not at once.
    if (isStopped && !isDryRun) await updateFeed(db, record.id, { lastRunAt: new Date() });
  });
  return (await findImport(db, row.id)) ?? null;
}

async function refreshInto(
  deps: AppDeps,
  record: FeedRecord,
  row: ImportRecord,
  options: RefreshOptions,
): Promise<void> {
  const { db } = deps.database;
  const { isDryRun } = options;
  let error: Refusal | null = null;
  try {
    const run = await open(deps, record, options);
    const failure = await importChanges(db, row, run, options);
    const warnings = run.source.warnings();
    if (!isDryRun) {
      // Also when nothing came: all keys may have been compared.
      await saveFeedMark(db, record.id, run.source.mark());
      warnings.push(...(await copyNewPhotos(deps, row, run, options.signal)));
    }
    error = failure?.refusal ?? null;
    const ended = await findImport(db, row.id);
    await updateImport(db, row.id, {
      warnings: [...(ended?.warnings ?? []), ...warnings],
      ...(error && { status: 'broken', error }),
    });
  } catch (thrown) {
    if (!(thrown instanceof FeedFailure)) throw thrown;
    error = thrown.refusal;
    await updateImport(db, row.id, {
      status: 'failed',
      error,
      phase: null,
      finishedAt: new Date(),
    });
  } finally {
    if (!isDryRun && !options.signal.aborted)
      await updateFeed(db, record.id, { lastRunAt: new Date(), lastError: error });
  }
}

function beginImport(db: Database['db'], { id, kind, name, mark }: FeedRecord, isDryRun: boolean) {
  const options: ImportOptions & FeedOptions = {
    markBefore: mark,
    asOf: new Date().toISOString().slice(0, 10),
    system: '',
    mapping: null,
    mayBeShort: false,
    ip: null,
    isUpload: false,
  };
  return insertImport(db, {
    kind,
    name,
    feedId: id,
    options,
    isDryRun,
    status: 'running',
    startedAt: new Date(),
  });
}

/** Where it began: whoever takes the run back lets the feed begin there again. */
export type FeedOptions = { markBefore: unknown };

type Run = {
  feed: ResoFeed;
  feedId: number;
  client: ReturnType<typeof createResoClient>;
  fetch: FetchBytes;
  source: FeedSource;
};

async function open(
  deps: AppDeps,
  record: FeedRecord,
  { credentials, signal, isDryRun }: RefreshOptions,
): Promise<Run> {
  const {
    database: { db },
    appSecret,
  } = deps;
  const { fetch } = internetOf(deps);
  const known = credentials ?? credentialsOf(record, appSecret);
  if (!known) throw new FeedFailure('noCredentials');
  const feed = { url: record.url, settings: resoSettings.parse(record.settings) };
  const client = createResoClient({ feed, credentials: known, fetch, signal });
  const start = { ...NO_MARK, ...(record.mark as FeedMark | null) };
  const source = createFeedSource({
    client,
    feed,
    start,
    ours: isComparisonDue(start, feed, Date.now()) ? await listOnMarket(db, record.id) : null,
    saveWishes: async (wishes) => {
      if (!isDryRun) await saveWishes(db, record.id, wishes);
    },
    now: Date.now,
  });
  return { feed, feedId: record.id, client, fetch, source };
}

/** → why it ended early. What came before that is in and analysed. */
async function importChanges(
  db: Database['db'],
  row: ImportRecord,
  { feedId, source }: Run,
  { onProgress = () => undefined, signal }: RefreshOptions,
): Promise<FeedFailure | null> {
  await runToItsEnd(db, row, { onProgress, signal }, async () => ({
    items: source.items,
    isRepeatable: false,
    fullOf: null,
    mayBeShort: false,
    feed: { id: feedId, mark: source.mark },
  }));
  return source.failure();
}

function copyNewPhotos(
  { database: { db }, config }: AppDeps,
  { createdAt }: ImportRecord,
  { client, feed, feedId, fetch }: Run,
  signal: AbortSignal,
): Promise<Refusal[]> {
  return fulfilWishes({
    client,
    feed,
    fetchPhoto: fetch,
    storePhoto: (bytes) => storePhoto(config.dataDir, bytes),
    takeWishes: (most) => listDueWishes(db, feedId, createdAt, most),
    keepPhotos: async (wish, result) => {
      const { propertyId } = wish as DueWish;
      await retried(() => keepPhotos(db, wish as DueWish, result));
      // Whether a home has pictures counts for its place among the others.
      await retried(() => refreshSearch(db, [propertyId]));
    },
    signal,
  }).then(({ warnings }) => warnings);
}
