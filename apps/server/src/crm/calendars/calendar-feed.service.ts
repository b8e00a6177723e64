import type { CalendarFeed, renewCalendarFeed as endpoint, ResultOf } from '@alpha/contract';
import { assertProved, newToken } from '../../accounts/index.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { deleteFeed, findFeed, putFeed } from './calendars.queries.ts';

export async function getCalendarFeed(ctx: Ctx): Promise<CalendarFeed> {
  const feed = await findFeed(ctx.db, viewerOf(ctx).id);
  return {
    is_on: feed !== undefined,
    created_at: feed?.createdAt.toISOString() ?? null,
    read_at: feed?.readAt?.toISOString() ?? null,
  };
}

/** The address outlives the session that makes it, so the person proves who they are. */
export async function renewCalendarFeed(ctx: Ctx): Promise<ResultOf<typeof endpoint>> {
  assertProved(ctx);
  const { token, tokenHash } = newToken();
  await putFeed(ctx.db, viewerOf(ctx).id, tokenHash);
  const url = `${ctx.deps.config.publicUrl}/api/calendars/${token}/tasks.ics`;
  return { ...(await getCalendarFeed(ctx)), url };
}

export async function deleteCalendarFeed(ctx: Ctx): Promise<{ status: 'success' }> {
  await deleteFeed(ctx.db, viewerOf(ctx).id);
  return { status: 'success' };
}
