import type { Ctx } from '../../platform/http/context.ts';
import { recordNews } from './lead-activity.service.ts';
import { restoreSignal } from './lead-signals.queries.ts';
import { deleteEntry, findSavedEntry } from './saved-news.queries.ts';

/** What is saved within this time is one entry. */
const SAME_SITTING_MS = 60 * 60_000;

type NamedHome = { id: number; address: string };

/** One timeline entry for a sitting; a home that was removed again is not in it. */
export async function announceSavedHomes(
  ctx: Ctx,
  leadId: number,
  { added = [], removedId }: { added?: readonly NamedHome[]; removedId?: number },
): Promise<void> {
  const since = new Date(Date.now() - SAME_SITTING_MS);
  const before = await findSavedEntry(ctx.db, leadId, since);
  const isAnnounced = before?.homes.some(({ id }) => id === removedId) ?? false;
  if (added.length === 0 && !isAnnounced) return;
  if (before) await deleteEntry(ctx.db, before.id);
  const kept = (before?.homes ?? []).filter(
    ({ id }) => id !== removedId && !added.some((home) => home.id === id),
  );
  const homes = [...added, ...kept];
  const [first] = homes;
  if (!first) return restoreSignal(ctx.db, leadId);
  await recordNews(ctx, leadId, 'home_saved', {
    ...{ property_id: first.id, address: first.address },
    ...{ count: homes.length, homes },
  });
}
