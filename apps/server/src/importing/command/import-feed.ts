import type { Db } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/db-errors.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { credentialsFrom, sealCredentials } from '../feeds/feed-credentials.ts';
import { type FeedRecord, findFeedByUrl, insertFeed, updateFeed } from '../feeds/feeds.queries.ts';
import { NOT_STORED, refreshFeed, tryFeed } from '../feeds/refresh-feed.service.ts';
import { type ResoCredentials, type ResoSettings, resoSettings } from '../reso/reso-settings.ts';
import type { FeedArguments } from './feed-arguments.ts';
import { type Output, printImport, printRefusal } from './print-import.ts';
import { progressBar } from './progress-bar.ts';

const DONE = 0;
const FAILED = 1;
const REFUSED = 3;
const BUSY = 4;

type Surroundings = { env: NodeJS.ProcessEnv; signal?: AbortSignal };

/** → the exit code. */
export async function importFeed(
  deps: AppDeps,
  args: FeedArguments,
  output: Output,
  { env, signal = new AbortController().signal }: Surroundings,
): Promise<number> {
  const { isDryRun, isFull, mayBeShort } = args;
  const credentials = credentialsFrom(env);
  const bar = progressBar(output);
  const options = {
    signal,
    onProgress: bar.show,
    isFull,
    mayBeShort,
    ...(credentials && { credentials }),
  };
  const feed = isDryRun
    ? await dryRunFeed(deps, args)
    : await rememberedFeed(deps, args, credentials);
  if (!feed) {
    output.err(`There is a feed called ${args.name} already. Please give another --name.\n`);
    return REFUSED;
  }
  const ended = isDryRun
    ? await tryFeed(deps, feed, options)
    : await refreshFeed(deps, feed.id, options);
  bar.end();
  if (!ended) {
    output.err('Another import is under way. Please try again when it has ended.\n');
    return BUSY;
  }
  if (ended.status === 'failed' && ended.error) {
    printRefusal(ended.error, args, output);
    return REFUSED;
  }
  await printImport(deps.database.db, ended, args, output);
  return ended.status === 'done' ? DONE : FAILED;
}

/** The feed as it would be stored. */
async function dryRunFeed(
  { database: { db } }: AppDeps,
  { kind, url, name, settings }: FeedArguments,
): Promise<FeedRecord> {
  const known = await findFeedByUrl(db, kind, url);
  if (known) return changed(known, settings);
  const now = new Date();
  return {
    id: NOT_STORED,
    kind,
    url,
    name,
    settings,
    credentials: null,
    mark: null,
    runAsked: null,
    isEnabled: false,
    everyMinutes: null,
    lastRunAt: null,
    lastError: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Found by its address, so that repeating the command continues from the mark. */
async function rememberedFeed(
  { database: { db }, appSecret }: AppDeps,
  args: FeedArguments,
  credentials: ResoCredentials | null,
): Promise<FeedRecord | null> {
  const { kind, url, everyMinutes, settings } = args;
  const known = (await findFeedByUrl(db, kind, url)) ?? (await insertNamed(db, args));
  if (!known) return null;
  const feed = changed(known, settings);
  const isKept = everyMinutes !== null && everyMinutes > 0 && credentials !== null;
  await updateFeed(db, feed.id, {
    settings: feed.settings,
    mark: feed.mark,
    ...(everyMinutes !== null && { everyMinutes: everyMinutes || null }),
    ...(isKept && { credentials: sealCredentials(appSecret, url, credentials) }),
  });
  return feed;
}

/** Settings that decide which listings come in, and under which system. */
const QUESTION = ['filter', 'system'] as const;

/** A changed query starts from the beginning. */
function changed(feed: FeedRecord, given: Partial<ResoSettings>): FeedRecord {
  const settings = { ...feed.settings, ...given };
  const [before, now] = [resoSettings.parse(feed.settings), resoSettings.parse(settings)];
  const isSame = QUESTION.every((name) => before[name] === now[name]);
  return { ...feed, settings, mark: isSame ? feed.mark : null };
}

/** `null`: another feed already has this name. Feeds on one host are distinguished by path. */
async function insertNamed(
  db: Db,
  { kind, url, name, hasExplicitName, settings }: FeedArguments,
): Promise<FeedRecord | null> {
  const { host, pathname } = new URL(url);
  const names = hasExplicitName ? [name] : [name, host + pathname, url];
  for (const free of names) {
    try {
      return await insertFeed(db, { kind, url, name: free, settings });
    } catch (error) {
      if (!isUniqueViolation(error, 'feeds_name_unique')) throw error;
    }
  }
  return null;
}
