import type { Database } from '../../platform/db/db.ts';
import { takeInstallationLock } from '../../platform/db/installation-lock.ts';
import { internetOf } from '../../platform/fetching/internet.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import {
  findImport,
  type ImportRecord,
  insertImport,
  interruptImport,
  updateImport,
} from '../imports/imports.queries.ts';
import type { Progress } from '../imports/progress.ts';
import { untilStopped } from '../imports/watch-for-stop.ts';
import { type FeedQuery, saveFeedMark } from '../pipeline/feed-progress.queries.ts';
import { type FeedMark, NO_MARK } from '../reso/feed-mark.ts';
import { createFeedSource, type FeedSource, isComparisonDue } from '../reso/feed-source.ts';
import { createResoClient } from '../reso/reso-client.ts';
import { FeedFailure } from '../reso/reso-refusal.ts';
import { type ResoCredentials, resoSettings } from '../reso/reso-settings.ts';
import type { Refusal } from '../rows/listing-row.ts';
import { IMPORT_LOCK, type ImportOptions, runToCompletion } from '../runs/run-import.ts';
import { type Copying, copyFeedPhotos } from './copy-feed-photos.service.ts';
import { usableCredentials } from './feed-credentials.ts';
import { deleteUnplaced, listOurs, listPlaceable } from './feed-listings.queries.ts';
import { savePendingPhotos } from './feed-photos.queries.ts';
import {
  endBrokenRuns,
  type FeedRecord,
  findFeed,
  isFeedDue,
  updateFeed,
} from './feeds.queries.ts';

export type RefreshOptions = {
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Used instead of the stored ones. */
  credentials?: ResoCredentials;
  /** Read everything, ignoring the mark. */
  isFull?: boolean;
  /** Accept that most of our listings have left the market. */
  mayBeShort?: boolean;
  /** Only if still due: the request may have been canceled, or another process was faster. */
  isOnlyIfDue?: boolean;
  /** Takes over copying the photos, so that the run does not wait for it. */
  onPhotos?: (copy: () => Promise<void>) => void;
};

type RunOptions = RefreshOptions & { isDryRun: boolean };

/** One refresh of a feed, to its end. `null`: another import is running. */
export async function refreshFeed(
  deps: AppDeps,
  feedId: number,
  options: RefreshOptions,
): Promise<ImportRecord | null> {
  const { db } = deps.database;
  const ended = await oneAtATime(deps.database, options.signal, async (signal) => {
    const feed = await findFeed(db, feedId);
    if (!feed || (options.isOnlyIfDue && !(await isFeedDue(db, feedId)))) return null;
    // A requested run counts as done with this run, however it ends.
    const requested = feed.runAsked;
    if (requested) await updateFeed(db, feedId, { runAsked: null });
    const { isFull = requested?.full ?? false, mayBeShort = requested?.mayBeShort ?? false } =
      options;
    return refresh(deps, feed, { ...options, isFull, mayBeShort, signal, isDryRun: false });
  });
  if (!ended) return null;
  const { row, photos } = ended;
  if (!photos) return row;
  // The lock is released by now: copying takes hours, and other imports must not wait.
  const copy = () => copyFeedPhotos(deps, row, photos, options.signal);
  if (options.onPhotos) options.onPhotos(copy);
  else await copy();
  return (await findImport(db, row.id)) ?? null;
}

/** Dry run of a refresh. For a feed that is not stored, nothing is written. */
export async function tryFeed(
  deps: AppDeps,
  feed: FeedRecord,
  options: RefreshOptions,
): Promise<ImportRecord | null> {
  const ended = await oneAtATime(deps.database, options.signal, (signal) =>
    refresh(deps, feed, { ...options, signal, isDryRun: true }),
  );
  return ended?.row ?? null;
}

async function oneAtATime<T>(
  database: Database,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T | null>,
): Promise<T | null> {
  const lock = await takeInstallationLock(database, IMPORT_LOCK);
  if (!lock) return null;
  try {
    return await work(AbortSignal.any([outer, lock.signal]));
  } finally {
    await lock.release();
  }
}

type Ended = { row: ImportRecord; photos: Copying | null };

async function refresh(
  deps: AppDeps,
  record: FeedRecord,
  options: RunOptions,
): Promise<Ended | null> {
  const { db } = deps.database;
  const { isDryRun } = options;
  await endBrokenRuns(db);
  const begun = await beginImport(db, record, isDryRun);
  let photos: Copying | null = null;
  const { isStopped } = await untilStopped(db, begun.id, options.signal, async (signal) => {
    photos = await refreshInto(deps, record, begun, { ...options, signal });
  });
  // Stopped by a person: the next run waits for its regular turn.
  if (isStopped && !isDryRun) await updateFeed(db, record.id, { lastRunAt: new Date() });
  const row = await findImport(db, begun.id);
  return row ? { row, photos } : null;
}

/** → what is needed to copy the photos, if there may be any. */
async function refreshInto(
  deps: AppDeps,
  record: FeedRecord,
  row: ImportRecord,
  options: RunOptions,
): Promise<Copying | null> {
  const { db } = deps.database;
  const { isDryRun } = options;
  let error: Refusal | null = null;
  try {
    const run = await open(deps, record, options);
    const failure = await importChanges(db, row, run, options);
    if (!isDryRun) {
      // Even without changes: all keys may have been compared.
      await saveFeedMark(db, run.asked, run.source.mark());
      await deleteUnplaced(db, run.source.answered());
    }
    error = failure?.refusal ?? null;
    const ended = await findImport(db, row.id);
    await updateImport(db, row.id, {
      warnings: [...(ended?.warnings ?? []), ...run.source.warnings()],
      ...(error && { status: 'broken', error }),
    });
    return isDryRun ? null : run;
  } catch (thrown) {
    if (options.signal.aborted) throw thrown;
    if (!(thrown instanceof FeedFailure)) {
      error = { code: 'file.brokenOff' };
      await interruptImport(db, row.id, error);
      throw thrown;
    }
    error = thrown.refusal;
    await updateImport(db, row.id, {
      status: 'failed',
      error,
      phase: null,
      finishedAt: new Date(),
    });
    return null;
  } finally {
    if (!isDryRun && !options.signal.aborted)
      await updateFeed(db, record.id, { lastRunAt: new Date(), lastError: error });
  }
}

function beginImport(db: Database['db'], record: FeedRecord, isDryRun: boolean) {
  const { id, kind, name, mark } = record;
  const options: ImportOptions & FeedOptions = {
    markBefore: mark,
    asked: feedQueryOf(record),
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
    feedId: id === NOT_STORED ? null : id,
    options,
    isDryRun,
    status: 'running',
    startedAt: new Date(),
  });
}

/** Id of a feed that is only tried out. */
export const NOT_STORED = 0;

/** Where the run started; undo moves the feed back to it. */
export type FeedOptions = { markBefore: unknown; asked: FeedQuery };

function feedQueryOf({ id, url, settings }: FeedRecord): FeedQuery {
  const { filter, system } = resoSettings.parse(settings);
  return { id, url, filter, system };
}

type Run = Copying & { asked: FeedQuery; source: FeedSource };

async function open(
  deps: AppDeps,
  record: FeedRecord,
  { credentials, signal, isDryRun, isFull, mayBeShort = false }: RunOptions,
): Promise<Run> {
  const { db } = deps.database;
  const { id: feedId, url } = record;
  const { fetch } = internetOf(deps);
  const known = credentials ?? usableCredentials(record, deps.appSecret);
  if (!known) throw new FeedFailure('noCredentials');
  const feed = { url, settings: resoSettings.parse(record.settings) };
  const client = createResoClient({ feed, credentials: known, fetch, signal });
  const start = isFull ? NO_MARK : { ...NO_MARK, ...(record.mark as FeedMark | null) };
  const source = createFeedSource({
    client,
    feed,
    start,
    ours: isComparisonDue(start, feed, Date.now()) ? await listOurs(db, feedId) : null,
    mayBeShort,
    listUnplaced: () => listPlaceable(db, feedId),
    savePendingPhotos: async (photos) => {
      if (!isDryRun) await savePendingPhotos(db, feedId, photos);
    },
    now: Date.now,
  });
  return { feed, feedId, client, fetch, source, asked: feedQueryOf(record) };
}

/** → why it ended early. What came before that is stored and analyzed. */
async function importChanges(
  db: Database['db'],
  row: ImportRecord,
  { asked, source }: Run,
  { onProgress = () => undefined, signal }: RunOptions,
): Promise<FeedFailure | null> {
  await runToCompletion(db, row, { onProgress, signal }, async () => ({
    items: source.items,
    isRepeatable: false,
    fullOf: null,
    mayBeShort: false,
    feed: { asked, mark: source.mark },
  }));
  return source.failure();
}
