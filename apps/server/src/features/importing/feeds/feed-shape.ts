import type { Feed } from '@alpha/contract';
import type { Ctx } from '../../../http/context.ts';
import { resoSettings } from '../reso/reso-settings.ts';
import { credentialsOf } from './feed-credentials.ts';
import { findLatestRun } from './feed-state.queries.ts';
import type { FeedRecord } from './feeds.queries.ts';

/** What an administrator may see of a feed: how it signs in, never with what. */
export async function shapeFeed(ctx: Ctx, row: FeedRecord): Promise<Feed> {
  const latest = await findLatestRun(ctx.db, row.id);
  const { requestsPerSecond } = resoSettings.parse(row.settings);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    url: row.url,
    auth: authOf(row, ctx.deps.appSecret),
    requests_per_second: requestsPerSecond,
    every_minutes: row.everyMinutes,
    is_enabled: row.isEnabled,
    is_running: latest?.status === 'running',
    last_import_id: latest?.id ?? null,
    last_run_at: row.lastRunAt?.toISOString() ?? null,
    last_error: row.lastError,
    next_run_at: nextRunOf(row),
  };
}

/** Sealed under another secret of the installation they are as good as none. */
function authOf(row: FeedRecord, appSecret: string): Feed['auth'] {
  try {
    return credentialsOf(row, appSecret)?.kind ?? null;
  } catch {
    return null;
  }
}

function nextRunOf({ isEnabled, everyMinutes, lastRunAt }: FeedRecord): string | null {
  if (!isEnabled || everyMinutes === null) return null;
  const due = (lastRunAt?.getTime() ?? 0) + everyMinutes * 60_000;
  return new Date(Math.max(due, Date.now())).toISOString();
}
