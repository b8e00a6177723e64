import type { AppDeps } from '../../../http/context.ts';
import { credentialsFrom, sealCredentials } from '../feeds/feed-credentials.ts';
import { type FeedRecord, findFeedByUrl, insertFeed, updateFeed } from '../feeds/feeds.queries.ts';
import { refreshFeed } from '../feeds/refresh-feed.service.ts';
import type { ResoCredentials } from '../reso/reso-settings.ts';
import type { FeedArguments } from './feed-arguments.ts';
import { progressBar } from './progress-bar.ts';
import { type Output, reportImport, reportRefusal } from './report-import.ts';

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
  const credentials = credentialsFrom(env);
  const feed = await rememberedFeed(deps, args, credentials);
  const bar = progressBar(output);
  const ended = await refreshFeed(deps, feed.id, {
    signal,
    onProgress: bar.show,
    isDryRun: args.isDryRun,
    ...(credentials && { credentials }),
  });
  bar.end();
  if (!ended) {
    output.err('Another import is under way. Please try again when it has ended.\n');
    return BUSY;
  }
  if (ended.status === 'failed' && ended.error) {
    reportRefusal(ended.error, args, output);
    return REFUSED;
  }
  await reportImport(deps.database.db, ended, args, output);
  return ended.status === 'done' ? DONE : FAILED;
}

/** Known by its address, so that the next run of the same command goes on from the mark. */
async function rememberedFeed(
  { database: { db }, appSecret }: AppDeps,
  { kind, url, name, everyMinutes, settings }: FeedArguments,
  credentials: ResoCredentials | null,
): Promise<FeedRecord> {
  const feed =
    (await findFeedByUrl(db, kind, url)) ?? (await insertFeed(db, { kind, url, name, settings }));
  const isKept = everyMinutes !== null && everyMinutes > 0 && credentials !== null;
  await updateFeed(db, feed.id, {
    settings: { ...feed.settings, ...settings },
    ...(everyMinutes !== null && { everyMinutes: everyMinutes || null }),
    ...(isKept && { credentials: sealCredentials(appSecret, url, credentials) }),
  });
  return feed;
}
