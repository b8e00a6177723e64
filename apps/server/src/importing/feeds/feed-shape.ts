import { FEED_MOST_PHOTOS, type Feed } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { resoSettings } from '../reso/reso-settings.ts';
import { usableCredentials } from './feed-credentials.ts';
import { countWaitingPhotos } from './feed-photos.queries.ts';
import { findLatestRun } from './feed-state.queries.ts';
import type { FeedRecord } from './feeds.queries.ts';

/** What an administrator may see: the kind of sign-in, never the credentials. */
export async function shapeFeed(ctx: Ctx, row: FeedRecord): Promise<Feed> {
  const latest = await findLatestRun(ctx.db, row.id);
  const isRunning = latest?.status === 'running';
  const { requestsPerSecond } = resoSettings.parse(row.settings);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    url: row.url,
    auth: usableCredentials(row, ctx.deps.appSecret)?.kind ?? null,
    requests_per_second: requestsPerSecond,
    every_minutes: row.everyMinutes,
    is_enabled: row.isEnabled,
    is_running: isRunning,
    is_waiting: row.runAsked !== null,
    photos_waiting: isRunning ? 0 : await countWaitingPhotos(ctx.db, row.id, FEED_MOST_PHOTOS),
    last_import_id: latest?.id ?? null,
    last_run_at: row.lastRunAt?.toISOString() ?? null,
    last_error: row.lastError,
    next_run_at: nextRunOf(row),
  };
}

function nextRunOf({ isEnabled, everyMinutes, lastRunAt }: FeedRecord): string | null {
  if (!isEnabled || everyMinutes === null) return null;
  const due = (lastRunAt?.getTime() ?? 0) + everyMinutes * 60_000;
  return new Date(Math.max(due, Date.now())).toISOString();
}
